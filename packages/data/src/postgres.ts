import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { type Database, databaseOf, type Statements } from './database.ts';
import { migrate } from './migrate.ts';
import { tables } from './tables/all.ts';
import { isUnavailable } from './trouble.ts';

export interface PostgresOptions {
  /** Sessions at a time; default 10. */
  readonly sessions?: number;
  /** Told of sessions that broke while nobody used them. */
  readonly onIdleFault?: (error: Error) => void;
}

/** Milliseconds: to connect, for a statement, and between the statements of a transaction. */
const patience = { connect: 5_000, statement: 15_000, transaction: 30_000 } as const;

/** A Postgres 15 or later, migrated; safe when several processes open it at once. Rejects when it cannot be reached or migrated. */
export async function openPostgres(url: string, { sessions = 10, onIdleFault }: PostgresOptions = {}): Promise<Database> {
  await migrated(url);
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
  // A session that breaks is replaced by the next. Without these the process would end: the pool listens to idle sessions alone, and
  // one that breaks between two statements of a transaction tells nobody else. The statement that comes next is rejected.
  pool.on('error', (error) => onIdleFault?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  /** Of a session, made once for each. */
  const statementsOf = new WeakMap<PoolClient, Statements>();
  return databaseOf({
    kind: 'postgres',
    statements: drizzle(pool, { schema: tables }),
    // Over the pool itself, drizzle keeps a session for ever when its `begin` fails: ten broken ones, and nothing is answered any more.
    async transaction(work) {
      const client = await pool.connect();
      const statements = statementsOf.get(client) ?? drizzle(client, { schema: tables });
      statementsOf.set(client, statements);
      let gone = false;
      try {
        return await statements.transaction(work);
      } catch (error) {
        gone = isUnavailable(error);
        throw error;
      } finally {
        client.release(gone);
      }
    },
    sessions: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  });
}

/** As the role that logs in, in a session of its own. */
async function migrated(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: patience.connect, application_name: 'brandwright' });
  await client.connect();
  try {
    await migrate({
      run: async (text) => void (await client.query(text)),
      query: async (text, values) => (await client.query(text, [...values])).rows,
    });
  } finally {
    await client.end();
  }
}
