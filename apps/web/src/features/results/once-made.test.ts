import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../client.ts';
import { betweenTries, filesOf, onceMade } from './once-made.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = () => new Refusal('press.busy', 'We’re very busy right now.');

test('files that are not made in time are asked for again, five times at most', async () => {
  for (const [refusals, asked, outcome] of [
    [0, 1, 'made'],
    [5, 6, 'made'],
    [6, 6, 'press.busy'],
  ] as const) {
    let times = 0;
    const ask = async () => {
      if (times++ < refusals) throw busy();
      return 'made';
    };
    const answer = onceMade(ask).catch(({ code }: Refusal) => code);
    await vi.advanceTimersByTimeAsync(betweenTries * 10);
    expect([await answer, times]).toEqual([outcome, asked]);
  }
});

test('other refusals are told at once, and nobody asks for a page that is gone', async () => {
  const locked = vi.fn(() => Promise.reject(new Refusal('kit.locked', 'Locked.')));
  await expect(onceMade(locked)).rejects.toMatchObject({ code: 'kit.locked' });
  const gone = vi.fn(() => Promise.reject(busy()));
  await expect(onceMade(gone, () => true)).rejects.toMatchObject({ code: 'press.busy' });
  expect([locked, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('the files of a kit are listed after their progress; a problem in a line is a refusal', async () => {
  const contents = { files: [], packages: [], bytes: 0 };
  const problem = { code: 'press.busy', detail: 'We’re very busy right now.' };
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
