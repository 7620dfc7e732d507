import { expect, test } from 'vitest';
import { nameFindings } from './names.ts';
import { sizeFindings } from './sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x;\n'.repeat(lines) });

test('a file over its cap is told to split', () => {
  expect(sizeFindings([file('a.ts', 400), file('a.tsx', 250)])).toEqual([]);
  expect(sizeFindings([file('a.ts', 401)])).toMatchObject([{ file: 'a.ts', message: expect.stringContaining('401 lines') }]);
  expect(sizeFindings([file('a.tsx', 251)])).toHaveLength(1);
});

test('catalogues, generated code and migrations have no cap; the builders of catalogues have', () => {
  const free = ['packages/engine/src/concepts/catalogue/words.ts', 'packages/data/migrations/0001.ts'];
  expect(sizeFindings(free.map((path) => file(path, 900)))).toEqual([]);
  expect(sizeFindings([file('tools/catalogue/build-marks.ts', 900)])).toHaveLength(1);
});

test('nine files of ten stay under 300 lines', () => {
  const mostly = (long: number) => Array.from({ length: 20 }, (_, i) => file(`f${i}.ts`, i < long ? 350 : 100));
  expect(sizeFindings(mostly(2))).toEqual([]);
  expect(sizeFindings(mostly(3))).toMatchObject([{ message: expect.stringContaining('90th percentile') }]);
});

test.each(['utils', 'helpers', 'shared', 'common', 'types', 'hooks', 'misc'])('no folder or file is named %s', (name) => {
  expect(nameFindings([`apps/web/src/${name}/a.ts`, `apps/web/src/${name}/b.ts`])).toMatchObject([
    { file: `apps/web/src/${name}` },
  ]);
  expect(nameFindings([`apps/web/src/${name}.ts`])).toHaveLength(1);
  expect(nameFindings([`apps/web/src/brand-${name}.ts`])).toEqual([]);
});
