import { join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { holdDirectory } from './directory-lock.ts';
import type { Wanted } from './migrate.ts';
import { holdsDatabase } from './new-pglite.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where an installation keeps what must survive. */
export interface Place {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Postgres 15 or later; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
}

/** There is no database where one was expected. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/** DATA_DIR and DATABASE_URL, the same for the server and for the commands; a fault is one sentence, without the address itself. */
export function readPlace(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): { readonly place: Place; readonly faults: readonly string[] } {
  const url = env.DATABASE_URL?.trim() || null;
  // Never told back: a password stands in it.
  const good = url === null || (URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol));
  return {
    place: { dataDir: resolve(cwd, env.DATA_DIR?.trim() || 'data'), databaseUrl: url },
    faults: good ? [] : ['DATABASE_URL must be a URL such as postgres://user:password@host/name.'],
  };
}

export const databaseFolder = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'database');

/** The ledger of erasures outside the database: see `openLedger`. */
export const ledgerFile = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'erasures.jsonl');

export interface Store {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * The database of a place for a command that runs beside the server or instead of it. An embedded one is held while it is open, so that it
 * throws DirectoryHeldError where a server runs; Postgres serves both. `there` throws NoDatabaseError where nothing was ever kept.
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
