import { expect, test } from 'vitest';
import { documentFindings } from './documents.ts';

const paths = ['README.md', 'docs/decisions/README.md', 'docs/decisions/0001-house.md', 'apps/web/src/pages.ts'];
const found = (path: string, text: string) => documentFindings([{ path, text }], paths);

test('a link to a file or folder of the repository must lead there', () => {
  expect(found('README.md', 'See [pages](apps/web/src/pages.ts), [web](apps/web/) and [the site](https://example.com).')).toEqual(
    [],
  );
  expect(found('docs/decisions/0001-house.md', '[up](../../README.md#why) [here](#below)')).toEqual([]);
  expect(found('README.md', 'first\n[routes](apps/web/src/routes.ts)')).toMatchObject([{ line: 2, file: 'README.md' }]);
});

test('a path in CONTRIBUTING.md must exist', () => {
  expect(found('CONTRIBUTING.md', 'Start at `apps/web/src/pages.ts`, run `npm start`.')).toEqual([]);
  expect(found('CONTRIBUTING.md', '\n`apps/web/src/pages.tsx`')).toMatchObject([{ line: 2, file: 'CONTRIBUTING.md' }]);
});

test('a merge that was left half done is found', () => {
  expect(found('README.md', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other')).toMatchObject([{ line: 2 }, { line: 6 }]);
});

test('each decision stands in the list once', () => {
  const decision = { path: 'docs/decisions/0001-house.md', text: '' };
  const list = (text: string) => documentFindings([decision, { path: 'docs/decisions/README.md', text }], paths);
  expect(list('[0001](0001-house.md)')).toEqual([]);
  expect(list('')).toHaveLength(1);
  expect(list('[0001](0001-house.md) [again](0001-house.md)')).toMatchObject([
    { message: expect.stringContaining('named 2 times') },
  ]);
});
