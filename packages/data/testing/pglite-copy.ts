import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../src/connection/migrate.ts';
import { sessionOf } from '../src/connection/pglite.ts';
import { type Database, openPglite } from '../src/index.ts';

/** Its bytes, read once in a process. */
let copied: Promise<ArrayBuffer> | undefined;

/** An empty, migrated database in memory: a copy of one that the first test of this version made and left in the cache. */
export async function openTestPglite(): Promise<Database> {
  copied ??= copyOfThisVersion();
  const bytes = await copied;
  // PGlite asks for nothing else of it, and only reads: a Blob of its own bytes would copy 42 MB three times.
  return openPglite(null, { copy: Object.assign(new Blob([]), { arrayBuffer: async () => bytes }) });
}

async function copyOfThisVersion(): Promise<ArrayBuffer> {
  const migrations = await readMigrations();
  const version = createHash('sha256')
    .update(JSON.stringify([migrations, process.versions.node]))
    .digest('hex');
  const file = fileURLToPath(
    new URL(`../../../node_modules/.cache/brandwright/pglite-${version.slice(0, 16)}.tar`, import.meta.url),
  );
  return Uint8Array.from(await readFile(file).catch(() => makeCopy(file))).buffer;
}

async function makeCopy(file: string): Promise<Uint8Array> {
  const client = await PGlite.create();
  await migrate(sessionOf(client));
  const bytes = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Under its name only when it is whole: several tests may be here at once.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
