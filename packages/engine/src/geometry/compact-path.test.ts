import { expect, test } from 'vitest';
import { parseCompactPath } from './compact-path.ts';

test('compact data is read as relative tenths, contour after contour', () => {
  expect(parseCompactPath('m10 20h30v-10m5-5l10 10c0 5 5 10 10 10')).toEqual([
    [1, 2, 1, 2, 4, 2, 4, 2, 4, 2, 4, 1, 4, 1, 4, 1, 1, 2, 1, 2],
    [1.5, 1.5, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5, 2.5, 3, 3, 3.5, 3.5, 3.5, 3.5, 3.5, 1.5, 1.5, 1.5, 1.5],
  ]);
});
