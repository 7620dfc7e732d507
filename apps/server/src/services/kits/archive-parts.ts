import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of an archive that are read, and held, at a time. */
const portion = 256 * 1024;

export interface ReadArchive {
  /** Bytes. */
  readonly size: number;
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * An archive that is read some bytes at a time and is open for no longer than that: given up for room, it frees its room at once, however slowly somebody reads it (H8-11). `find` makes it where
 * it was given up meanwhile, to the same byte, and answers with its path; what it rejects with ends the answer.
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
