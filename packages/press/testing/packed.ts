import { crc32, deflateRawSync } from 'node:zlib';
import type { PackedFile } from '../src/pack-kit.ts';

/** A file ready for an archive. */
export const packed = (path: string, bytes: Buffer, method: 0 | 8): PackedFile => ({
  path,
  size: bytes.length,
  crc: crc32(bytes),
  method,
  data: method === 8 ? deflateRawSync(bytes) : bytes,
});
