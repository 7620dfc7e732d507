import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../src/connection/migrate.ts';
import { sessionOf } from '../src/connection/pglite.ts';
import { type Database, openPglite } from '../src/index.ts';

/** What a copy holds: nothing at all, or our tables. */
type Content = 'empty' | 'migrated';

/** Bytes of each copy, read once in a process. */
const copies = new Map<Content, Promise<ArrayBuffer>>();

/** An empty, migrated database in memory: a copy of one that the first test of this version made and left in the cache. */
export const openTestPglite = async (): Promise<Database> => openPglite(null, { copy: await copyOf('migrated') });

/** A database server in memory without any table of ours. Making one takes 7 s of processor time, a copy one. */
export const emptyPglite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await copyOf('empty') });

async function copyOf(content: Content): Promise<Blob> {
  const copied = copies.get(content) ?? copyOfThisVersion(content);
  copies.set(content, copied);
  const bytes = await copied;
  // PGlite asks for nothing else of it, and only reads: a Blob of its own bytes would copy 42 MB three times.
  return Object.assign(new Blob([]), { arrayBuffer: async () => bytes });
}

async function copyOfThisVersion(content: Content): Promise<ArrayBuffer> {
  const migrations = content === 'empty' ? [] : await readMigrations();
  const version = createHash('sha256')
    .update(JSON.stringify([migrations, process.versions.node]))
    .digest('hex');
  const file = fileURLToPath(
    new URL(`../../../node_modules/.cache/brandwright/pglite-${version.slice(0, 16)}.tar`, import.meta.url),
  );
  return Uint8Array.from(await readFile(file).catch(() => makeCopy(file, content))).buffer;
}

async function makeCopy(file: string, content: Content): Promise<Uint8Array> {
  const client = await PGlite.create();
  if (content === 'migrated') await migrate(sessionOf(client));
  const bytes = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Under its name only when it is whole: several tests may be here at once.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
