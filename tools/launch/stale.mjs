import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as repository } from './place.mjs';

/** Folders that are made, not written. */
const made = new Set(['node_modules', 'build', 'dist', '.react-router', '.git', '.cache']);

/**
 * Whether something made from files has to be made again. Sizes and times are looked at first (some milliseconds); only when they
 * differ are the contents read, so that a fresh checkout or a touched file alone makes nothing stale.
 * @param {{ root?: string, sources: readonly string[], stamp: string }} what folders and files, and the stamp's path, from the root
 * @returns {{ stale: boolean, settle: () => void }} `settle` writes the stamp of the moment of the look
 */
export function look({ root = repository, sources, stamp }) {
  const files = sources.flatMap((source) => list(join(root, source))).sort();
  const quick = digest(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
  const path = join(root, stamp);
  const before = readStamp(path);
  if (before?.quick === quick) return { stale: false, settle: () => {} };
  const full = digest(files, (file) => readFileSync(file));
  const settle = () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ quick, full })}\n`);
  };
  if (before?.full !== full) return { stale: true, settle };
  settle();
  return { stale: false, settle };
}

/**
 * Files below a path that somebody wrote; tests do not end up in what is made.
 * @param {string} path
 * @returns {string[]}
 */
function list(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return made.has(entry.name) ? [] : list(join(path, entry.name));
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string | Buffer} facts
 */
function digest(files, facts) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(facts(file)).update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {{ quick: string, full: string } | undefined}
 */
function readStamp(path) {
  if (!existsSync(path)) return;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return; // Half written when a build was interrupted: build again.
    throw error;
  }
}
