import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const catalogue = (name: string) => JSON.parse(read(`packages/engine/src/concepts/catalogue/${name}.json`));
const readme = read('README.md').replace(/\s+/g, ' ');

/** The number that stands before some words, as a reader takes it. */
function figure(before: RegExp): number {
  const [, digits = ''] = new RegExp(`([\\d,]+)${before.source}`).exec(readme) ?? [];
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', ''));
}

test('the figures of the readme are those of the catalogue', () => {
  const concepts: readonly { words: readonly string[] }[] = catalogue('concepts');
  const faces: readonly { uses: readonly string[] }[] = catalogue('typefaces');
  expect(figure(/, from some [\d,]+ words/)).toBe(concepts.length);
  const words = new Set(concepts.flatMap((concept) => concept.words)).size;
  expect(figure(/ words\)/)).toBe(Math.round(words / 100) * 100);
  expect(figure(/ pictures and/)).toBe(catalogue('marks').marks.length);
  expect(figure(/ letters, drawn and judged/)).toBe(catalogue('letters').marks.length);
  expect(figure(/ of them, in eleven writing systems/)).toBe(faces.filter(({ uses }) => uses.includes('name')).length);
});
