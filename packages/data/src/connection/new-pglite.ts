import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('./new-pglite-main.ts', import.meta.url));

/** Whether a folder holds a database. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Makes an empty database in a folder that holds none, by a process of its own: what it takes to make one (300 MB) would stay with the
 * process that did. Under its name only when it is whole. `folder` must be held by this process.
 */
export async function makePglite(folder: string): Promise<void> {
  const [parent, name] = [dirname(folder), basename(folder)];
  await mkdir(parent, { recursive: true });
  const part = `${name}.part`;
  // What a crash left of one. Whoever made it goes with the process that asked, and may still write for a moment.
  for (const left of await readdir(parent))
    if (left.startsWith(part)) await rm(join(parent, left), { recursive: true, force: true, maxRetries: 8 });
  const fresh = join(parent, `${part}-${process.pid}`);
  await promisify(execFile)(process.execPath, [main, fresh], { env: { ...process.env, NODE_OPTIONS: '' } });
  await rename(fresh, folder);
}
