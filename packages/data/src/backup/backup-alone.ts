import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import type { BackupEnd } from './backup.ts';
import { onceWhole, writeBackupFile } from './backup-file.ts';
import { type Copying, writeFromCopy } from './copied-backup.ts';

/** Another process is already backing up this database. */
class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Advisory lock key; unique within this database. */
const lock = 7_269_405;

/**
 * Saves a backup file (see `saveBackup`) of a database that keeps serving. Null if another process is doing
 * the same. An embedded database has a single session, and reading it would block everyone: its files are
 * copied, and the copy is read.
 */
export const saveBackupAlone = (database: Database, file: string, copying: Copying): Promise<BackupEnd | null> =>
  onceWhole(file, async (part) => {
    if (database.files !== null) return writeFromCopy(database.files, part, copying);
    const first = async (tx: Transaction): Promise<void> => {
      const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)) as unknown as {
        readonly rows: readonly [{ readonly mine: boolean }];
      };
      if (!rows[0].mine) throw new BusyError();
    };
    return writeBackupFile(database, part, { told: () => copying.signal.throwIfAborted(), first });
  }).catch((error: unknown) => {
    if (error instanceof BusyError) return null;
    throw error;
  });
