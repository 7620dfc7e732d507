import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { Client } from 'pg';

interface PostgresServer {
  readonly url: string;
  /** `15.20`. */
  readonly version: string;
}

/** A server on which databases may be made: TEST_POSTGRES_URL, else the one on this machine. Null when none answers. */
export const postgres: PostgresServer | null = await answering(
  process.env.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`,
);

async function answering(url: string): Promise<PostgresServer | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean; version: string }>(
      `SELECT rolsuper OR (rolcreatedb AND rolcreaterole) AS may, split_part(current_setting('server_version'), ' ', 1) AS version
       FROM pg_roles WHERE rolname = current_user`,
    );
    await client.end();
    return rows[0]?.may === true ? { url, version: rows[0].version } : null;
  } catch {
    return null;
  }
}

/** A Postgres database of one test. */
export interface PostgresDatabase {
  readonly name: string;
  readonly url: string;
  /** Takes it away, whoever is still connected. */
  drop(): Promise<void>;
}

/** An empty one, or a copy of another to which nobody is connected. */
export async function emptyPostgres(template = 'template1'): Promise<PostgresDatabase> {
  if (postgres === null) throw new Error('No Postgres answers.');
  const name = `brandwright_test_${randomUUID().replaceAll('-', '')}`;
  await asOwner((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => asOwner((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)) };
}

/** Work on the server in a session of its own. */
export async function asOwner(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: postgres?.url ?? '' });
  await client.connect();
  await work(client).finally(() => client.end());
}
