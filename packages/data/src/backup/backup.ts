import { createHash } from 'node:crypto';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../connection/database.ts';
import { hashOf, readMigrations } from '../connection/migrate.ts';
import { tables } from '../tables/all.ts';

/** Number of rows in a table and their checksum: see `createTally`. */
export interface Tally {
  readonly rows: number;
  readonly sum: string;
}

/** The first line of a backup. */
export interface BackupHeader {
  readonly brandwright: 'backup';
  readonly format: 1;
  readonly at: string;
  /** Migrations applied to the database, in order. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[];
  /** In the order in which they can be filled: referenced tables come first. */
  readonly tables: readonly string[];
}

/** A table and one row in Postgres's text form, which is lossless for every type. */
export type BackupRow = readonly [table: string, row: string];

/** The last line. A backup without it is incomplete. */
export interface BackupEnd {
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** Called after every few rows. Throwing aborts the work. */
export type Progress = (table: string, rows: number) => void;

/**
 * Tables that are not backed up. A restore would revive ended sessions, used links, revoked API keys and deleted
 * webhooks, and send events a second time; rate-limit windows and repeated requests are over by then.
 */
const fleeting: ReadonlySet<string> = new Set([
  'sessions',
  'verifications',
  'account_links',
  'api_keys',
  'api_requests',
  'webhooks',
  'webhook_deliveries',
  'rate_limits',
]);

/** Names of the tables in a backup, referenced tables first. */
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

/**
 * Portions in which rows are fetched, by the longest row each is used for. Some rows hold every design of a
 * kit.
 */
const portions = [
  { rows: 200, length: 2_000, fetch: sql`fetch 200 from reading` },
  { rows: 10, length: 40_000, fetch: sql`fetch 10 from reading` },
  { rows: 1, length: Number.POSITIVE_INFINITY, fetch: sql`fetch 1 from reading` },
] as const;

/** Chooses the next portion by the longest row in the last one. Starts with one row. */
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

/**
 * Every row of a table in text form, the same on both databases. Requires a transaction prepared by
 * `exactly`.
 */
export const rowsOfTable = (tx: Transaction, table: string): AsyncGenerator<string> =>
  rowsOf(tx, sql`select whole::text as row from ${sql.identifier(table)} whole`);

/**
 * Streams the column `row` of a query. The embedded database works on our own thread, so portions depend on
 * the longest row of the previous one; the first has one row.
 */
async function* rowsOf(tx: Transaction, query: SQL): AsyncGenerator<string> {
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

/** Makes times and fractions print the same on every database. */
export async function exactly(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('extra_float_digits', '1', true)`,
  );
}

const modulus = 2n ** 256n;

/** Counts rows and sums their SHA-256 hashes. The sum does not depend on the order of rows. */
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
  /** Runs first in the transaction. Rejecting aborts before anything is written. */
  readonly first?: (tx: Transaction) => Promise<void>;
}

/** Rows between two calls of `told`. */
const mile = 20;

/**
 * Writes everything in a backup as JSON lines, from one snapshot. With more than one session, others keep
 * working.
 */
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
