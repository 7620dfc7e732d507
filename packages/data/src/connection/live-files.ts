import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** First and last file in `pg_wal` that a copy needs to be consistent. */
export interface LogRange {
  readonly first: string;
  readonly last: string;
}

/**
 * The files of an embedded database, which can be copied while it serves. The write-ahead log repairs files
 * that change during the copy, as in a Postgres base backup: the copy opens as the database was when copying
 * ended.
 */
export interface LiveFiles {
  readonly folder: string;
  /**
   * Runs `copy`, which copies every file except those in `isLeftOut` to the folder `to`, while others are
   * served. Afterwards the copy lacks only the log files in the returned range.
   */
  copied(to: string, copy: () => Promise<void>): Promise<LogRange>;
  /**
   * Writes a checkpoint if more than `beyond` bytes were written since the last one, so that the log before
   * it can go. Postgres does this every few minutes, PGlite only when opened: a long-running database had two
   * gigabytes of log. Takes 20 ms (measured, after 40 MB). Does nothing while `keepLog` is in effect.
   */
  checkpoint(beyond?: number): Promise<void>;
  /** Retains the log from now on, for a copy in progress. Call the returned function once to end that. */
  keepLog(): () => void;
}

/**
 * Runs a statement as the owner of the database, then `held` with its first row. Nothing else runs in
 * between.
 */
export type AsOwner = <Row extends object>(statement: string, held?: (row: Row) => Promise<void>) => Promise<Row>;

/** Written at the moment copying ends. A half-copied one cannot be repaired. */
const control = join('global', 'pg_control');
/** The write-ahead log. Only the part that the copy needs is copied. */
export const logFolder = 'pg_wal';

/** True if a path of the database folder is not copied with the others. */
export const isLeftOut = (path: string): boolean => dirname(path) === logFolder || path === control || path === 'postmaster.pid';

export function liveFiles(folder: string, asOwner: AsOwner): LiveFiles {
  /** How many callers retain the log. */
  let keeping = 0;
  return {
    folder,
    async copied(to, copy) {
      // Starts with a checkpoint, so that the log holds everything a copied file may lack.
      const { first } = await asOwner<{ first: string }>(`select pg_walfile_name(pg_backup_start('brandwright', true)) as first`);
      const end = () =>
        asOwner<{ last: string; label: string }>(
          'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
          async ({ label }) => {
            await writeFile(join(to, control), await readFile(join(folder, control)));
            await writeFile(join(to, 'backup_label'), label);
          },
        );
      try {
        await copy();
      } catch (error) {
        await asOwner('select pg_backup_stop(false)');
        throw error;
      }
      return { first, last: (await end()).last };
    },
    async checkpoint(beyond = 0) {
      const since = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';
      if (keeping === 0 && (await asOwner<{ bytes: number }>(since)).bytes > beyond) await asOwner('checkpoint');
    },
    keepLog() {
      keeping++;
      return () => keeping--;
    },
  };
}

/** Replaces the error when a file disappeared before it was reached. The log has its content. */
export const gone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** Prefix of the copies' names. They lie beside the database folder. */
export const copyName = (folder: string): string => `${folder}.copy-`;

/** Removes copies left by a crash. This process must hold `folder`. */
export async function removeCopies(folder: string): Promise<void> {
  const parent = dirname(folder);
  // The process that made a copy may still be ending. Whatever resists is removed next time.
  for (const name of (await readdir(parent)).filter((one) => one.startsWith(basename(copyName(folder)))))
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
