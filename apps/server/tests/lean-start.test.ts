import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Prints the address of every module that a process loads. */
const watch = `
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
`;
const server = new URL('../src/serve.ts', import.meta.url);

/** What only drawing and writing need: 66 MB of a process (decision 0085). */
const heavy = /catalogue\/(?:marks|pictures|subjects)\.json$|packages\/copy\/|node_modules\/(?:docx|pdfkit|sharp)\//;

test('[LD-05] a server loads no catalog of drawings, no texts and no maker of files', async () => {
  const hook = `data:text/javascript,${encodeURIComponent(watch)}`;
  const run = [
    '--import',
    hook,
    '--input-type=module',
    '--eval',
    `await import('@brandwright/press'); await import('${server}')`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, run, {
    cwd: new URL('..', import.meta.url),
    maxBuffer: 16 * 1024 ** 2,
  });
  const loaded = stdout.split('\n');
  expect(loaded).toContain(server.href);
  expect(loaded.filter((url) => heavy.test(url))).toEqual([]);
});
