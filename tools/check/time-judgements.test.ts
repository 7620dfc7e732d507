import { expect, test } from 'vitest';
import { timeFindings } from './time-judgements.ts';

const found = (text: string, path = 'packages/engine/src/a.test.ts') => timeFindings([{ path, text }]);

test.each([
  ['const began = performance.now();', /Count the work/],
  ['expect(Date.now() - began).toBeLessThan(2000);', /Count the work/],
  ['expect(row.dueAt.getTime() - Date.now()).toBeGreaterThan(5);', /Count the work/],
  ['await vi.waitFor(() => {});', /eventually/],
  ["test('a', async () => {\n}, 60_000);", /limit of its own/],
  ['test.setTimeout(5);', /limit of its own/],
  ['await expect(one).toBeHidden({ timeout: 12_000 });', /limit of its own/],
])('%s is refused in a test', (text, message) => {
  expect(found(text)).toMatchObject([{ line: expect.any(Number), message: expect.stringMatching(message) }]);
  expect(found(text, 'packages/engine/src/a.ts')).toEqual([]);
});

test.each([
  'expect(processorTime(work)).toBeLessThan(50);',
  'const then = new Date(Date.now() - 60_000);',
  'await eventually(() => {\n}, 20);',
  "// performance.now() is not read here, nor in 'performance.now()'",
  'expect(text.length).toBeLessThan(20_000);',
])('%s is fine', (text) => expect(found(text)).toEqual([]));

test('an exception has a reason and stands in the list by its file', () => {
  expect(found('performance.now();', 'apps/server/testing/stopped-clock.ts')).toEqual([]);
});
