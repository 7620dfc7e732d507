import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../connection/database.ts';
import { type BackupEnd, type BackupHeader, type BackupRow, type Progress, type Writing, writeBackup } from './backup.ts';
import { isBackupLine, longestLine } from './backup-line.ts';
import type { Erasure } from './erasure-file.ts';

/** The file is not a backup, or cannot be restored here. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Saves a gzip backup that only its owner can read. It gets its name only once it is complete and on disk.
 */
export const saveBackup = (database: Database, file: string, told?: Progress): Promise<BackupEnd> =>
  onceWhole(file, (part) => writeBackupFile(database, part, told === undefined ? {} : { told }));

/** Writes a file under a temporary name and renames it on success. Removes it on failure. */
export async function onceWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  // Unique per write, because nodes may share the folder.
  const part = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    const written = await write(part);
    await rename(part, file);
    return written;
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Characters per gzip write. One trip to the compression thread per row would cost more than compressing it.
 */
const bundle = 200_000;

/** Writes a backup to a file, which is on disk when this resolves. */
export async function writeBackupFile(database: Database, file: string, writing: Writing = {}): Promise<BackupEnd> {
  // Favors speed over size: reading an embedded database directly blocks everyone else.
  const gzip = createGzip({ level: 1 });
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
  let waiting = '';
  try {
    const flush = async (): Promise<void> => {
      const text = waiting;
      waiting = '';
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const write = async (line: string): Promise<void> => {
      waiting += line;
      if (waiting.length >= bundle) await flush();
    };
    const reading = writeBackup(database, write, writing).finally(() => gzip.end(waiting));
    const [end] = await Promise.all([reading, written]);
    await toDisk(file);
    return end;
  } finally {
    gzip.destroy();
    // Waits for close. Otherwise a file still being opened would appear after its removal.
    await written.catch(() => {});
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * The values of a backup's lines, including header and end. Throws BackupError if the file is truncated or
 * not a backup.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | BackupRow | BackupEnd> {
  const damaged = (): BackupError => new BackupError(`${file} isn’t a backup, or it was cut off or damaged.`);
  const lines = linesOf(file);
  try {
    for (;;) {
      const { done, value } = await lines.next().catch((error: NodeJS.ErrnoException) => {
        throw error.code?.startsWith('Z_') ? damaged() : error;
      });
      if (done === true) return;
      const line = value === null ? null : parsed(value);
      if (!isBackupLine(line)) throw damaged();
      yield line;
    }
  } finally {
    await lines.return(undefined);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Yields null for a line that is too long. `readline` would split at characters that may occur inside a row.
 */
async function* linesOf(file: string): AsyncGenerator<string | null> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(file), gunzip);
  // The loop below reports the failure.
  read.catch(() => {});
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    rest += first;
    if (rest.length > longestLine) return yield null;
    for (const next of others) {
      yield rest;
      rest = next;
    }
  }
  if (rest !== '') yield rest;
}

/** The ledger inside a backup: who had been erased by then. */
export async function erasuresOf(file: string): Promise<readonly Erasure[]> {
  const found: Erasure[] = [];
  for await (const line of readBackup(file)) {
    const [, personId, at] =
      Array.isArray(line) && line[0] === 'erasures' ? (/^\(([0-9a-f-]{36}),"?([^",)]+)"?\)$/.exec(line[1]) ?? []) : [];
    // For example “2026-11-21 23:02:40.123456+00”
    if (personId !== undefined && at !== undefined) found.push({ personId, at: new Date(`${at}:00`) });
  }
  return found;
}
