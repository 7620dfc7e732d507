import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './place.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean } & Dependencies} Locked
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Dependencies
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

const stamp = at('node_modules', '.brandwright-install');

/** Installs exactly what package-lock.json says, when node_modules holds something else. Ends the process when that fails. */
export async function installWhenNeeded() {
  const wanted = manifestHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!matchesLock()) await install();
  writeFileSync(stamp, wanted);
}

/** Folders of the workspaces, the root first, from the root's own list; a pattern may end in one `*`. */
function manifests() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readJson(at('package.json'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(at(parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return ['', ...folders].filter((folder) => existsSync(at(folder, 'package.json')));
}

function manifestHash() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...manifests().map((folder) => join(folder, 'package.json'))]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Whether npm's own record of node_modules already agrees with the lockfile, as after a person's `npm install`: then nothing is
 * taken away under programs that are running. Packages for other systems are recorded as optional and may be absent.
 */
function matchesLock() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Lock} */
  const installed = readJson(record);
  /** @type {Lock} */
  const lock = readJson(at('package-lock.json'));
  const inStep = manifests().every((folder) => {
    const locked = lock.packages[folder];
    return locked !== undefined && dependencies(locked) === dependencies(readJson(at(folder, 'package.json')));
  });
  return (
    inStep &&
    Object.entries(lock.packages).every(([path, locked]) => {
      if (!/(?:^|\/)node_modules\//.test(path)) return true;
      const found = installed.packages[path];
      if (found === undefined) return locked.optional === true || locked.devOptional === true;
      return found.version === locked.version && found.integrity === locked.integrity;
    })
  );
}

/**
 * What a manifest asks for, in one comparable text.
 * @param {Dependencies} manifest
 */
function dependencies(manifest) {
  const lists = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.peerDependencies];
  return JSON.stringify(lists.map((list) => Object.entries(list ?? {}).sort()));
}

async function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing what package-lock.json names (about a minute the first time) …');
  const ticker = process.stdout.isTTY ? setInterval(() => process.stdout.write(`\r  ${seconds()} `), 1000) : undefined;
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']);
  if (ticker !== undefined) {
    clearInterval(ticker);
    process.stdout.write('\r');
  }
  if (code !== 0) {
    console.error(`${output.trim().split('\n').slice(-25).join('\n')}\n\nInstalling failed. ${advice(output)}`);
    process.exit(69);
  }
  console.log(`Installed in ${seconds()}.`);
}

/**
 * The likely cause, in words, from npm's complaint.
 * @param {string} output
 */
function advice(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'The npm registry could not be reached: check the network, the proxy and `npm config get registry`, then run this again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 2 GB are needed.';
  if (/EACCES|EPERM/.test(output)) return `This user may not write to ${root}.`;
  if (/EUSAGE|in sync/.test(output)) return 'package.json and package-lock.json disagree: run `npm install` and commit both.';
  return 'What npm said stands above; running `npm ci` by hand shows all of it.';
}

/**
 * Runs the npm that started us, or the one on PATH.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(args) {
  const own = process.env.npm_execpath;
  const direct = own !== undefined && /npm-cli\.c?js$/.test(own) && existsSync(own);
  const [program, first] = direct ? [process.execPath, [own]] : ['npm', []];
  return new Promise((done) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !direct,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: `npm did not start: ${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
