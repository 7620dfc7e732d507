import { Zip, type ZipInputFile } from 'fflate';
import type { PackedFile } from './packed-file.ts';

/** Every file gets the earliest date a ZIP can hold, so that the same files give the same bytes. */
const firstDay = new Date(1980, 0, 1);
/** DEFLATE as the method of an entry. */
const deflated = 8;
/** Unix permissions: readable by everyone, writable by the owner. */
const unix = 3;
const readable = 0o100644 << 16;

/**
 * A ZIP archive of packed files. The same files give the same bytes. Yields chunks as files arrive, and
 * requests the next file once the chunks of the last one are consumed. Paths must be valid.
 */
export async function* archiveOf(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for await (const { path, size, crc, data } of files) {
    // The file is already compressed.
    const entry: ZipInputFile = {
      filename: path,
      compression: deflated,
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
