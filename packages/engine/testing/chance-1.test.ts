import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const program = new URL('./chance-run.ts', import.meta.url).pathname;

/** Of each part; `CHANCE=250` draws the whole thousand, which takes two minutes of a core. */
const count = process.env.CHANCE ?? '20';

// In two files, so that two workers share them.
test.each([1, 2])('[G-09] chance briefs, part %i of 4: gates, choices and differences hold', async (part) => {
  const { stdout } = await run(process.execPath, [program, count, String(20261120 + part)]);
  expect(stdout).toBe(`${count} briefs held\n`);
});
