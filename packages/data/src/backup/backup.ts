import { createHash } from 'node:crypto';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../connection/database.ts';
import { hashOf, readMigrations } from '../connection/migrate.ts';
import { tables } from '../tables/all.ts';

/** How many rows of a table there are, and what they amount to: see `createTally`. */
export interface Tally {
  readonly rows: number;
  readonly sum: string;
}

/** The first line of a backup. */
export interface BackupHeader {
  readonly brandwright: 'backup';
  readonly format: 1;
  readonly at: string;
  /** What the database had been through, in order. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[];
  /** In the order in which they can be filled: who is referred to stands before who refers. */
  readonly tables: readonly string[];
}

/** A row: its table, and itself in the text form of the database, which loses nothing of any type. */
export type BackupRow = readonly [table: string, row: string];

/** The last line: a backup without it is not whole. */
export interface BackupEnd {
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** Told after every few rows; what it throws ends the work. */
export type Progress = (table: string, rows: number) => void;

/**
 * What is not kept: a session that was ended, or a link that was used, would be good again after a restore; and windows of limits are past.
 */
const fleeting: ReadonlySet<string> = new Set(['sessions', 'verifications', 'account_links', 'rate_limits']);

/** Names of the tables that are kept, who is referred to before who refers. */
export function keptTables(): readonly string[] {
  const all = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !fleeting.has(name));
  const ordered: string[] = [];
  const add = (table: (typeof all)[number]): void => {
    if (ordered.includes(table.name)) return;
    for (const { reference } of table.foreignKeys) {
      const { name } = getTableConfig(reference().foreignTable);
      const other = all.find((one) => one.name === name && one.name !== table.name);
      if (other !== undefined) add(other);
    }
    ordered.push(table.name);
  };
  for (const table of all) add(table);
  return ordered;
}

/** Portions in which rows are fetched, and up to what length of a row each is taken: some hold every design of a kit. */
const portions = [
  { rows: 200, length: 2_000, fetch: sql`fetch 200 from reading` },
  { rows: 10, length: 40_000, fetch: sql`fetch 10 from reading` },
  { rows: 1, length: Number.POSITIVE_INFINITY, fetch: sql`fetch 1 from reading` },
] as const;

/** The portion to ask for next, by the longest row of those that came last; one row at first. */
export function createPortions() {
  let longest = Number.POSITIVE_INFINITY;
  return {
    next() {
      const portion = portions.find(({ length }) => longest <= length) ?? portions[2];
      longest = 0;
      return portion;
    },
    seen(row: string): void {
      longest = Math.max(longest, row.length);
    },
  };
}

/** Every row of a table in its text form, the same on every database. Inside a transaction that `exactly` prepared. */
export const rowsOfTable = (tx: Transaction, table: string): AsyncGenerator<string> =>
  rowsOf(tx, sql`select whole::text as row from ${sql.identifier(table)} whole`);

/**
 * What a query has in its one column `row`, one after the other. The embedded database works in our own thread: a portion is no larger than the
 * longest row of the one before allows, and the first is one row.
 */
export async function* rowsOf(tx: Transaction, query: SQL): AsyncGenerator<string> {
  await tx.execute(sql`declare reading no scroll cursor for ${query}`);
  const portions = createPortions();
  for (;;) {
    const portion = portions.next();
    const { rows } = (await tx.execute(portion.fetch)) as unknown as {
      readonly rows: readonly { readonly row: string }[];
    };
    for (const { row } of rows) {
      portions.seen(row);
      yield row;
    }
    if (rows.length < portion.rows) break;
  }
  await tx.execute(sql`close reading`);
}

/** Moments and fractions are written the same way wherever the database stands. */
export async function exactly(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('extra_float_digits', '1', true)`,
  );
}

const modulus = 2n ** 256n;

/** Counts rows and adds up their SHA-256: in whatever order they come, the same rows give the same sum. */
export function createTally() {
  let [rows, sum] = [0, 0n];
  return {
    add(row: string): void {
      rows++;
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus;
    },
    rows: () => rows,
    told: (): Tally => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}

export interface Writing {
  readonly told?: Progress;
  /** Begins the transaction; what it rejects with ends it before anything is written. */
  readonly first?: (tx: Transaction) => Promise<void>;
}

/** Rows after which it is told how far it is. */
const mile = 20;

/** Writes down everything that is kept, as it stood at one moment, in lines of JSON; others go on working meanwhile where there are more sessions than one. */
export async function writeBackup(
  database: Database,
  write: (line: string) => Promise<void>,
  { told = () => {}, first = async () => {} }: Writing = {},
): Promise<BackupEnd> {
  const migrations = (await readMigrations()).map((migration) => ({ name: migration.name, sha256: hashOf(migration) }));
  const line = (value: BackupHeader | BackupRow | BackupEnd): Promise<void> => write(`${JSON.stringify(value)}\n`);
  return database.asSystem(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await first(tx);
    await exactly(tx);
    const names = keptTables();
    await line({ brandwright: 'backup', format: 1, at: new Date().toISOString(), migrations, tables: names });
    const tallies: Record<string, Tally> = {};
    for (const name of names) {
      const tally = createTally();
      for await (const row of rowsOfTable(tx, name)) {
        tally.add(row);
        await line([name, row]);
        if (tally.rows() % mile === 0) told(name, tally.rows());
      }
      tallies[name] = tally.told();
    }
    await line({ tallies });
    return { tallies };
  });
}
