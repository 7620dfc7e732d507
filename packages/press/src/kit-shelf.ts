import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { kitKey, pressArchive, type TellShare } from './kit-press.ts';
import type { KitOrder } from './pack-kit.ts';
import type { Press } from './press.ts';

export interface KitShelfOptions {
  /**
   * Folder of the archives, created if missing. It must hold nothing else, and no other process may write to
   * it.
   */
  readonly folder: string;
  /** Maximum bytes of all archives. Those unused for longest go first. Default 1 GiB. */
  readonly limit?: number;
  /**
   * Awaited before a new archive is made, with the most bytes that all archives in progress may take.
   * Rejecting prevents it.
   */
  readonly beforeMaking?: (bytes: number) => Promise<void>;
}

/** A cache of archives on disk, by content. */
export interface KitShelf {
  /**
   * The path of an order's archive, made if missing. Concurrent callers share one. It may be deleted for room
   * at any time; made again, it has the same bytes. While it is made, `tell` hears how much of it is. Errors:
   * see `pressKit`, and those of the file system.
   */
  archive(order: KitOrder, tell?: TellShare): Promise<string>;
  /**
   * Deletes an order's archive, as this version makes it, after its owner was erased. Another owner of the
   * same order gets it made anew.
   */
  forget(order: KitOrder): Promise<void>;
  /** Deletes archives last used before a time. Returns how many were deleted. */
  clear(before: Date): Promise<number>;
  /** Deletes at least this many bytes of archives, least recently used first. Returns the bytes freed. */
  giveUp(bytes: number): Promise<number>;
}

/** Bytes of a large archive, for dense Chinese names (measured: 12 MB). */
const large = 16e6;

export function openKitShelf(
  press: Pick<Press, 'kitPart'>,
  { folder, limit = 1024 ** 3, beforeMaking = async () => {} }: KitShelfOptions,
): KitShelf {
  const making = new Map<string, { readonly path: Promise<string>; readonly listeners: Set<TellShare> }>();

  /** Deletes partial files of a killed process. Only the holder of the data folder writes here. */
  const sweep = async (): Promise<void> => {
    for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  };
  // The folder may not exist yet. A partial file that cannot be deleted only costs space.
  const swept = sweep().catch(() => {});

  /**
   * Makes an archive. It gets its name once it is complete and on disk, so that a crash never leaves a
   * partial one.
   */
  const make = async (key: string, order: KitOrder, tell: TellShare): Promise<string> => {
    await swept;
    const path = join(folder, `${key}.zip`);
    // An unreadable archive is made again and replaced.
    if (await takeWhole(path).catch(() => false)) return path;
    await beforeMaking(making.size * large);
    await mkdir(folder, { recursive: true });
    const part = join(folder, `${key}.${process.pid}.part`);
    try {
      await pipeline(Readable.from(pressArchive(press, order, tell)), createWriteStream(part, { flush: true }));
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    await tidy();
    return path;
  };

  const begin = (key: string, order: KitOrder) => {
    const listeners = new Set<TellShare>();
    const tell: TellShare = (share) => {
      for (const listener of listeners) listener(share);
    };
    const path = make(key, order, tell).finally(() => making.delete(key));
    const begun = { path, listeners };
    making.set(key, begun);
    return begun;
  };

  const archives = async () => {
    // The folder does not exist before the first kit.
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

  /** Deletes at least this many bytes of archives, least recently used first. Returns the bytes freed. */
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
    archive(order, tell) {
      const key = kitKey(order);
      const { path, listeners } = making.get(key) ?? begin(key, order);
      if (tell === undefined) return path;
      listeners.add(tell);
      return path.finally(() => listeners.delete(tell));
    },
    async forget(order) {
      const key = kitKey(order);
      await making.get(key)?.path.catch(() => {});
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

/** Bytes of a ZIP's end record. Ours have no comment after it. */
const endRecord = 22;

/**
 * Refreshes the time of a complete archive. Its end record gives the start and length of the directory, which
 * must end at the record; a truncated file fails that. Nothing else is read.
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
