import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './finding.ts';

/** The repository's root, wherever the command was typed. */
export const root = join(import.meta.dirname, '..', '..');

/** Folders that no person writes in, besides those whose names begin with a dot. */
const skipped = new Set(['node_modules', 'build', 'dist', 'reports', 'data', 'out', 'test-results']);

/** `data` at the root holds an installation's data, `packages/data` holds code; so does `build` inside a `src`. */
const isSkipped = (name: string, folder: string): boolean =>
  skipped.has(name) && !(name === 'data' && folder !== '') && !(/^(?:build|out)$/.test(name) && /\/src(?:\/|$)/.test(folder));

/** Every path of the working tree that a person wrote, sorted. */
export function listPaths(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name.startsWith('.')) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
      return isSkipped(entry.name, folder) ? [] : listPaths(path);
    })
    .sort();
}

export const read = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });
