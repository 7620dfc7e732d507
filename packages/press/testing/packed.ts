import { crc32, deflateRawSync } from 'node:zlib';
import type { PackedFile } from '../src/packed-file.ts';

/** A file ready for an archive, without waiting. */
export const packedAtOnce = (path: string, bytes: Buffer): PackedFile => ({
  path,
  size: bytes.length,
  crc: crc32(bytes),
  data: deflateRawSync(bytes),
});
