import { type FileHandle, open } from 'node:fs/promises';
import type { ReadBytes } from '@brandwright/press';

/** Bytes of an archive read at a time. */
const portion = 256 * 1024;

export interface OpenArchive {
  /** Bytes. */
  readonly size: number;
  readonly read: ReadBytes;
  /** The whole archive in portions. */
  parts(): AsyncGenerator<Uint8Array>;
}

/**
 * Opens an archive for reading. Its file is open only while a portion is read: if it is deleted for space,
 * that space is free at once, however slow the reader (H8-11). `find` returns its path and makes it again if
 * it was deleted, with the same bytes. If `find` rejects, so does the answer.
 */
export async function openArchive(find: () => Promise<string>): Promise<OpenArchive> {
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
  const read: ReadBytes = async (offset, length) => {
    const { buffer, bytesRead } = await withFile((file) => file.read(Buffer.allocUnsafe(length), 0, length, offset));
    return buffer.subarray(0, bytesRead);
  };
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size; ) {
      const bytes = await read(at, Math.min(portion, size - at));
      if (bytes.length === 0) throw new Error('An archive ended before its end.');
      yield bytes;
      at += bytes.length;
    }
  };
  return { size, read, parts };
}
