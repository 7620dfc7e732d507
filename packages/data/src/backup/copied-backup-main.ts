/** Makes a backup of an embedded database from a copy of its files: see `writeFromCopy`, which starts it. */
import { once } from 'node:events';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gone, isLeftOut, type LogRange, logFolder } from '../connection/live-files.ts';
import { openPglite } from '../connection/pglite.ts';
import { writeBackupFile } from './backup-file.ts';
import type { CopyReply, CopyRequest } from './copied-backup.ts';

// Its last words, without the line of a library's packed source that Node would put before them.
process.on('uncaughtException', (error) => {
  console.error(error.stack);
  process.exit(1);
});
// It ends with its parent: nobody else asks for what it makes.
process.on('disconnect', () => process.exit(1));
// Terminals and service managers signal the whole group: it is the parent who decides when this ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const { folder, copy, file } = JSON.parse(process.argv[2] ?? '') as CopyRequest;
const tell = (reply: CopyReply): void => void process.send?.(reply);
/** Tells it, and waits for the answer. */
async function ask<Answer>(reply: CopyReply): Promise<Answer> {
  const answered = once(process, 'message') as Promise<[Answer]>;
  tell(reply);
  return (await answered)[0];
}

/** Where the file system can, a copy takes no room until one of the two is written. */
const copyOne = (path: string): Promise<void> => copyFile(join(folder, path), join(copy, path), constants.COPYFILE_FICLONE);

async function bytesOf(): Promise<number> {
  let bytes = 0;
  for (const inner of await readdir(folder, { recursive: true }))
    if (!isLeftOut(inner)) bytes += (await stat(join(folder, inner)).catch(gone({ size: 0 }))).size;
  return bytes;
}

async function copyFolder(path: string): Promise<void> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true }).catch(gone([]))) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) {
      await mkdir(join(copy, inner));
      await copyFolder(inner);
    } else if (!isLeftOut(inner)) await copyOne(inner).catch(gone(undefined));
  }
}

// Not a file before the log has everything that comes after it.
await ask({ kind: 'ready', bytes: await bytesOf() });
await copyFolder('');
const { first, last } = await ask<LogRange>({ kind: 'copied' });
for (const name of await readdir(join(folder, logFolder)))
  if (/^[\dA-F]{24}$/.test(name) && name >= first && name <= last) await copyOne(join(logFolder, name));
// Never closed: the copy is thrown away, and this process with it.
const database = await openPglite(copy, { wanted: 'there' });
tell({ kind: 'written', end: await writeBackupFile(database, file) });
