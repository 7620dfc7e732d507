import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { kitKey, type PressKitOptions, pressArchive, type TellShare } from './kit-press.ts';
import type { KitOrder } from './pack-kit.ts';
import type { KitTerms, Press } from './press.ts';

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

/** Who an archive is for. */
export interface Making {
  /** Its owner’s id: letters, digits and hyphens. Archives of an owner are forgotten together. */
  readonly owner: string;
  /** Hears how much of it is made. */
  readonly tell?: TellShare;
  /** Wraps the making of one that is missing: may refuse it, and knows when it is over. Callers who join a making do not pass it. */
  readonly around?: (make: () => Promise<string>) => Promise<string>;
  readonly terms?: KitTerms;
}

/** A cache of archives on disk, by owner and content. */
export interface KitShelf {
  /**
   * The path of an order's archive, made if missing. Concurrent callers of an owner share one. It may be deleted
   * for room at any time; made again, it has the same bytes. Errors: see `pressKit`, and those of the file system.
   */
  archive(order: KitOrder, making: Making): Promise<string>;
  /**
   * Deletes every archive of an owner who was erased. One that is still being made goes as soon as it is
   * (H18-02).
   */
  forget(owner: string): Promise<void>;
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
  const write = async (name: string, order: KitOrder, options: PressKitOptions): Promise<string> => {
    const path = join(folder, `${name}.zip`);
    await beforeMaking(making.size * large);
    await mkdir(folder, { recursive: true });
    const part = join(folder, `${name}.${process.pid}.part`);
    try {
      await pipeline(Readable.from(pressArchive(press, order, options)), createWriteStream(part, { flush: true }));
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    await tidy();
    return path;
  };

  const find = async (name: string, order: KitOrder, { around, terms }: Making, tell: TellShare): Promise<string> => {
    await swept;
    const path = join(folder, `${name}.zip`);
    // An unreadable archive is made again and replaced.
    if (await takeWhole(path).catch(() => false)) return path;
    const make = () => write(name, order, { tell, ...(terms === undefined ? {} : { terms }) });
    return around === undefined ? make() : around(make);
  };
  const begin = (name: string, order: KitOrder, wanted: Making) => {
    const listeners = new Set<TellShare>();
    const tell: TellShare = (share) => {
      for (const listener of listeners) listener(share);
    };
    const path = find(name, order, wanted, tell).finally(() => making.delete(name));
    const begun = { path, listeners };
    making.set(name, begun);
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
    archive(order, wanted) {
      const name = `${wanted.owner}.${kitKey(order)}`;
      const { path, listeners } = making.get(name) ?? begin(name, order, wanted);
      const { tell } = wanted;
      if (tell === undefined) return path;
      listeners.add(tell);
      return path.finally(() => listeners.delete(tell));
    },
    async forget(owner) {
      const remove = async (): Promise<void> => {
        for (const name of (await readdir(folder).catch(unlessGone)) ?? [])
          if (name.startsWith(`${owner}.`) && name.endsWith('.zip')) await rm(join(folder, name), { force: true });
      };
      const begun = [...making].filter(([name]) => name.startsWith(`${owner}.`)).map(([, { path }]) => path);
      // Nobody waits for it: it would keep whoever is erased.
      if (begun.length > 0)
        void Promise.allSettled(begun)
          .then(remove)
          .catch(() => {});
      await remove();
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
