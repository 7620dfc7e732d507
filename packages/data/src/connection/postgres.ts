import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { tables } from '../tables/all.ts';
import { type Database, databaseOf, type Transaction } from './database.ts';
import { listen } from './listen.ts';
import { prepare, type Wanted } from './migrate.ts';
import { inOneMessage } from './one-message.ts';
import { asPersonStatement, beginAs } from './person-role.ts';
import { prepareStatements } from './prepared-statements.ts';
import type { Statement } from './statement.ts';
import { isUnavailable } from './trouble.ts';

export interface PostgresOptions {
  /** Maximum sessions. Default 10. */
  readonly sessions?: number;
  /** Default: migrated to this program. */
  readonly wanted?: Wanted;
  /** Milliseconds to wait for an answer. Default 18,000; the server ends slow statements before that. */
  readonly answerWithin?: number;
  /** Called when an idle session breaks. */
  readonly onIdleFault?: (error: Error) => void;
}

/** Milliseconds: to connect, per statement, and idle between statements of a transaction. */
const patience = { connect: 5_000, statement: 15_000, transaction: 30_000 } as const;

/**
 * Opens and migrates a Postgres 15 or later. Several processes may open it at once. Rejects if it cannot be
 * reached or migrated.
 */
export async function openPostgres(
  url: string,
  { sessions = 10, wanted = 'all', answerWithin = 18_000, onIdleFault }: PostgresOptions = {},
): Promise<Database> {
  await migrated(url, wanted);
  const pool = new Pool({
    connectionString: url,
    max: sessions,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: answerWithin,
    idle_in_transaction_session_timeout: patience.transaction,
    keepAlive: true,
    application_name: 'brandwright',
    // Every session acts as the system rather than as the login role.
    options: '-c role=brandwright_system',
  });
  pool.on('connect', prepareStatements);
  // The next query replaces a broken session. Without these listeners the process would end: the pool listens
  // to idle sessions only, and one that breaks between two statements of a transaction emits its error
  // nowhere else. Its next statement rejects.
  pool.on('error', (error) => onIdleFault?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return databaseOf({
    kind: 'postgres',
    statements: drizzle(pool, { schema: tables }),
    transaction: (personId, work) => transaction(pool, personId, work),
    ask: (personId, asked) => ask(pool, personId, asked),
    wire: {
      executeSql: async (text, values) => {
        // Several statements in one text give one result each.
        const results: readonly { readonly rows: unknown[] }[] = [await pool.query(text, values)].flat();
        return { rows: results.flatMap(({ rows }) => rows) };
      },
      listen: (channel, onNotice, onListening) => listen(url, channel, onNotice, onListening),
    },
    sessions: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    files: null,
    close: () => pool.end(),
  });
}

/** One drizzle per session: building it describes every table, which takes longer than most transactions. */
const speaking = new WeakMap<PoolClient, Transaction>();

/** Runs work in a session of the pool. Releases it afterwards, or closes it if it was spoiled. */
async function inSession<T>(pool: Pool, work: (client: PoolClient, spoiled: (fault: Error) => void) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client, (fault) => {
      broken = fault;
    });
  } finally {
    client.release(broken);
  }
}

/**
 * One message both begins the transaction and sets the person, because a round trip costs as much as most
 * statements.
 */
const transaction = <T>(pool: Pool, personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inSession(pool, async (client, spoiled) => {
    // Typed as a transaction. Nothing here uses the methods that only a real one has.
    const tx = speaking.get(client) ?? (drizzle(client, { schema: tables }) as unknown as Transaction);
    speaking.set(client, tx);
    try {
      await client.query(personId === null ? 'BEGIN' : beginAs(personId));
      const result = await work(tx);
      // An earlier statement failed, somebody caught its error, and Postgres aborted the transaction.
      if ((await client.query('COMMIT')).command !== 'COMMIT') throw new Error('A statement of this transaction had failed.');
      return result;
    } catch (error) {
      // A database that does not answer would not answer a rollback either.
      if (isUnavailable(error)) spoiled(error as Error);
      else await client.query('ROLLBACK').catch(spoiled);
      throw error;
    }
  });

const ask = (pool: Pool, personId: string | null, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]> =>
  inSession(pool, async (client, spoiled) => {
    try {
      if (personId === null) return await inOneMessage(client, asked);
      return (await inOneMessage(client, [asPersonStatement(personId), ...asked])).slice(1);
    } catch (error) {
      spoiled(error as Error);
      throw error;
    }
  });

/** Migrates in a separate session, as the login role. */
async function migrated(connectionString: string, wanted: Wanted): Promise<void> {
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
