import yauzl from 'yauzl';

/** A file as another program reads it out of an archive. */
export interface Unzipped {
  readonly path: string;
  readonly bytes: Buffer;
  readonly method: number;
  readonly date: string;
}

/** Everything in an archive, read by a library that has nothing to do with the one that wrote it; checks every CRC and size. */
export const unzip = (archive: Buffer): Promise<readonly Unzipped[]> =>
  new Promise((resolve, reject) => {
    const files: Unzipped[] = [];
    yauzl.fromBuffer(archive, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (failed, stream) => {
          if (failed !== null) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => {
            const date = entry.getLastModDate({ forceDosFormat: true } as never);
            const local = [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
            files.push({ path: entry.fileName, bytes: Buffer.concat(chunks), method: entry.compressionMethod, date: local });
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });

/** All chunks of a stream. */
export async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
