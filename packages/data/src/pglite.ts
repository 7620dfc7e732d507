import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, databaseOf } from './database.ts';
import { prepare, type Session, type Wanted } from './migrate.ts';
import { tables } from './tables/all.ts';

export interface PgliteOptions {
  /** Migrations; default: all of this program's. */
  readonly wanted?: Wanted;
  /** Another one's data folder (a tar) to begin with: three times as quick as making an empty one. */
  readonly copy?: Blob;
}

/** The embedded database, migrated. `folder` must be held by this process (see `holdDirectory`); null keeps everything in memory. */
export async function openPglite(folder: string | null, { wanted = 'all', copy }: PgliteOptions = {}): Promise<Database> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(copy === undefined ? {} : { loadDataDir: copy }),
  });
  try {
    await prepare(sessionOf(client), wanted);
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
    transaction: (personId, work) =>
      statements.transaction(async (tx) => {
        if (personId !== null)
          await tx.execute(
            sql`select set_config('role', 'brandwright_person', true), set_config('app.person', ${personId}, true)`,
          );
        return work(tx);
      }),
    sessions: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  });
}

/** A PGlite as what migrations run on. */
export const sessionOf = (client: PGlite): Session => ({
  run: async (text) => void (await client.exec(text)),
  query: async (text, values) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
});
