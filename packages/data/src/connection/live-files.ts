import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What tells a copy where the log of writes begins and ends that makes it whole: names of files in `pg_wal`. */
export interface LogRange {
  readonly first: string;
  readonly last: string;
}

/**
 * The files of an embedded database, which may be copied while it serves. What changes while a file is read is put right by the log of writes, as
 * Postgres does it with a base backup: who opens the copy sees the database as it was when the copying ended.
 */
export interface LiveFiles {
  readonly folder: string;
  /**
   * Runs `copy`, which copies every file into the folder `to` but those that `isLeftOut` names; others are served meanwhile. Afterwards the
   * copy lacks the files of the log alone, of which it needs those that are answered.
   */
  copied(to: string, copy: () => Promise<void>): Promise<LogRange>;
  /**
   * Writes down a checkpoint where more than so many bytes were written since the last one, so that the log of writes before it may go: a Postgres does it every few minutes, a PGlite only
   * when it is opened. A database that served for long had two gigabytes of log. It takes 20 ms (measured, after 40 MB). Does nothing while somebody keeps the log.
   */
  checkpoint(beyond?: number): Promise<void>;
  /** Keeps the log from now on, for a copy that is made or not whole yet, until what is answered is called, once. */
  keepLog(): () => void;
}

/** Runs a statement as the owner of the database, and then `held` with its first row, with nobody else at it in between. */
export type AsOwner = <Row extends object>(statement: string, held?: (row: Row) => Promise<void>) => Promise<Row>;

/** Written the moment the copying ends: a half of it cannot be put right. */
const control = join('global', 'pg_control');
/** The log of writes, from which no more is copied than the copy needs. */
export const logFolder = 'pg_wal';

/** Whether a path of the database's folder is not copied with the others. */
export const isLeftOut = (path: string): boolean => dirname(path) === logFolder || path === control || path === 'postmaster.pid';

export function liveFiles(folder: string, asOwner: AsOwner): LiveFiles {
  /** How many keep the log. */
  let keeping = 0;
  return {
    folder,
    async copied(to, copy) {
      // From a checkpoint on, so that the log has everything that a copied file may lack.
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

/** What to go on with where a file went before it was reached: the log knows. */
export const gone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** How the names of copies begin, which lie beside the folder. */
export const copyName = (folder: string): string => `${folder}.copy-`;

/** Removes what a crash left of copies. `folder` must be held by this process. */
export async function removeCopies(folder: string): Promise<void> {
  const parent = dirname(folder);
  // Whoever made it may be about to end: what resists is removed the next time.
  for (const name of (await readdir(parent)).filter((one) => one.startsWith(basename(copyName(folder)))))
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
