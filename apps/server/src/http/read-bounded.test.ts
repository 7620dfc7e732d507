import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.ts';

test('[J-03] an answer is read up to its bound, and no byte further', async () => {
  expect(await readBounded(new Response('ten bytes!'), 10)).toHaveLength(10);
  await expect(readBounded(new Response('ten bytes!'), 9)).rejects.toThrow('more than 9 bytes');
});
