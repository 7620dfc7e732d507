import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, databaseOf } from './database.ts';
import { migrate, type Session } from './migrate.ts';
import { tables } from './tables/all.ts';

/**
 * The embedded database, migrated. `folder` must be held by this process (see `holdDirectory`); null keeps everything in memory, where it
 * may begin as `copy` of another one's data folder (a tar): three times as quick as making an empty one.
 */
export async function openPglite(folder: string | null, copy?: Blob): Promise<Database> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(copy === undefined ? {} : { loadDataDir: copy }),
  });
  try {
    await migrate(sessionOf(client));
    // It logs in as superuser, whom row security does not bind.
    await client.exec('SET ROLE brandwright_system');
  } catch (error) {
    await client.close();
    throw error;
  }
  const statements = drizzle(client, { schema: tables });
  return databaseOf({
    kind: 'pglite',
    statements,
    transaction: (work) => statements.transaction(work),
    sessions: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  });
}

/** A PGlite as what migrations run on. */
export const sessionOf = (client: PGlite): Session => ({
  run: async (text) => void (await client.exec(text)),
  query: async (text, values) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
});
