import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the working tree in which anything may be broken. */
export interface Scratch {
  readonly folder: string;
  remove(): void;
}

/** The packages of this repository, by links that lead to where they stand beside it. */
const own = '@brandwright';

/**
 * Copies what git knows or would add. Modules are linked one by one, and our own packages anew: through one link to all of them, they
 * would be found where they came from, whole.
 */
export function openScratch(root: string): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-sabotage-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of paths) cpSync(join(root, path), join(folder, path));
  const parents = new Set(['.', ...paths.filter((path) => path.endsWith('package.json')).map(dirname)]);
  for (const parent of parents) linkModules(join(root, parent, 'node_modules'), join(folder, parent, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === own) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!['.cache', '.vite', '.vite-temp'].includes(name)) symlinkSync(join(from, name), join(to, name));
  }
}
