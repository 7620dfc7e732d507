import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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
    `Node ${oldest} is needed; this is ${process.version}, and npm did not unpack the one named in package.json.\n` +
      'npm was probably told to skip install scripts: run `npm rebuild node --ignore-scripts=false`, then this again.',
  );
  process.exit(69);
}

/** The environment for everything started after installing: our programs and our Node come first. */
export const environment = () => ({
  ...process.env,
  PATH: [at('node_modules', '.bin'), at('node_modules', 'node', 'bin'), process.env.PATH ?? ''].join(delimiter),
});

/**
 * Runs a program at the root with our standard streams, hands signals on, and resolves to its exit code (128 + n for a signal).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [extra] environment variables besides the usual ones
 * @returns {Promise<number>}
 */
export function run(program, args, extra = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...extra } });
    const stop = handOn(child);
    child.on('error', (error) => {
      stop();
      console.error(`${program} did not start: ${error.message}`);
      done(127);
    });
    child.on('close', (code, signal) => {
      stop();
      done(code ?? 128 + (signalNumbers[/** @type {string} */ (signal)] ?? 0));
    });
  });
}

/** @type {Readonly<Record<string, number>>} */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Hands each signal on once. A terminal's Ctrl-C reaches the whole group by itself: handing it on as well would count twice,
 * and a server takes a second one as “at once”.
 * @param {import('node:child_process').ChildProcess} child
 */
function handOn(child) {
  const sent = new Set();
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    if (sent.has(signal)) return;
    sent.add(signal);
    child.kill(signal);
  };
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}
