import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface DirectoryLock {
  release(): void;
}

/** A folder that another process holds. */
export class DirectoryHeldError extends Error {
  constructor(directory: string, holder: string) {
    super(`${directory} is in use by process ${holder}. Stop that process, or set DATA_DIR to another folder.`);
    this.name = 'DirectoryHeldError';
  }
}

/**
 * Makes the folder, which nobody else on the machine may enter, and holds it for this process alone, until released or until the process ends in whatever way: the system takes
 * an SQLite file lock away with its process, so that nothing is left behind to be cleaned up. Who holds it stands in `lock.pid`.
 * Tries for `patience` milliseconds, because a predecessor may be about to end; then throws DirectoryHeldError with its PID.
 */
export async function holdDirectory(directory: string, patience = 2000): Promise<DirectoryLock> {
  keepPrivate(directory);
  // Imported late: a Node without SQLite must reach the message about its version first.
  const { DatabaseSync } = await import('node:sqlite');
  const pidFile = join(directory, 'lock.pid');
  const until = performance.now() + patience;
  for (;;) {
    const database = new DatabaseSync(join(directory, 'lock.sqlite'), { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
      writeFileSync(pidFile, `${process.pid}\n`);
      return { release: () => database.close() };
    } catch (error) {
      database.close();
      if (!/locked|busy/i.test(String(error))) throw error;
      if (performance.now() >= until) throw new DirectoryHeldError(directory, holder(pidFile));
      await wait(100);
    }
  }
}

/** Makes the folder, and lets nobody else on the machine into it: the embedded database gives its files to all, and letters let people in. */
function keepPrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    // Somebody else's folder, who says themselves whom they let in.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function holder(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'of unknown number';
  } catch {
    return 'of unknown number';
  }
}
