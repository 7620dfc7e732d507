import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { at, root } from './place.mjs';

/** The oldest Node that strips types by itself and has what the server needs. */
const oldest = 24;

/** The Node that package.json pins, wherever the machine's own stands. Ends the process when there is none that will do. */
export function pinnedNode() {
  const pinned = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath;
  console.error(
    `You need Node ${oldest}. This is ${process.version}, and npm didn’t install the version named in package.json.\n` +
      'npm was probably set to skip install scripts. Run `npm rebuild node --ignore-scripts=false`, then run this again.',
  );
  process.exit(69);
}

/** The environment for everything started after installing: our programs and our Node come first. */
const environment = () => ({
  ...process.env,
  // Compiled code is kept between starts of whatever is started from here, and where the programs themselves keep it.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules', '.cache', 'brandwright'),
  PATH: [at('node_modules', '.bin'), at('node_modules', 'node', 'bin'), process.env.PATH ?? ''].join(delimiter),
});

/** Within this time, in ms, the same signal is one signal: a terminal and npm both pass on one Ctrl-C. */
const echo = 1000;

/**
 * Runs a program at the root with our output streams and resolves to its exit code (128 + n for a signal). It leads a process
 * group of its own, so that a signal reaches it through us alone, once, and whatever it started with it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {AbortSignal} [until] ends the program when it is aborted
 * @returns {Promise<number>}
 */
export const run = (program, args, until) => start(program, args, ['ignore', 'inherit', 'inherit'], until);

/**
 * The same for a program whose output matters only when it fails: then all of it goes to our standard error.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function runQuietly(program, args) {
  const said = /** @type {Buffer[]} */ ([]);
  const code = await start(program, args, ['ignore', 'pipe', 'pipe'], undefined, (part) => said.push(part));
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {AbortSignal} [until]
 * @param {(part: Buffer) => void} [hear] what it says, where it is piped
 * @returns {Promise<number>}
 */
function start(program, args, stdio, until, hear) {
  return new Promise((done) => {
    const own = process.platform !== 'win32';
    const child = spawn(program, args, { cwd: root, stdio, env: environment(), detached: own });
    for (const stream of [child.stdout, child.stderr]) if (hear !== undefined) stream?.on('data', hear);
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (own) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    let last = { signal: '', at: 0 };
    /** @param {NodeJS.Signals} signal */
    const listener = (signal) => {
      if (last.signal === signal && Date.now() - last.at < echo) return;
      last = { signal, at: Date.now() };
      pass(signal);
    };
    const abort = () => pass('SIGTERM');
    for (const signal of passed) process.on(signal, listener);
    until?.addEventListener('abort', abort);
    /** @param {number} code */
    const settle = (code) => {
      for (const signal of passed) process.off(signal, listener);
      until?.removeEventListener('abort', abort);
      done(code);
    };
    child.on('error', (error) => {
      console.error(`Couldn’t start ${program}: ${error.message}`);
      settle(127);
    });
    child.on('close', (code, signal) => settle(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

/** @type {readonly NodeJS.Signals[]} */
const passed = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ends us when the one who started us is gone. npm runs a script in a shell that dies of a signal without passing it on; without
 * this, a killed `npm start` would leave its server behind, holding the port. Started otherwise, we may well outlive our parent.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
