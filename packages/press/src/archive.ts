import { Zip, type ZipInputFile } from 'fflate';
import type { PackedFile } from './pack-kit.ts';

/** Days do not matter to a design: every file is of the first one that archives know, so that the same files give the same bytes. */
const firstDay = new Date(1980, 0, 1);
/** Written on Unix, by its owner to be read by all. */
const unix = 3;
const readable = 0o100644 << 16;

/**
 * A ZIP archive of packed files, byte for byte the same for the same files; chunks come as the files do, and the next file is asked for when the
 * last one's chunks are taken. Paths have been checked by their makers.
 */
export async function* archiveOf(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for await (const { path, size, crc, method, data } of files) {
    // Packed where it was made: the archive only puts it in its place.
    const entry: ZipInputFile = {
      filename: path,
      compression: method,
      size,
      crc,
      mtime: firstDay,
      os: unix,
      attrs: readable,
    };
    zip.add(entry);
    entry.ondata?.(null, data as Uint8Array<ArrayBuffer>, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
