import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';
import { hashOf, type Migration, MigrationError, readMigrations, type Wanted } from '../connection/migrate.ts';
import type { Store } from '../connection/store.ts';
import { type BackupEnd, type BackupHeader, createTally, exactly, type Progress, rowsOfTable, type Tally } from './backup.ts';
import { BackupError, readBackup } from './backup-file.ts';
import type { Erasure } from './erasure-file.ts';
import { eraseAgain, noteErasures } from './erasures.ts';

/** Opens the database to fill. Called again when it needs later migrations. */
type Opening = (wanted: Wanted) => Promise<Store>;

export interface RestoreOptions {
  /** People erased since the backup, from other sources. The backup itself holds those erased before it. */
  readonly erasures?: readonly Erasure[];
  readonly told?: Progress;
  /** Default: this program's migrations. */
  readonly migrations?: readonly Migration[];
}

export interface Restored extends BackupEnd {
  readonly at: string;
  /** Number of people in the backup who were erased again. */
  readonly erased: number;
}

/**
 * Fills a database from a backup, in one transaction that reads back what arrived and compares it with the
 * backup's tallies. An older backup fills a database at its own migrations, which is migrated afterwards.
 * Throws BackupError if the backup comes from a newer program or is incomplete, or if the database is not
 * empty.
 */
export async function restoreBackup(open: Opening, file: string, options: RestoreOptions = {}): Promise<Restored> {
  const { erasures = [], told = () => {}, migrations = await readMigrations() } = options;
  const lines = readBackup(file);
  try {
    const header = headerOf((await lines.next()).value, file);
    const then = migrationsOf(header, migrations);
    const late = migrations.length > then.length;
    const store = await opened(open, then, migrations);
    const end = await store.database
      .asSystem(async (tx) => {
        const tallies = await fill(tx, header, lines, told).catch((error: unknown) => {
          throw isOfRows(error)
            ? new BackupError(`${file} is damaged: its rows don’t fit together. Nothing was changed.`)
            : error;
        });
        await noteErasures(tx, erasures);
        return { tallies, erased: late ? 0 : await eraseAgain(tx) };
      })
      .finally(() => store.close());
    return { at: header.at, ...end, erased: late ? await finish(open, migrations) : end.erased };
  } finally {
    await lines.return(undefined);
  }
}

type Line = Awaited<ReturnType<ReturnType<typeof readBackup>['next']>>['value'];

function headerOf(line: Line, file: string): BackupHeader {
  if (line === undefined || !('brandwright' in line)) throw new BackupError(`${file} isn’t a backup.`);
  if (line.format !== 1) throw new BackupError('The backup was made by a newer version. Update this program.');
  return line;
}

/**
 * True if the database rejected the content of a row (SQLSTATE classes 22, 23, 42) rather than failed to
 * work. Looks into causes.
 */
function isOfRows(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  return (typeof code === 'string' && /^(?:22|23|42)...$/.test(code)) || (cause !== undefined && isOfRows(cause));
}

/** The migrations that the backup had applied: the first ones of this program. */
function migrationsOf({ migrations: had }: BackupHeader, own: readonly Migration[]): readonly Migration[] {
  for (const [i, { name, sha256 }] of had.entries()) {
    const same = own[i];
    if (same?.name !== name) throw new BackupError(`The backup was made by a newer version (${name}). Update this program.`);
    if (hashOf(same) !== sha256)
      throw new BackupError(`The backup was made with a different version of ${name}. Restore it with the program that made it.`);
  }
  return own.slice(0, had.length);
}

async function opened(open: Opening, then: readonly Migration[], own: readonly Migration[]): Promise<Store> {
  try {
    return await open(then);
  } catch (error) {
    if (!(error instanceof MigrationError) || then.length === own.length) throw error;
    throw new BackupError(
      `The backup is older than the database, which already has ${own[then.length]?.name}. Restore it into a new, unused database.`,
    );
  }
}

/** Migrates a restored older database to this program and erases people who must not come back. */
async function finish(open: Opening, migrations: readonly Migration[]): Promise<number> {
  const store = await open(migrations);
  return store.database.asSystem(eraseAgain).finally(() => store.close());
}

/** Approximate characters of rows per statement. */
const portion = 1_000_000;

