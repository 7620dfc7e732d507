import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedAtOnce } from '../testing/packed.ts';
import { gathered, unzip } from '../testing/unzip.ts';
import { archiveOf } from './archive.ts';
import { archiveSize, type ReadBytes, readEntries, readEntry } from './archive-entries.ts';
import type { PackedFile } from './packed-file.ts';

async function* each(files: readonly PackedFile[]): AsyncGenerator<PackedFile> {
  yield* files;
}

const readerOf =
  (archive: Buffer): ReadBytes =>
  async (offset, length) =>
    archive.subarray(offset, offset + length);

const someFiles = fc.uniqueArray(
  fc.record({
    path: fc.stringMatching(/^[a-z0-9][a-z0-9._/-]{0,40}$/),
    bytes: fc.uint8Array({ maxLength: 300 }),
  }),
  { selector: ({ path }) => path, maxLength: 12 },
);

test('[K-02] entries read from an archive are the files it was made of, with its exact size', async () => {
  await fc.assert(
    fc.asyncProperty(someFiles, async (some) => {
      const files = some.map(({ path, bytes }) => packedAtOnce(path, Buffer.from(bytes)));
      const archive = await gathered(archiveOf(each(files)));
      const read = readerOf(archive);
      const entries = await readEntries(read, archive.length);
      expect(archiveSize(entries)).toBe(archive.length);
      const again = await Promise.all(entries.map((entry) => readEntry(read, entry)));
      expect(again.map(({ data, ...file }) => ({ ...file, data: [...data] }))).toEqual(
        files.map(({ data, ...file }) => ({ ...file, data: [...data] })),
      );
    }),
  );
});

test('[K-02] an archive made of some entries of another one is read by another program', async () => {
  const texts = ['first', 'second', 'third'].map((text) => Buffer.from(`${text} `.repeat(50)));
  const archive = await gathered(archiveOf(each(texts.map((text, i) => packedAtOnce(`folder/${i}.txt`, text)))));
  const read = readerOf(archive);
  const some = (await readEntries(read, archive.length)).filter(({ path }) => !path.includes('1'));
  const files = await Promise.all(some.map((entry) => readEntry(read, entry)));
  const smaller = await gathered(archiveOf(each(files)));
  expect(smaller.length).toBe(archiveSize(some));
  expect((await unzip(smaller)).map(({ path, bytes }) => [path, bytes.equals(texts[Number(path[7])] as Buffer)])).toEqual([
    ['folder/0.txt', true],
    ['folder/2.txt', true],
  ]);
  expect(files[0] && inflateRawSync(files[0].data)).toEqual(texts[0]);
});

test('what is no archive is refused', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(10), Buffer.alloc(5000, 7)])
    await expect(readEntries(readerOf(bytes), bytes.length)).rejects.toThrow('no end record');
  const damaged = await gathered(archiveOf(each([packedAtOnce('a.txt', Buffer.from('a'))])));
  damaged.writeUInt32LE(0, damaged.length - 22 - 51);
  await expect(readEntries(readerOf(damaged), damaged.length)).rejects.toThrow('damaged');
});
