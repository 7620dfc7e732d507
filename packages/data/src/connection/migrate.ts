import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One session of a database. */
export interface Session {
  /** Runs statements, separated by semicolons. */
  run(text: string): Promise<void>;
  query(text: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

export interface Migration {
  /** Such as `0001-tables`. Migrations are applied in the order of their names. */
  readonly name: string;
  readonly text: string;
}

/** The database's migrations are not this program's: newer, or changed after they were applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Advisory lock key; unique within this database. */
const lock = 7_269_403;

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

export async function readMigrations(): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (file) => ({ name: file.slice(0, -4), text: await readFile(`${folder}/${file}`, 'utf8') })));
}

/**
 * Applies every missing migration, each in one transaction, so that a killed process can be resumed. A
 * session lock admits one process at a time; the others wait and find nothing to do.
 */
export async function migrate(session: Session, migrations?: readonly Migration[]): Promise<void> {
  const wanted = migrations ?? (await readMigrations());
  await session.query('SELECT pg_advisory_lock($1)', [lock]);
  try {
    await session.run(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await session.query('SELECT name, sha256 FROM migrations ORDER BY name', []);
    const known = new Map(applied.map(({ name, sha256 }) => [String(name), String(sha256)]));
    check(wanted, known);
    for (const migration of wanted) if (!known.has(migration.name)) await apply(session, migration);
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [lock]);
  }
}

/** `all`: migrate to this program. `there`: must already be migrated. A list: migrate exactly to these. */
export type Wanted = 'all' | 'there' | readonly Migration[];

/**
 * Brings a database to the wanted state. `there` changes nothing and throws MigrationError if a migration is
 * missing.
 */
export async function prepare(session: Session, wanted: Wanted = 'all'): Promise<void> {
  if (wanted !== 'there') return migrate(session, wanted === 'all' ? undefined : wanted);
  const own = await readMigrations();
  const [table] = await session.query(`SELECT to_regclass('migrations') IS NOT NULL AS there`, []);
  const applied = table?.there === true ? await session.query('SELECT name, sha256 FROM migrations ORDER BY name', []) : [];
  const known = new Map(applied.map(({ name, sha256 }) => [String(name), String(sha256)]));
  check(own, known);
  const missing = own.find(({ name }) => !known.has(name));
  if (missing !== undefined)
    throw new MigrationError(`The database is missing ${missing.name}. Start this version of the server once, then try again.`);
}

function check(wanted: readonly Migration[], known: ReadonlyMap<string, string>): void {
  for (const [name, hash] of known) {
    const migration = wanted.find((one) => one.name === name);
    if (migration === undefined)
      throw new MigrationError(`The database was migrated by a newer version (${name}). Update this program.`);
    if (hashOf(migration) !== hash) throw new MigrationError(`Migration ${name} was changed after it was applied.`);
  }
}

async function apply(session: Session, migration: Migration): Promise<void> {
  await session.run('BEGIN');
  try {
    await session.run(migration.text);
    await session.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [migration.name, hashOf(migration)]);
    await session.run('COMMIT');
  } catch (error) {
    await session.run('ROLLBACK');
    throw error;
  }
}

export const hashOf = ({ text }: Migration): string => createHash('sha256').update(text).digest('hex');