async function fill(
  tx: Transaction,
  { tables }: BackupHeader,
  lines: ReturnType<typeof readBackup>,
  told: Progress,
): Promise<BackupEnd['tallies']> {
  await checkEmpty(tx);
  await exactly(tx);
  const circles = await openCircles(tx, tables);
  const counts = new Map<string, number>();
  let waiting: { table: string; rows: string[]; size: number } = { table: '', rows: [], size: 0 };
  const flush = async (): Promise<void> => {
    const { table, rows } = waiting;
    if (rows.length === 0) return;
    await insertRows(tx, table, rows);
    counts.set(table, (counts.get(table) ?? 0) + rows.length);
    told(table, counts.get(table) ?? 0);
  };
  for await (const line of lines) {
    if ('tallies' in line) {
      await flush();
      await compare(tx, tables, line.tallies);
      await closeCircles(tx, circles);
      await setSequences(tx);
      return line.tallies;
    }
    if ('brandwright' in line) break;
    const [table, row] = line;
    if (!tables.includes(table)) break;
    if (table !== waiting.table || waiting.size > portion) {
      await flush();
      waiting = { table, rows: [], size: 0 };
    }
    waiting.rows.push(row);
    waiting.size += row.length;
  }
  throw new BackupError('The backup is incomplete. Its last line is missing, or it contains a line that doesn’t belong.');
}

/** Inserts rows given in text form, whatever their columns. */
async function insertRows(tx: Transaction, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from unnest((select array_agg(value::${name}) from json_array_elements_text(${JSON.stringify(rows)}::json)))`,
  );
}

async function checkEmpty(tx: Transaction): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_name not in ('migrations', 'rate_limits') order by 1`)) as unknown as {
    readonly rows: readonly { readonly name: string }[];
  };
  for (const { name } of rows) {
    const found = (await tx.execute(sql`select from ${sql.identifier(name)} limit 1`)) as unknown as { readonly rows: unknown[] };
    if (found.rows.length > 0)
      throw new BackupError(`The database is not empty: there are rows in ${name}. Nothing was changed.`);
  }
}

interface Reference {
  readonly table: string;
  readonly constraint: string;
}

/**
 * Orders and kits reference each other, so neither table can be filled first. Defers references to tables
 * filled later until everything is there. Only the owner of a constraint can change it.
 */
async function openCircles(tx: Transaction, tables: readonly string[]): Promise<readonly Reference[]> {
  const { rows } = (await tx.execute(sql`
    with filled as (select value::regclass as oid, place from json_array_elements_text(${JSON.stringify(tables)}::json) with ordinality as t(value, place))
    select referring.oid::text as table, conname::text as constraint
    from pg_constraint join filled as referring on referring.oid = conrelid join filled as named on named.oid = confrelid
    where contype = 'f' and not condeferrable and named.place > referring.place`)) as unknown as {
    readonly rows: readonly Reference[];
  };
  await alterReferences(tx, rows, sql`deferrable`);
  await tx.execute(sql`set constraints all deferred`);
  return rows;
}

/** Restores the constraints to what the migrations define: references are checked at once again. */
async function closeCircles(tx: Transaction, references: readonly Reference[]): Promise<void> {
  await tx.execute(sql`set constraints all immediate`);
  await alterReferences(tx, references, sql`not deferrable`);
}

async function alterReferences(tx: Transaction, references: readonly Reference[], how: SQL): Promise<void> {
  await tx.execute(sql`set local role none`);
  for (const { table, constraint } of references)
    await tx.execute(sql`alter table ${sql.identifier(table)} alter constraint ${sql.identifier(constraint)} ${how}`);
  await tx.execute(sql`set local role brandwright_system`);
}

/** Throws BackupError if the restored rows differ from the backup's tallies. */
async function compare(tx: Transaction, names: readonly string[], tallies: Readonly<Record<string, Tally>>): Promise<void> {
  for (const name of names) {
    const tally = createTally();
    for await (const row of rowsOfTable(tx, name)) tally.add(row);
    const [here, there] = [tally.told(), tallies[name]];
    if (here.rows !== there?.rows || here.sum !== there.sum)
      throw new BackupError(
        `The rows restored to ${name} (${here.rows}) don’t match those in the backup (${there?.rows}). Nothing was changed.`,
      );
  }
}

/**
 * Continues each sequence after the restored rows. The owner of the sequences, who may set them, cannot see
 * rows.
 */
async function setSequences(tx: Transaction): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select table_name::text as table, column_name::text as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and column_default like 'nextval(%'`)) as unknown as {
    readonly rows: readonly { readonly table: string; readonly column: string; readonly sequence: string }[];
  };
  for (const { table, column, sequence } of rows) {
    const found = (await tx.execute(
      sql`select max(${sql.identifier(column)})::text as last from ${sql.identifier(table)}`,
    )) as unknown as { readonly rows: readonly [{ readonly last: string | null }] };
    const { last } = found.rows[0];
    if (last === null) continue;
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`select setval(${sequence}::regclass, ${last}::bigint)`);
    await tx.execute(sql`set local role brandwright_system`);
  }
}
