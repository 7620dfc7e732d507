import { createHash } from 'node:crypto';
import { readMigrations } from '../src/connection/migrate.ts';
import { openPostgres } from '../src/index.ts';
import { asOwner, emptyPostgres, type PostgresDatabase } from './postgres-server.ts';

/** The advisory lock of whoever makes the template: any number that nothing else on the server takes. */
const lock = 7_269_404;

let template: Promise<string> | undefined;

/** A migrated Postgres database of one test: a copy of a template that the first test of this version makes and leaves on the server. */
export async function migratedPostgres(): Promise<PostgresDatabase> {
  template ??= makeTemplate();
  return emptyPostgres(await template);
}

async function makeTemplate(): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex');
  const name = `brandwright_template_${version.slice(0, 16)}`;
  await asOwner(async (client) => {
    // Until this session ends; other test processes wait, and find it made.
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    if ((await client.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount !== 0) return;
    const making = await emptyPostgres();
    await (await openPostgres(making.url, { sessions: 1 })).close();
    // Under its name only when it is whole.
    await client.query(`ALTER DATABASE ${making.name} RENAME TO ${name}`);
  });
  return name;
}
