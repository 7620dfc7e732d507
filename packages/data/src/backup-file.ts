import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupEnd, type BackupHeader, type BackupRow, type Progress, writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import type { Erasure } from './erasure-file.ts';

/** A file that is no backup, or not one that can be restored here: in words for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A backup as a file, gzip; it stands under its name only when it is whole and on disk, and its owner alone can read it. */
export async function saveBackup(database: Database, file: string, told?: Progress): Promise<BackupEnd> {
  const part = `${file}.part`;
  const gzip = createGzip();
  try {
    const written = pipeline(gzip, createWriteStream(part, { mode: 0o600 }));
    const write = async (line: string): Promise<void> => {
      if (!gzip.write(line)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const [end] = await Promise.all([writeBackup(database, write, told).finally(() => gzip.end()), written]);
    await flush(part);
    await rename(part, file);
    return end;
  } finally {
    gzip.destroy();
    await rm(part, { force: true });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** The values of a backup's lines, the first and the last among them. Throws BackupError where it is cut off or something else. */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | BackupRow | BackupEnd> {
  try {
    for await (const line of linesOf(file)) yield JSON.parse(line);
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'SyntaxError' || code?.startsWith('Z_'))
      throw new BackupError(`${file} is no backup, or was cut off or damaged.`);
    throw error;
  }
}

/** Not `readline`: it takes signs that may stand inside a row for ends of lines. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(file), gunzip);
  // Its failure is the reading's as well.
  read.catch(() => {});
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The ledger inside a backup: who had been erased by then. */
export async function erasuresOf(file: string): Promise<readonly Erasure[]> {
  const found: Erasure[] = [];
  for await (const line of readBackup(file)) {
    const [, personId, at] =
      Array.isArray(line) && line[0] === 'erasures' ? (/^\(([0-9a-f-]{36}),"?([^",)]+)"?\)$/.exec(line[1]) ?? []) : [];
    // “2026-11-21 23:02:40.123456+00”
    if (personId !== undefined && at !== undefined) found.push({ personId, at: new Date(`${at}:00`) });
  }
  return found;
}
