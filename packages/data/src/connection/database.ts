import { AsyncLocalStorage } from 'node:async_hooks';
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { tables } from '../tables/all.ts';
import type { LiveFiles } from './live-files.ts';
import { checkPerson } from './person-role.ts';
import type { RowsOf, Statement } from './statement.ts';

type Tables = typeof tables;
/** Statements of one transaction; the same on both databases. */
export type Transaction = PgTransaction<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>;
type Statements = PgDatabase<PgQueryResultHKT, Tables>;

/** A transaction that sees one person's rows, and who that is: what everything in this package that is owned takes first. */
export interface PersonScope {
  readonly tx: Transaction;
  readonly personId: string;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** A transaction as this person (a UUID): rows of others are not there, whatever a query forgets. Rolled back when `work` rejects. */
  asPerson<T>(personId: string, work: (scope: PersonScope) => Promise<T>): Promise<T>;
  /** The same for statements that are known from the beginning, in one message: several times as quick. Resolves to the rows of each. */
  askAsPerson<Asked extends readonly Statement[]>(personId: string, ...asked: Asked): Promise<RowsOf<Asked>>;
  /** A transaction for what serves everybody: sign-in, mail, limits, money. Never for what a person asks of their own things. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Single statements as the system, each its own transaction; not inside a transaction of this interface, where it throws. */
  readonly statements: Statements;
  /** A transaction as the system of statements that are known from the beginning: what every request begins with. */
  ask<Asked extends readonly Statement[]>(...asked: Asked): Promise<RowsOf<Asked>>;
  /** Resolves when the database answers; with whether what it has acknowledged is on the disk (Postgres with `fsync` on). */
  ping(): Promise<{ readonly durable: boolean }>;
  /** Connections as they stand; the embedded database has one, always. */
  sessions(): Sessions;
  /** What the queue of jobs and listeners speak with. */
  readonly wire: Wire;
  /** The files of an embedded database; null where nothing can be copied: of Postgres, and in memory. */
  readonly files: LiveFiles | null;
  close(): Promise<void>;
}

/** Statements as text, as the system, and notices from other sessions. */
interface Wire {
  /** One statement with values, or several without. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Hears a channel until it is closed; `onListening` is called each time it begins to, so that what was missed can be made up for. */
  listen(channel: string, onNotice: (payload: string) => void, onListening: () => void): Promise<Listening>;
}

export interface Listening {
  close(): Promise<void>;
}

/** Connections of a pool. */
export interface Sessions {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
}

/** What differs between the two databases. */
export interface Driver {
  readonly kind: Database['kind'];
  readonly statements: Statements;
  /**
   * A transaction as the system, or as a person (a UUID): committed when `work` resolves, rolled back when it rejects; whatever happens,
   * the session is free again or gone.
   */
  transaction<T>(personId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for statements that are known from the beginning; the rows of each. */
  ask(personId: string | null, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]>;
  sessions(): Sessions;
  readonly wire: Wire;
  readonly files: LiveFiles | null;
  close(): Promise<void>;
}

/** PGlite has one session: a statement outside an open transaction would wait for it for ever, so both databases refuse it. */
const inside = new AsyncLocalStorage<true>();

/** The interface over a driver whose sessions begin as brandwright_system. */
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
    // Of the shape that each statement says.
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
