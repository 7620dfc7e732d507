import { join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { holdDirectory } from './directory-lock.ts';
import type { Wanted } from './migrate.ts';
import { holdsDatabase } from './new-pglite.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where an installation keeps its durable data. */
export interface Place {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Connects to Postgres 15 or later. Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
}

/** No database where one was expected. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/**
 * Reads DATA_DIR and DATABASE_URL, for the server and the commands. Each fault is one sentence and does not
 * contain the URL.
 */
export function readPlace(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): { readonly place: Place; readonly faults: readonly string[] } {
  const url = env.DATABASE_URL?.trim() || null;
  // Never echoed: the URL holds a password.
  const good = url === null || (URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol));
  return {
    place: { dataDir: resolve(cwd, env.DATA_DIR?.trim() || 'data'), databaseUrl: url },
    faults: good ? [] : ['DATABASE_URL must be a URL such as postgres://user:password@host/name.'],
  };
}

export const databaseFolder = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'database');

/** The ledger of erasures outside the database; see `openLedger`. */
export const ledgerFile = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'erasures.jsonl');

export interface Store {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens a place's database for a command that runs beside or instead of the server. Holds an embedded one
 * while open, so it throws DirectoryHeldError if a server is running; Postgres serves both. With `there`,
 * throws NoDatabaseError if the folder holds no database.
 */
export async function openStore(place: Place, wanted: Wanted): Promise<Store> {
  if (place.databaseUrl !== null) {
    const database = await openPostgres(place.databaseUrl, { sessions: 2, wanted });
    return { database, close: () => database.close() };
  }
  const folder = databaseFolder(place);
  if (wanted === 'there' && !holdsDatabase(folder)) throw new NoDatabaseError(`There’s no database in ${folder}.`);
  const lock = await holdDirectory(place.dataDir);
  try {
    const database = await openPglite(folder, { wanted });
    const close = async (): Promise<void> => {
      await database.close();
      lock.release();
    };
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
