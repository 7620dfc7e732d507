import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenFreeIcons } from './build-free-icons.ts';
import { writtenLetters } from './build-letters.ts';
import { writtenMarks } from './build-marks.ts';
import { writtenPictures } from './build-pictures.ts';

const shipped = (name: string): string =>
  readFileSync(new URL(`../../packages/engine/src/concepts/catalogue/${name}`, import.meta.url), 'utf8');
/** Lines that only one side has: short enough to read when a whole catalogue differs. */
const differing = (built: string, file: string): string[] => {
  const [a, b] = [new Set(built.split('\n')), new Set(file.split('\n'))];
  return [...a.symmetricDifference(b)].map((line) => line.slice(0, 60));
};

// Half a minute where a machine is busy: every fit is searched anew.
test('marks.json and outlines.json are what the build writes from the concepts as they are', () => {
  const { json, onDemand } = writtenMarks();
  expect(differing(json, shipped('marks.json'))).toEqual([]);
  expect(json === shipped('marks.json')).toBe(true);
  expect(onDemand === shipped('outlines.json')).toBe(true);
});

test('pictures.json is what the build writes', () => {
  expect(differing(writtenPictures(), shipped('pictures.json'))).toEqual([]);
});

test('letters.json and letter-paths.json are what the build writes', () => {
  const { json, paths } = writtenLetters();
  expect(differing(json, shipped('letters.json'))).toEqual([]);
  expect(json === shipped('letters.json')).toBe(true);
  expect(paths === shipped('letter-paths.json')).toBe(true);
});

test('icons.json of the free builder is what the build writes', () => {
  const file = readFileSync(new URL('../../packages/engine/src/free/catalogue/icons.json', import.meta.url), 'utf8');
  expect(differing(writtenFreeIcons(), file)).toEqual([]);
});
