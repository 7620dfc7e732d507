import { expect, test } from 'vitest';
import { titleFindings } from './titles.ts';

const found = (text: string, path = 'apps/web/src/a.test.ts') => titleFindings([{ path, text }]);
const [fits, long] = ['x'.repeat(90), 'x'.repeat(103)];

// Each has a name: a row in a title of this file would count as proven.
test.each([
  ['test', `test('[W-10] ${long}', () => {});`],
  ['it', `it("${long}");`],
  ['each', `test.each([[1]])('[S-01] [corpus 9] ${long}', () => {});`],
  ['a table', `test.each\`a\n1\`('${long}', () => {});`],
  ['concurrent.each', `test.concurrent.each(points)('${long}', async () => {});`],
  ['skipIf', `test.skipIf(isWindows)('${long}', () => {});`],
  ['a group', `describe('${long}', () => {});`],
  ['a test of a group', `describe('a group', () => {\ntest(\`${long}\`, () => {}); });`],
])('a long title of %s is refused', (_, text) => {
  const message = 'The title has 103 characters without its rows; say one thing in 90.';
  expect(found(text)).toMatchObject([{ file: 'apps/web/src/a.test.ts', message }]);
  expect(found(text, 'apps/web/src/a.ts')).toEqual([]);
});

test.each([
  ['a title of 90 characters without its rows', `test('[W-10] [corpus 9] ${fits}', () => {});`],
  ['a template of 90 characters', `test(\`${'x'.repeat(84)}\${one}\`, () => {});`],
  ['a text that is no title', `test('short', () => expect(it).toBe('${long}'));`],
  ['an option', `test.use({ title: '${long}' });`],
])('%s is fine', (_, text) => expect(found(text)).toEqual([]));

test('a finding names the line of the title', () => {
  expect(found(`\ntest(\n  '${long}',\n  () => {},\n);`)).toMatchObject([{ line: 3 }]);
});
