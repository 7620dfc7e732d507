import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shelfCount, shelfOf } from '../src/drawing-worker/shelf-of.ts';
import { readShelves } from './picture-plugin.ts';

test('[H-07] no file of drawings is larger than 11 kB after brotli, and each holds its own', async () => {
  const shelves = await readShelves();
  expect(shelves).toHaveLength(shelfCount);
  for (const [i, text] of shelves.entries()) {
    expect(brotliCompressSync(text).length, `shelf ${i}`).toBeLessThanOrEqual(11_000);
    expect(Object.keys(JSON.parse(text)).filter((name) => shelfOf(name) !== i)).toEqual([]);
  }
  expect(shelves.flatMap((text) => Object.keys(JSON.parse(text))).length).toBeGreaterThan(1310);
});
