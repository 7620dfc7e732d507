import { expect, test } from 'vitest';
import { packedAtOnce } from '../testing/packed.ts';
import { gathered, unzip } from '../testing/unzip.ts';
import { archiveOf } from './archive.ts';
import type { PackedFile } from './packed-file.ts';

const contents = [
  ['a/text.txt', Buffer.from('a line that is said again and again\n'.repeat(900))],
  ['a/empty.txt', Buffer.alloc(0)],
  ['b/noise.png', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256))],
] as const;

async function* files(asked: string[] = []): AsyncGenerator<PackedFile> {
  for (const [path, bytes] of contents) {
    asked.push(path);
    yield packedAtOnce(path, bytes);
  }
}

test('[K-02] an archive is read by another program: paths, bytes, ways of packing, and the one date', async () => {
  const read = await unzip(await gathered(archiveOf(files())));
  expect(read).toEqual(contents.map(([path, bytes]) => ({ path, bytes, method: 8, date: '1980-1-1' })));
});

test('[K-07] the same files give the same bytes', async () => {
  expect(await gathered(archiveOf(files()))).toEqual(await gathered(archiveOf(files())));
});

test('a file is asked for only when what came before it was taken', async () => {
  const asked: string[] = [];
  const chunks = archiveOf(files(asked));
  await chunks.next();
  expect(asked).toEqual(['a/text.txt']);
  await gathered(chunks);
  expect(asked).toHaveLength(3);
});

test('what breaks while the files are made breaks the archive', async () => {
  async function* broken(): AsyncGenerator<PackedFile> {
    yield* files();
    throw new Error('the press has ended');
  }
  await expect(gathered(archiveOf(broken()))).rejects.toThrow('the press has ended');
});
