import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runtime } from '../../tools/launch/runtime.mjs';
import { root } from './record.ts';

export const serverProgram = join(root, 'apps', 'server', 'src', 'main.ts');

export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Milliseconds from its start to the line that says it is ready. */
  readonly readyAfter: number;
  readonly close: () => Promise<void>;
}

export interface ServerOptions {
  /** What is started; default: the server on this Node. */
  readonly program?: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A channel for messages of a module that was loaded before the server. */
  readonly channel?: boolean;
  /** The data folder, which stays; default: one of its own, which goes with it. */
  readonly folder?: string;
}

/** The real server on a free port, in the process that `npm start` would give it. */
export async function openServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { program = process.execPath, args = [serverProgram], environment = {}, channel = false } = options;
  const folder = options.folder ?? newFolder();
  const began = performance.now();
  const child = spawn(program, [...args], {
    cwd: root,
    env: { ...runtime, ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
    // A group of its own: npm's shell does not pass signals on.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const close = async (): Promise<void> => {
    signal(child, 'SIGTERM');
    const left = await Promise.race([gone, wait(20_000, 'slow', { ref: false })]);
    if (left === 'slow') signal(child, 'SIGKILL');
    await gone;
    await vacated(folder);
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const origin = await readyLine(child).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, process: child, readyAfter: performance.now() - began, close };
}

/** An empty data folder. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'brandwright-bench-'));

/** Where it says it listens. What it says besides is shown only when it ends before that. */
function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let complaints = '';
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      complaints = (complaints + part).slice(-4000);
    });
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const origin = /Brandwright is ready: (http:\S+)/.exec(text)?.[1];
      if (origin !== undefined) resolve(origin.replace('localhost', '127.0.0.1'));
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${complaints}`)));
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, name);
}

/** Resolves when the server itself, whose number stands in its data folder, is gone too: npm may end before it. */
async function vacated(folder: string): Promise<void> {
  const file = join(folder, 'lock.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  for (let tries = 0; pid > 0 && isAlive(pid) && tries < 1000; tries++) await wait(20);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
