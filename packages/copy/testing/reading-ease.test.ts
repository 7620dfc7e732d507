import { expect, test } from 'vitest';
import { readingEase, syllables } from './reading-ease.ts';

test.each([
  ['the', 1],
  ['made', 1],
  ['baked', 1],
  ['wanted', 2],
  ['table', 2],
  ['people', 2],
  ['coffee', 2],
  ['bakery', 3],
  ['quiet', 2],
  ['business', 2],
  ['customers', 3],
  ['family', 3],
  ['houses', 2],
  ['watches', 2],
  ['really', 2],
  ['appointment', 3],
  ['photography', 4],
  ['physiotherapy', 6],
  ['café', 2],
  ['don’t', 1],
])('[I-01] “%s” has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('[I-01] plain sentences read easily, and long words do not', () => {
  expect(readingEase('The cat sat on the mat. It was warm.')).toBeGreaterThan(100);
  expect(readingEase('Organizational considerations necessitate comprehensive interdepartmental communication.')).toBeLessThan(0);
});
