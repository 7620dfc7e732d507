import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { type Database, databaseOf } from './database.ts';
import { prepare, type Wanted } from './migrate.ts';
import * as tables from './tables/index.ts';

export interface PostgresOptions {
  /** Sessions at a time; default 10. */
  readonly sessions?: number;
  /** Default: migrated to what this program needs. */
  readonly wanted?: Wanted;
  /** Told of sessions that broke while nobody used them. */
  readonly onIdleFault?: (error: Error) => void;
}

/** Milliseconds: to connect, for a statement, and between the statements of a transaction. */
const patience = { connect: 5_000, statement: 15_000, transaction: 30_000 } as const;

/** A Postgres 15 or later, migrated; safe when several processes open it at once. Rejects when it cannot be reached or migrated. */
export async function openPostgres(
  url: string,
  { sessions = 10, wanted = 'all', onIdleFault }: PostgresOptions = {},
): Promise<Database> {
  await prepared(url, wanted);
  const pool = new Pool({
    connectionString: url,
    max: sessions,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.transaction,
    keepAlive: true,
    application_name: 'brandwright',
    // Every session begins as the system, and never as who logs in.
    options: '-c role=brandwright_system',
  });
  // A session that breaks while it is idle is replaced by the next; without this the process would end.
  pool.on('error', (error) => onIdleFault?.(error));
  return databaseOf({ kind: 'postgres', statements: drizzle(pool, { schema: tables }), close: () => pool.end() });
}

/** As the role that logs in, in a session of its own. */
async function prepared(connectionString: string, wanted: Wanted): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: patience.connect, application_name: 'brandwright' });
  await client.connect();
  try {
    await prepare(
      {
        run: async (text) => void (await client.query(text)),
        query: async (text, values) => (await client.query(text, [...values])).rows,
      },
      wanted,
    );
  } finally {
    await client.end();
  }
}
