import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { childEnvironment } from './child-start.ts';

const main = fileURLToPath(new URL('./new-pglite-main.ts', import.meta.url));

/** Optimizing WebAssembly pays where it runs for long: this runs once, and takes a third less processor time without. */
const once = ['--liftoff-only'];

/** True if the folder holds a database. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Creates an empty database in a folder that has none. Uses a child process, because the 300 MB it takes
 * would stay with this one. The database gets its name once complete. This process must hold `folder`.
 */
export async function makePglite(folder: string): Promise<void> {
  const [parent, name] = [dirname(folder), basename(folder)];
  await mkdir(parent, { recursive: true });
  const part = `${name}.part`;
  // Removes what a crash left. The process that made it ends with its parent, but may still write for a
  // moment.
  for (const left of await readdir(parent))
    if (left.startsWith(part)) await rm(join(parent, left), { recursive: true, force: true, maxRetries: 8 });
  const fresh = join(parent, `${part}-${process.pid}`);
  await promisify(execFile)(process.execPath, [...once, main, fresh], { env: childEnvironment() });
  await rename(fresh, folder);
}
