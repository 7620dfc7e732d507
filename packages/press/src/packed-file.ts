import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A file ready for an archive. */
export interface PackedFile {
  readonly path: string;
  /** Bytes before compression. */
  readonly size: number;
  /** CRC-32 of the uncompressed bytes. */
  readonly crc: number;
  /** Compressed by DEFLATE, method 8 of ZIP archives. */
  readonly data: Uint8Array;
}

const deflate = promisify(deflateRaw);

/** Pictures and office documents are compressed already. */
const isCompressed = (path: string): boolean => /\.(?:png|jpg|ico|docx|pptx)$/.test(path);

/**
 * Packs a file, off the event loop. What is compressed already becomes DEFLATE blocks that hold bytes as they are: `archiveOf` writes
 * sizes after the data, and a program that reads a ZIP archive as a stream cannot tell where a stored file ends.
 */
export const packed = async (path: string, bytes: Uint8Array): Promise<PackedFile> => ({
  path,
  size: bytes.length,
  crc: crc32(bytes),
  data: await deflate(bytes, { level: isCompressed(path) ? constants.Z_NO_COMPRESSION : 6 }),
});
