import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface DirectoryLock {
  release(): void;
}

/** Another process holds the folder. */
export class DirectoryHeldError extends Error {
  constructor(directory: string, holder: string) {
    super(`${directory} is in use by ${holder}. Stop that process, or set DATA_DIR to another folder.`);
    this.name = 'DirectoryHeldError';
  }
}

/**
 * Creates the folder, closes it to other users of the machine, and holds it for this process until released
 * or until the process ends. The operating system drops an SQLite file lock with its process, so a crash
 * leaves nothing to clean up. `lock.pid` names the holder. Tries for `patience` milliseconds (default 2000),
 * because a predecessor may be about to end; then throws DirectoryHeldError with its PID.
 */
export async function holdDirectory(directory: string, patience = 2000): Promise<DirectoryLock> {
  keepPrivate(directory);
  // Imported late, so that a Node without SQLite still reaches the message about its version.
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

/**
 * Creates the folder with access for its owner only. The embedded database makes its files readable to
 * everyone, and saved emails hold sign-in links.
 */
function keepPrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    // Another user owns the folder and decides who may enter.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function holder(pidFile: string): string {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim();
    return pid === '' ? 'another process' : `process ${pid}`;
  } catch {
    return 'another process';
  }
}
