import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of an archive read at a time. */
const portion = 256 * 1024;

export interface ReadArchive {
  /** Bytes. */
  readonly size: number;
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive in portions and opens it only for each one. If it is deleted for space, its space is free
 * at once, however slow the reader (H8-11). `find` returns its path and makes it again if it was deleted,
 * with the same bytes. If `find` rejects, so does the answer.
 */
export async function readArchive(find: () => Promise<string>): Promise<ReadArchive> {
  let path = await find();
  const withFile = async <T>(work: (file: FileHandle) => Promise<T>, tries = 3): Promise<T> => {
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (tries === 1 || error.code !== 'ENOENT') throw error;
      return null;
    });
    if (file === null) {
      path = await find();
      return withFile(work, tries - 1);
    }
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  };
  const { size } = await withFile((file) => file.stat());
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size; ) {
      const length = Math.min(portion, size - at);
      const { buffer, bytesRead } = await withFile((file) => file.read(Buffer.allocUnsafe(length), 0, length, at));
      if (bytesRead === 0) throw new Error('An archive ended before its end.');
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  };
  return { size, parts: parts() };
}
