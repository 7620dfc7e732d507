/** Backs up an embedded database from a copy of its files. Started by `writeFromCopy`. */
import { once } from 'node:events';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gone, isLeftOut, type LogRange, logFolder } from '../connection/live-files.ts';
import { openPglite } from '../connection/pglite.ts';
import { writeBackupFile } from './backup-file.ts';
import type { CopyReply, CopyRequest } from './copied-backup.ts';

// Prints the stack alone. Node would precede it with a line of a library's minified source.
process.on('uncaughtException', (error) => {
  console.error(error.stack);
  process.exit(1);
});
// Ends with its parent, since nobody else needs the result.
process.on('disconnect', () => process.exit(1));
// Terminals and service managers signal the whole process group. The parent decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const { folder, copy, file } = JSON.parse(process.argv[2] ?? '') as CopyRequest;
const tell = (reply: CopyReply): void => void process.send?.(reply);
/** Sends a message and waits for the answer. */
async function ask<Answer>(reply: CopyReply): Promise<Answer> {
  const answered = once(process, 'message') as Promise<[Answer]>;
  tell(reply);
  return (await answered)[0];
}

/** On file systems with copy-on-write, the copy takes no space until one of the two is written. */
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

// Copies nothing until the parent retains the write-ahead log.
await ask({ kind: 'ready', bytes: await bytesOf() });
await copyFolder('');
const { first, last } = await ask<LogRange>({ kind: 'copied' });
for (const name of await readdir(join(folder, logFolder)))
  if (/^[\dA-F]{24}$/.test(name) && name >= first && name <= last) await copyOne(join(logFolder, name));
// Never closed: the copy and this process are discarded.
const database = await openPglite(copy, { wanted: 'there' });
tell({ kind: 'written', end: await writeBackupFile(database, file) });
