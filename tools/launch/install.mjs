import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isInstalled, lockedFiles } from './lockfile.mjs';
import { at, root } from './place.mjs';

const stamp = at('node_modules', '.brandwright-install');

/**
 * Installs what package-lock.json names when node_modules holds something else; ends the process when that fails.
 * `npm install --no-save` keeps to the lockfile and leaves what is right already, so that nothing is taken away under programs
 * that are running. `npm ci` would refuse: a lockfile lists only the other systems' packages that its registry carried.
 */
export async function installWhenNeeded() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfManifests()) return;
  if (!isInstalled()) await install();
  writeFileSync(stamp, hashOfManifests());
}

function hashOfManifests() {
  const hash = createHash('sha256');
  for (const file of lockedFiles())
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
}

async function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing packages from package-lock.json (about a minute the first time) …');
  const ticker = process.stdout.isTTY ? setInterval(() => process.stdout.write(`\r  ${seconds()} `), 1000) : undefined;
  const { code, output } = await npm([
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]);
  if (ticker !== undefined) {
    clearInterval(ticker);
    process.stdout.write('\r');
  }
  if (code !== 0) {
    console.error(`${output.trim().split('\n').slice(0, 12).join('\n')}\n\nInstallation failed. ${advice(output)}`);
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
    return 'Couldn’t reach the npm registry. Check your network, your proxy and `npm config get registry`, then run this again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. You need about 2 GB.';
  if (/EACCES|EPERM/.test(output)) return `This user can’t write to ${root}.`;
  return 'See npm’s message above, or run `npm install` yourself to see all of it.';
}

/**
 * Runs the npm that started us, or the one on PATH.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(args) {
  const own = process.env.npm_execpath;
  const direct = own !== undefined && /npm-cli\.c?js$/.test(own) && existsSync(own);
  const program = direct ? process.execPath : 'npm';
  const shell = process.platform === 'win32' && !direct;
  return new Promise((done) => {
    const child = spawn(program, direct ? [own, ...args] : args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => done({ code: 127, output: `Couldn’t start npm: ${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
