import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawnOnDemand } from './on-demand.ts';

/** What a page would draw: `#pictures` is empty under this condition. */
const inPage = (...args: string[]): string =>
  execFileSync(process.execPath, ['--conditions=browser', fileURLToPath(new URL('./page-run.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('[G-09] what a page fetches on demand draws the same sets, relatives, edits and icons', () => {
  expect(JSON.parse(inPage())).toEqual(drawnOnDemand(() => {}));
});

test('[G-09] a page that fetched nothing draws nothing instead of something else', () => {
  expect(() => inPage('nothing')).toThrow('has to be fetched first');
});
