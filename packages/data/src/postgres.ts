import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { type Database, databaseOf, type Transaction } from './database.ts';
import { prepare, type Wanted } from './migrate.ts';
import { preparing } from './prepared.ts';
import { tables } from './tables/all.ts';

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
  pool.on('connect', preparing);
  // A session that breaks is replaced by the next. Without these the process would end: the pool listens to idle sessions alone, and
  // one that breaks between two statements of a transaction tells nobody else. The statement that comes next is rejected.
  pool.on('error', (error) => onIdleFault?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return databaseOf({
    kind: 'postgres',
    statements: drizzle(pool, { schema: tables }),
    transaction: (personId, work) => transaction(pool, personId, work),
    sessions: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  });
}

/** The statements of a session, made once: describing every table to them takes longer than most transactions. */
const speaking = new WeakMap<PoolClient, Transaction>();

/** One message begins it and says who it is for: each costs a journey, and most transactions have one statement more. */
async function transaction<T>(pool: Pool, personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const begin = personId === null ? 'BEGIN' : `BEGIN; ${asPerson(personId)}`;
  const client = await pool.connect();
  // Its statements are those of a transaction; what a transaction has besides, nobody here uses.
  const tx = speaking.get(client) ?? (drizzle(client, { schema: tables }) as unknown as Transaction);
  speaking.set(client, tx);
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(tx);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    // A session that cannot even roll back is not used again.
    client.release(broken);
  }
}

/** Not a statement with values, which could not stand beside BEGIN: an id has nothing in it that would have to be escaped. */
function asPerson(id: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new TypeError('A person is named by a UUID.');
  return `SELECT set_config('role', 'brandwright_person', true), set_config('app.person', '${id}', true)`;
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
