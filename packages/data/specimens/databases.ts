/** Databases for tests: PGlite always, Postgres as well when one answers. */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openPostgres } from '../src/index.ts';
import { openTestPglite } from './pglite-copy.ts';

/** A server on which databases may be made: TEST_POSTGRES_URL, else the one on this machine. Null when none answers. */
export const postgresServer: string | null = await answering(
  process.env.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`,
);

async function answering(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolsuper OR (rolcreatedb AND rolcreaterole) AS may FROM pg_roles WHERE rolname = current_user',
    );
    await client.end();
    return rows[0]?.may === true ? url : null;
  } catch {
    return null;
  }
}

/** A Postgres database of one test, empty; `drop` takes it away, whoever is still connected. */
export async function emptyPostgres(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  if (postgresServer === null) throw new Error('No Postgres answers.');
  const name = `brandwright_test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`CREATE DATABASE ${name}`);
  const url = new URL(postgresServer);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresServer ?? '' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A migrated database of one test, and what takes it away. */
interface TestDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

const makers: Readonly<Record<Database['kind'], () => Promise<TestDatabase>>> = {
  async pglite() {
    const database = await openTestPglite();
    return { database, close: () => database.close() };
  },
  async postgres() {
    const { url, drop } = await emptyPostgres();
    const database = await openPostgres(url);
    return {
      database,
      async close() {
        await database.close();
        await drop();
      },
    };
  },
};

const kinds: readonly Database['kind'][] = postgresServer === null ? ['pglite'] : ['pglite', 'postgres'];

/** The same tests on every database there is, each with a database of its own, shared by them. */
export function onEveryDatabase(tests: (database: () => Database) => void): void {
  describe.each(kinds)('on %s', (kind) => {
    let made: TestDatabase;
    beforeAll(async () => {
      made = await makers[kind]();
    }, 60_000);
    afterAll(() => made.close());
    tests(() => made.database);
  });
}
