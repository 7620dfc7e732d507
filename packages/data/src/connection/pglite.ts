import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { tables } from '../tables/all.ts';
import { type Database, databaseOf, type Transaction } from './database.ts';
import { type AsOwner, liveFiles, removeCopies } from './live-files.ts';
import { prepare, type Session, type Wanted } from './migrate.ts';
import { holdsDatabase, makePglite } from './new-pglite.ts';
import { asPersonStatement } from './person-role.ts';
import { serialQueue } from './serial-queue.ts';

export interface PgliteOptions {
  /** Migrations. Default: all of this program's. */
  readonly wanted?: Wanted;
  /** Data folder of another database (a tar) to start from. Three times as fast as creating an empty one. */
  readonly copy?: Blob;
}

/**
 * Fits one session and a database of a few megabytes; the default 128 MB of buffers would fill up unused.
 * Deletes the log after a checkpoint instead of recycling it, which would keep a gigabyte (H11-06).
 */
const smallServer = [
  'shared_buffers=16MB',
  'max_connections=5',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'wal_recycle=off',
].flatMap((setting) => ['-c', setting]);

/**
 * Opens and migrates the embedded database. This process must hold `folder` (see `holdDirectory`); null keeps
 * everything in memory.
 */
export async function openPglite(folder: string | null, { wanted = 'all', copy }: PgliteOptions = {}): Promise<Database> {
  if (folder !== null && !holdsDatabase(folder)) await makePglite(folder);
  if (folder !== null) await removeCopies(folder);
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(copy === undefined ? {} : { loadDataDir: copy }),
    startParams: [...PGlite.defaultStartParams, ...smallServer],
  });
  try {
    await prepare(sessionOf(client), wanted);
    // PGlite has no autovacuum, so this program runs `vacuum` itself.
    await client.exec('GRANT pg_maintain TO brandwright_system');
    // PGlite logs in as superuser, who bypasses row security.
    await client.exec('SET ROLE brandwright_system');
  } catch (error) {
    await client.close();
    throw error;
  }
  const { take, pause } = serialQueue();
  const alone: Pick<PGlite, 'query'> = { query: (...asked) => take(() => client.query(...asked)) };
  const begun = <T>(personId: string | null, work: (tx: Pick<PGlite, 'query'>) => Promise<T>): Promise<T> =>
    take(() =>
      client.transaction(async (tx) => {
        if (personId !== null) await tx.query(asPersonStatement(personId).text, [...asPersonStatement(personId).values]);
        const query: PGlite['query'] = async (...asked) => {
          await pause();
          return tx.query(...asked);
        };
        return work({ query });
      }),
    );
  // `SET LOCAL` ends with the transaction, so no request ever runs as superuser.
  const asOwner: AsOwner = <Row extends object>(statement: string, held: (row: Row) => Promise<void> = async () => {}) =>
    take(() =>
      client.transaction(async (tx) => {
        await tx.exec('SET LOCAL ROLE none');
        const [row] = (await tx.query<Row>(statement)).rows;
        await held(row as Row);
        return row as Row;
      }),
    );
  return databaseOf({
    kind: 'pglite',
    statements: drizzle(alone as PGlite, { schema: tables }),
    transaction: (personId, work) =>
      begun(personId, (tx) => work(drizzle(tx as unknown as PGlite, { schema: tables }) as unknown as Transaction)),
    ask: (personId, asked) =>
      begun(personId, async (tx) => {
        const answers: (readonly unknown[])[] = [];
        for (const { text, values } of asked) answers.push((await tx.query(text, [...values])).rows);
        return answers;
      }),
    sessions: () => ({ open: 1, idle: 0, waiting: 0 }),
    wire: {
      executeSql: (text, values) =>
        take(async () => {
          if (values !== undefined && values.length > 0) return client.query(text, values);
          // Several statements in one text: joins their rows.
          return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
        }),
      async listen(channel, onNotice, onListening) {
        const unlisten = await take(() => client.listen(channel, onNotice));
        onListening();
        return { close: () => take(() => unlisten()) };
      },
    },
    files: folder === null ? null : liveFiles(folder, asOwner),
    close: () => client.close(),
  });
}

/** A PGlite as a session for migrations. */
export const sessionOf = (client: PGlite): Session => ({
  run: async (text) => void (await client.exec(text)),
  query: async (text, values) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
});
