import { expect, test } from 'vitest';
import { parseCompactPath } from './compact-path.ts';

test('straights are read as relative tenths, and the last one of a contour is implied', () => {
  // 10 20, 30, −10; 5 −5 (from 10 20), 10 10, home.
  expect(parseCompactPath('mhvmlV gKgUgef2gFf7gKgK')).toEqual([
    [1, 2, 1, 2, 4, 2, 4, 2, 4, 2, 4, 1, 4, 1, 4, 1, 1, 2, 1, 2],
    [1.5, 1.5, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 1.5, 2.5, 1.5, 2.5, 1.5, 1.5, 1.5, 1.5, 1.5],
  ]);
});

test('curves store both handles, one, or only the end, as far as the rest can’t be derived', () => {
  const to = (data: string): readonly number[] => (parseCompactPath(data)[0] ?? []).slice(2, 8).map((v) => Math.round(v * 10));
  // Handles (0, 5) and (−5, 0) back from the end (10, 10).
  expect(to('mc gAgAgAgFf7gAgKgK')).toEqual([0, 5, 15, 10, 10, 10]);
  // The same way out is mirrored in the chord: from (0, 6) to (6, 0) back.
  expect(to('ms gAgAgAgGgKgK')).toEqual([0, 6, 4, 10, 10, 10]);
  // Quarters along either axis; 7 is 21 in base 3: one more and nothing aside.
  expect(to('mx gAgAgKgU')).toEqual([6, 0, 10, 9, 10, 20]);
  expect(to('my gAgAgKgU')).toEqual([0, 11, 4, 20, 10, 20]);
  expect(to('mx7 gAgAgKgU')).toEqual([7, 0, 10, 9, 10, 20]);
  // Home again, from (10, 20).
  expect(parseCompactPath('mlX gAgAgKgU')[0]?.slice(-2)).toEqual([0, 0]);
});

test('numbers that two digits cannot say have three after an A', () => {
  expect(parseCompactPath('ml gAgAAhOIAex4')).toEqual([[0, 0, 0, 0, 500, -500, 500, -500, 500, -500, 0, 0, 0, 0]]);
});
