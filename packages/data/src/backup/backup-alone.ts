import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import type { BackupEnd } from './backup.ts';
import { onceWhole, writeBackupFile } from './backup-file.ts';
import { type Copying, writeFromCopy } from './copied-backup.ts';

/** Another process of the same database makes a backup. */
class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** The lock's key: any number that nothing else in the database takes. */
const lock = 7_269_405;

/**
 * A backup as a file (see `saveBackup`) of a database that goes on serving, where no other process makes one this way at the same moment; then
 * null. An embedded database has one session, which reading would take from everybody: its files are copied, and the copy is read.
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
