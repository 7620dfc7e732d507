import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { tables } from '../tables/all.ts';
import { type Database, databaseOf, type Transaction } from './database.ts';
import { hear } from './listen.ts';
import { prepare, type Wanted } from './migrate.ts';
import { inOneMessage } from './one-message.ts';
import { become, beginAs } from './person-role.ts';
import { preparing } from './prepared.ts';
import type { Statement } from './statement.ts';
import { isUnavailable } from './trouble.ts';

export interface PostgresOptions {
  /** Sessions at a time; default 10. */
  readonly sessions?: number;
  /** Default: migrated to what this program needs. */
  readonly wanted?: Wanted;
  /** Milliseconds until an answer is given up. Default 18,000: a statement that takes so long the server itself has ended before. */
  readonly answerWithin?: number;
  /** Told of sessions that broke while nobody used them. */
  readonly onIdleFault?: (error: Error) => void;
}

/** Milliseconds: to connect, for a statement, and between the statements of a transaction. */
const patience = { connect: 5_000, statement: 15_000, transaction: 30_000 } as const;

/** A Postgres 15 or later, migrated; safe when several processes open it at once. Rejects when it cannot be reached or migrated. */
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
    ask: (personId, asked) => ask(pool, personId, asked),
    wire: {
      executeSql: async (text, values) => {
        // Several statements in one text have a result each.
        const results: readonly { readonly rows: unknown[] }[] = [await pool.query(text, values)].flat();
        return { rows: results.flatMap(({ rows }) => rows) };
      },
      listen: (channel, onNotice, onListening) => hear(url, channel, onNotice, onListening),
    },
    sessions: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    files: null,
    close: () => pool.end(),
  });
}

/** The statements of a session, made once: describing every table to them takes longer than most transactions. */
const speaking = new WeakMap<PoolClient, Transaction>();

/** Work in one session of the pool, which is free again afterwards, or gone when it must not be used again. */
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

/** One message begins it and says who it is for: each costs a journey, and most transactions have one statement more. */
const transaction = <T>(pool: Pool, personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inSession(pool, async (client, spoiled) => {
    // Its statements are those of a transaction; what a transaction has besides, nobody here uses.
    const tx = speaking.get(client) ?? (drizzle(client, { schema: tables }) as unknown as Transaction);
    speaking.set(client, tx);
    try {
      await client.query(personId === null ? 'BEGIN' : beginAs(personId));
      const result = await work(tx);
      // A statement that failed, and whose failure was kept quiet, has ended the transaction already.
      if ((await client.query('COMMIT')).command !== 'COMMIT') throw new Error('A statement of this transaction had failed.');
      return result;
    } catch (error) {
      // Whoever does not answer would not answer this either.
      if (isUnavailable(error)) spoiled(error as Error);
      else await client.query('ROLLBACK').catch(spoiled);
      throw error;
    }
  });

const ask = (pool: Pool, personId: string | null, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]> =>
  inSession(pool, async (client, spoiled) => {
    try {
      if (personId === null) return await inOneMessage(client, asked);
      return (await inOneMessage(client, [become(personId), ...asked])).slice(1);
    } catch (error) {
      spoiled(error as Error);
      throw error;
    }
  });

/** As the role that logs in, in a session of its own. */
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
