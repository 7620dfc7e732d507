import { open } from 'node:fs/promises';
import {
  BackupError,
  type Erasure,
  erasuresOf,
  ledgerFile,
  MigrationError,
  readErasures,
  restoreBackup,
} from '@brandwright/data';
import { rowsIn } from './backup-command.ts';
import type { Command } from './command-line.ts';
import { counted } from './counted.ts';
import { CommandError, exits } from './exits.ts';
import { openPlace, placeOf } from './open-store.ts';
import { progressTo } from './progress.ts';

type Say = (text: string) => void;

/** `brandwright restore`: an empty database becomes what the backup tells, without whoever was erased since. */
export async function runRestore(command: Extract<Command, { kind: 'restore' }>, print: Say, tell: Say): Promise<void> {
  const place = placeOf(process.env, process.cwd());
  try {
    const given = await Promise.all(command.erasures.map(erasuresIn));
    const erasures = [...(await readErasures(ledgerFile(place))), ...given.flat()];
    const restored = await restoreBackup((wanted) => openPlace(place, wanted), command.from, {
      erasures,
      told: progressTo(tell),
    });
    const { erased } = restored;
    const why = `${erased === 1 ? 'it was' : 'they were'} deleted after the backup`;
    const again = erased === 0 ? '' : ` Deleted ${counted(erased, 'account')} once more because ${why}.`;
    print(`Restored ${counted(rowsIn(restored), 'row')} as of ${restored.at}.${again} Everyone has to sign in again.\n`);
  } catch (error) {
    if (error instanceof BackupError || error instanceof SyntaxError) throw new CommandError(exits.data, [error.message]);
    if (error instanceof MigrationError) throw new CommandError(exits.unavailable, [error.message]);
    throw error;
  }
}

/** A ledger, or a backup with one inside. A file that is not there is an error here: somebody named it. */
async function erasuresIn(file: string): Promise<readonly Erasure[]> {
  const handle = await open(file, 'r');
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  return buffer.readUInt16BE() === 0x1f8b ? erasuresOf(file) : readErasures(file);
}
