import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, databaseOf } from './database.ts';
import { prepare, type Wanted } from './migrate.ts';
import * as tables from './tables/index.ts';

/** The embedded database, migrated as `wanted`. `folder` must be held by this process (see `holdDirectory`); null keeps everything in memory. */
export async function openPglite(folder: string | null, wanted: Wanted = 'all'): Promise<Database> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const client = await (folder === null ? PGlite.create() : PGlite.create(folder));
  try {
    await prepare(
      {
        run: async (text) => void (await client.exec(text)),
        query: async (text, values) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
      },
      wanted,
    );
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
    close: () => client.close(),
  });
}
