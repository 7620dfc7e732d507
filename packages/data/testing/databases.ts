/** Databases for tests: PGlite always, Postgres as well when one answers. */
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openPostgres } from '../src/index.ts';
import { migratedPostgres } from './migrated-postgres.ts';
import { openTestPglite } from './pglite-copy.ts';
import { postgres } from './postgres-server.ts';

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
    const { url, drop } = await migratedPostgres();
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

/** What there is here; the name of Postgres carries its version, so that a report can say what was tested. */
const kinds: readonly { readonly kind: Database['kind']; readonly label: string }[] = [
  { kind: 'pglite', label: 'pglite' },
  ...(postgres === null ? [] : [{ kind: 'postgres', label: `postgres ${postgres.version}` } as const]),
];

/** The same tests on every database there is, each with a database of its own, shared by them. */
export function onEveryDatabase(tests: (database: () => Database) => void): void {
  describe.each(kinds)('on $label', ({ kind }) => {
    let made: TestDatabase;
    beforeAll(async () => {
      made = await makers[kind]();
    });
    afterAll(() => made.close());
    tests(() => made.database);
  });
}
