import { AsyncLocalStorage } from 'node:async_hooks';
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { tables } from '../tables/all.ts';
import type { LiveFiles } from './live-files.ts';
import { checkPerson } from './person-role.ts';
import type { RowsOf, Statement } from './statement.ts';

type Tables = typeof tables;
/** Statements inside one transaction, the same for both databases. */
export type Transaction = PgTransaction<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>;
type Statements = PgDatabase<PgQueryResultHKT, Tables>;

/** A transaction that sees one person's rows, and that person's id. Functions on owned data take it first. */
export interface PersonScope {
  readonly tx: Transaction;
  readonly personId: string;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs a transaction as this person (a UUID). Row security hides other people's rows, whatever a query
   * forgets. Rolls back if `work` rejects.
   */
  asPerson<T>(personId: string, work: (scope: PersonScope) => Promise<T>): Promise<T>;
  /**
   * Like `asPerson` for statements known in advance, in one round trip: several times as fast. Resolves to
   * the rows of each.
   */
  askAsPerson<Asked extends readonly Statement[]>(personId: string, ...asked: Asked): Promise<RowsOf<Asked>>;
  /**
   * Runs a transaction as the system: sign-in, mail, limits, money. Never use it for a person's request about
   * their own data.
   */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Single statements as the system, each in its own transaction. Throws inside a transaction of this
   * interface.
   */
  readonly statements: Statements;
  /**
   * Runs statements known in advance as the system, in one transaction and one round trip. Every request
   * begins with one.
   */
  ask<Asked extends readonly Statement[]>(...asked: Asked): Promise<RowsOf<Asked>>;
  /** Resolves if the database answers. `durable`: what it acknowledges is on disk (Postgres: `fsync` on). */
  ping(): Promise<{ readonly durable: boolean }>;
  /** Current connections. The embedded database always has one. */
  sessions(): Sessions;
  /** The connection for the job queue and for listeners. */
  readonly wire: Wire;
  /**
   * Files of an embedded database. Null for Postgres and for a database in memory, which cannot be copied.
   */
  readonly files: LiveFiles | null;
  close(): Promise<void>;
}

/** Textual statements as the system, and notifications from other sessions. */
interface Wire {
  /** Runs one statement with values, or several without. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Listens to a channel until closed. Calls `onListening` whenever listening starts, so that the caller can
   * catch up on missed notices.
   */
  listen(channel: string, onNotice: (payload: string) => void, onListening: () => void): Promise<Listening>;
}

export interface Listening {
  close(): Promise<void>;
}

/** Connections of the pool. */
export interface Sessions {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** The part that differs between the two databases. */
export interface Driver {
  readonly kind: Database['kind'];
  readonly statements: Statements;
  /**
   * Runs a transaction as the system, or as a person (a UUID). Commits if `work` resolves, rolls back if it
   * rejects. Afterwards the session is always free or closed.
   */
  transaction<T>(personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for statements known in advance. Resolves to the rows of each. */
  ask(personId: string | null, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]>;
  sessions(): Sessions;
  readonly wire: Wire;
  readonly files: LiveFiles | null;
  close(): Promise<void>;
}

/**
 * PGlite has a single session, so a statement outside the open transaction would wait for it forever. Both
 * databases refuse it.
 */
const inside = new AsyncLocalStorage<true>();

/** The public interface over a driver. Its sessions must begin as brandwright_system. */
export function databaseOf({ kind, statements, sessions, transaction, ask, wire, files, close }: Driver): Database {
  const outside = (): Statements => {
    if (inside.getStore() === true) throw new Error('The database is used beside the transaction that is open here.');
    return statements;
  };
  const begun = <T>(personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    outside();
    if (personId !== null) checkPerson(personId);
    return transaction(personId, (tx) => inside.run(true, () => work(tx)));
  };
  const rowsOf = async <Asked extends readonly Statement[]>(personId: string | null, asked: Asked): Promise<RowsOf<Asked>> => {
    outside();
    if (personId !== null) checkPerson(personId);
    // Each statement declares the shape of its rows.
    return (await ask(personId, asked)) as unknown as RowsOf<Asked>;
  };
  return {
    kind,
    asSystem: async (work) => begun(null, work),
    asPerson: async (personId, work) => begun(personId, (tx) => work({ tx, personId })),
    askAsPerson: async (personId, ...asked) => rowsOf(personId, asked),
    ask: async (...asked) => rowsOf(null, asked),
    get statements() {
      return outside();
    },
    async ping() {
      const { rows } = (await outside().execute(sql`select current_setting('fsync') = 'on' as durable`)) as unknown as {
        readonly rows: readonly [{ readonly durable: boolean }];
      };
      return rows[0];
    },
    sessions,
    wire,
    files,
    close,
  };
}
