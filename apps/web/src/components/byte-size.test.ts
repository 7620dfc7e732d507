import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test('[K-02] bytes are told in the unit that fits them', () => {
  const told = [0, 999, 1000, 1499, 999_499, 999_500, 2_449_000, 9_949_999, 9_950_000, 123_400_000].map(byteSize);
  expect(told).toEqual(['0 B', '999 B', '1 KB', '1 KB', '999 KB', '1.0 MB', '2.4 MB', '9.9 MB', '10 MB', '123 MB']);
});
