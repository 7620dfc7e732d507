import { expect, onTestFinished, test, vi } from 'vitest';
import { filesOf } from './files-of.ts';

test('the files of a kit are listed after their progress; a problem in a line is a refusal', async () => {
  const contents = { files: [], packages: [], bytes: 0 };
  const problem = { code: 'press.busy', detail: 'We’re very busy right now.' };
  onTestFinished(() => void vi.unstubAllGlobals());
  const answers = [[{ share: 0.5 }, { share: 1 }, { contents }], [{ share: 0.5 }, { problem }], [{ share: 0.5 }]];
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        answers
          .shift()
          ?.map((line) => `${JSON.stringify(line)}\n`)
          .join(''),
      ),
  );
  const told: number[] = [];
  expect(await filesOf('a', (share) => told.push(share))).toEqual(contents);
  expect(told).toEqual([0.5, 1]);
  await expect(filesOf('a')).rejects.toMatchObject({ code: 'press.busy', message: problem.detail });
  await expect(filesOf('a')).rejects.toMatchObject({ code: 'unreadable' });
});
