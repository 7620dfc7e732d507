import { createHash } from 'node:crypto';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '../src/connection/migrate.ts';
import { holdsDatabase } from '../src/connection/new-pglite.ts';
import { openPglite } from '../src/index.ts';

let made: Promise<string> | undefined;

/**
 * Puts an empty, migrated database into a data folder, as a server's first start would: a copy of one that the first test of this version made and left in
 * the cache. A first start takes 12 s of processor time, a copy none to speak of.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  made ??= databaseOfThisVersion();
  await cp(await made, join(dataDir, 'database'), { recursive: true });
}

async function databaseOfThisVersion(): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify([await readMigrations(), process.versions.node]))
    .digest('hex');
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/brandwright', import.meta.url));
  const folder = join(cache, `database-${version.slice(0, 16)}`);
  if (holdsDatabase(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  await mkdir(dirname(own), { recursive: true });
  await (await openPglite(own)).close();
  // Under its name only when it is whole: where another test was quicker, its copy stays.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  return folder;
}
