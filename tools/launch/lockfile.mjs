import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as repository } from './place.mjs';

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Dependencies
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean } & Dependencies} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock what package-lock.json holds, as far as it is read here
 */

/**
 * Folders of the workspaces, the root ('') first; a pattern of the root's list may end in one `*`.
 * @returns {string[]}
 */
function workspaceFolders(root = repository) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return ['', ...folders].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The lockfile and every manifest, from the root. */
export const lockedFiles = () => ['package-lock.json', ...workspaceFolders().map((folder) => join(folder, 'package.json'))];

/** Every manifest whose dependencies the lockfile does not know as they stand. */
export function outOfStep(root = repository) {
  /** @type {Lock} */
  const lock = readJson(join(root, 'package-lock.json'));
  return workspaceFolders(root)
    .filter((folder) => {
      const locked = lock.packages[folder];
      return locked === undefined || dependencies(locked) !== dependencies(readJson(join(root, folder, 'package.json')));
    })
    .map((folder) => join(folder, 'package.json'));
}

/**
 * Whether npm's own record of node_modules agrees with the lockfile, as after a person's `npm install`.
 * Packages for other systems are optional and may be absent.
 */
export function isInstalled(root = repository) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || outOfStep(root).length > 0) return false;
  /** @type {Lock} */
  const installed = readJson(record);
  /** @type {Lock} */
  const lock = readJson(join(root, 'package-lock.json'));
  return Object.entries(lock.packages).every(([path, locked]) => {
    if (!/(?:^|\/)node_modules\//.test(path)) return true;
    const found = installed.packages[path];
    if (found === undefined) return locked.optional === true || locked.devOptional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * What a manifest asks for, in one comparable text.
 * @param {Dependencies} manifest
 */
function dependencies(manifest) {
  const lists = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.peerDependencies];
  return JSON.stringify(lists.map((list) => Object.entries(list ?? {}).sort()));
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
