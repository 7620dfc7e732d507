import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { kitKey, pressArchive } from './kit-press.ts';
import type { KitOrder } from './pack-kit.ts';
import type { Press } from './press.ts';

export interface KitShelfOptions {
  /** Folder of the archives; made when it is not there. Nothing else may stand in it, and no other process write there. */
  readonly folder: string;
  /** Bytes that all archives may take; the ones not asked for longest go first. Default 1 GiB. */
  readonly limit?: number;
  /** Waited for before an archive is made that does not stand there, with the bytes that all under way may take; when it rejects, none is. */
  readonly beforeMaking?: (bytes: number) => Promise<void>;
}

/** Archives by what is in them: asked for again, a kit is a file that stands there. */
export interface KitShelf {
  /**
   * The path of an order's archive, made when it is not there. Two who ask at once wait for one. It may be given up for room at any time: asked for again, it is the same
   * to the byte. Errors: see `pressKit`, and those of files.
   */
  archive(order: KitOrder): Promise<string>;
  /** Removes the archive of an order, as this version makes it: whoever it was for has gone. Somebody else's of the same order is made again. */
  forget(order: KitOrder): Promise<void>;
  /** Removes archives that nobody has asked for since a moment; tells how many went. Asked for again, they are made again, to the byte. */
  clear(before: Date): Promise<number>;
  /** Removes archives, the ones not asked for longest first, until so many bytes are free; tells how many went. */
  giveUp(bytes: number): Promise<number>;
}

/** Bytes of a large archive: of dense Chinese names (measured: 12 MB). */
const large = 16e6;

export function openKitShelf(
  press: Pick<Press, 'kitPart'>,
  { folder, limit = 1024 ** 3, beforeMaking = async () => {} }: KitShelfOptions,
): KitShelf {
  const making = new Map<string, Promise<string>>();

  /** What a process left that was killed while it wrote. Whoever holds the folder's place is alone in it. */
  const sweep = async (): Promise<void> => {
    for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  };
  // There may be no folder yet; what cannot be taken away costs room, and no archive.
  const swept = sweep().catch(() => {});

  /** Under its name only when it is whole and on the disk: what a crash leaves behind is never taken for a kit. */
  const make = async (key: string, order: KitOrder): Promise<string> => {
    await swept;
    const path = join(folder, `${key}.zip`);
    // What cannot be read is made again, and takes its place.
    if (await takeWhole(path).catch(() => false)) return path;
    await beforeMaking(making.size * large);
    await mkdir(folder, { recursive: true });
    const part = join(folder, `${key}.${process.pid}.part`);
    try {
      await pipeline(Readable.from(pressArchive(press, order)), createWriteStream(part, { flush: true }));
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    await tidy();
    return path;
  };

  const archives = async () => {
    // There is no folder until there is a kit.
    const names = (await readdir(folder).catch(unlessGone))?.filter((name) => name.endsWith('.zip')) ?? [];
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const found = await stat(path).catch(unlessGone);
        return found === null ? [] : [{ path, size: found.size, used: found.mtimeMs }];
      }),
    );
    return files.flat();
  };

  /** Removes so many bytes of archives, the ones not asked for longest first; tells how many went. */
  const remove = async (files: Awaited<ReturnType<typeof archives>>, bytes: number): Promise<number> => {
    let gone = 0;
    for (const { path, size } of files.toSorted((a, b) => a.used - b.used)) {
      if (gone >= bytes) break;
      await rm(path, { force: true });
      gone += size;
    }
    return gone;
  };
  const tidy = async (): Promise<void> => {
    const files = await archives();
    await remove(files, files.reduce((sum, { size }) => sum + size, 0) - limit);
  };

  return {
    archive(order) {
      const key = kitKey(order);
      const known = making.get(key);
      if (known !== undefined) return known;
      const begun = make(key, order).finally(() => making.delete(key));
      making.set(key, begun);
      return begun;
    },
    async forget(order) {
      const key = kitKey(order);
      await making.get(key)?.catch(() => {});
      await rm(join(folder, `${key}.zip`), { force: true });
    },
    async clear(before) {
      const old = (await archives()).filter(({ used }) => used < before.getTime());
      for (const { path } of old) await rm(path, { force: true });
      return old.length;
    },
    giveUp: async (bytes) => remove(await archives(), bytes),
  };
}

/** Bytes of the record that ends an archive; ours have no comment behind it. */
const endRecord = 22;

/**
 * Renews the time of an archive that ends as it was written: its last record tells where its directory begins and how long that is. One that was
 * cut off, whatever did it, has no such end. Nothing else of it is read.
 */
async function takeWhole(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size < endRecord) return false;
    const { buffer: end } = await handle.read(Buffer.alloc(endRecord), 0, endRecord, size - endRecord);
    if (end.readUInt32LE(0) !== 0x06054b50 || end.readUInt32LE(12) + end.readUInt32LE(16) + endRecord !== size) return false;
    const now = new Date();
    await handle.utimes(now, now);
    return true;
  } finally {
    await handle.close();
  }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
