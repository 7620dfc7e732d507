import type { PackedFile } from './packed-file.ts';

/** Reads bytes of an archive. Resolves to fewer than `length` only at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** A file in an archive of ours. Sizes and offsets in bytes. */
export interface ArchiveEntry extends Omit<PackedFile, 'data'> {
  /** As it lies in the archive. */
  readonly packedSize: number;
  /** Start of its local header. */
  readonly offset: number;
}

/** Lengths of ZIP records without names (APPNOTE 6.3.10, §4.3). Ours have no comments and no extra fields. */
const record = { local: 30, descriptor: 16, central: 46, end: 22 } as const;
/** Without its data and its name, which stands in both headers. */
const perFile = record.local + record.descriptor + record.central;

/** Lists the files of an archive, in order. Throws if it is not a ZIP archive as `archiveOf` makes it. */
export async function readEntries(read: ReadBytes, size: number): Promise<readonly ArchiveEntry[]> {
  const end = await read(Math.max(0, size - record.end), record.end);
  if (end.length < record.end || end.readUInt32LE(0) !== 0x06054b50) throw new Error('The archive has no end record.');
  const directory = await read(end.readUInt32LE(16), end.readUInt32LE(12));
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== 0x02014b50 || directory.readUInt16LE(at + 10) !== 8)
      throw new Error('The directory of the archive is damaged.');
    const nameEnd = at + record.central + directory.readUInt16LE(at + 28);
    entries.push({
      path: directory.toString('utf8', at + record.central, nameEnd),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd;
  }
  return entries;
}

/** Reads one file of an archive, packed as it is there. */
export async function readEntry(read: ReadBytes, { offset, packedSize, ...file }: ArchiveEntry): Promise<PackedFile> {
  return { ...file, data: await read(offset + record.local + Buffer.byteLength(file.path), packedSize) };
}

/** Bytes of the archive that `archiveOf` makes of these files. */
export const archiveSize = (entries: readonly ArchiveEntry[]): number =>
  entries.reduce<number>((sum, { path, packedSize }) => sum + perFile + 2 * Buffer.byteLength(path) + packedSize, record.end);
