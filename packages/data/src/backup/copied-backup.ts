import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { copyName, type LiveFiles, type LogRange, removeCopies } from '../connection/live-files.ts';
import type { BackupEnd } from './backup.ts';

/** What the process that makes a backup is asked, as its one argument. */
export interface CopyRequest {
  /** The database that is served. */
  readonly folder: string;
  /** An empty folder for its copy. */
  readonly copy: string;
  /** The file that is to be written. */
  readonly file: string;
}

/**
 * What it tells, in this order. To the first, with the bytes that there are to copy, it is answered when it shall copy them; to the second, which part
 * of the log belongs to the copy.
 */
export type CopyReply =
  | { readonly kind: 'ready'; readonly bytes: number }
  | { readonly kind: 'copied' }
  | { readonly kind: 'written'; readonly end: BackupEnd };

export interface Copying {
  /** Aborted, it ends at once, and leaves nothing. */
  readonly signal: AbortSignal;
  /** Asked before anything is copied, with the bytes that the copy takes for a while; what it rejects with ends the work. */
  readonly needRoom: (bytes: number) => Promise<void>;
}

const main = fileURLToPath(new URL('./copied-backup-main.ts', import.meta.url));

/**
 * Memory before time: 200 MB for rows of half a megabyte, where it would take 700, and a third longer. WebAssembly is compiled once: compiling it anew
 * while it runs, which makes it quicker, takes 400 MB for a moment.
 */
const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--wasm-num-compilation-tasks=1', '--liftoff-only'];
const malloc = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '32768' };

/**
 * Writes a backup of an embedded database that goes on serving: copies its files, and reads the copy, in a process of its own, whose memory and time
 * are not the server's. The copy lies beside the database and is removed, whatever happens.
 */
export async function writeFromCopy(files: LiveFiles, file: string, { signal, needRoom }: Copying): Promise<BackupEnd> {
  await removeCopies(files.folder);
  const copy = await mkdtemp(copyName(files.folder));
  const maker = startMaker({ folder: files.folder, copy, file });
  const kill = (): void => void maker.child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const letGo = files.keepLog();
  try {
    signal.throwIfAborted();
    await needRoom((await maker.told('ready')).bytes);
    const log = await files.copied(copy, async () => {
      maker.send({});
      await maker.told('copied');
    });
    maker.send(log);
    return (await maker.told('written')).end;
  } catch (error) {
    // Said by whoever ended it, not by the process that was killed.
    signal.throwIfAborted();
    throw error;
  } finally {
    letGo();
    signal.removeEventListener('abort', kill);
    kill();
    await maker.ended;
    await rm(copy, { recursive: true, force: true });
  }
}

interface Maker {
  readonly child: ChildProcess;
  /** Resolves, never rejects, once the process is gone. */
  readonly ended: Promise<unknown>;
  /** Waits for one message; rejects with the last words of a process that ended before. */
  told<Kind extends CopyReply['kind']>(kind: Kind): Promise<Extract<CopyReply, { kind: Kind }>>;
  send(answer: LogRange | Record<string, never>): void;
}

function startMaker(request: CopyRequest): Maker {
  const child = fork(main, [JSON.stringify(request)], {
    execArgv: frugal,
    env: { ...process.env, NODE_OPTIONS: '', ...malloc },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-2000);
  });
  const over = Promise.withResolvers<void>();
  child.once('close', () => over.resolve());
  child.on('error', (error) => {
    lastWords += error;
    // Where none could be started, none will close.
    if (child.pid === undefined) over.resolve();
  });
  const ended = over.promise;
  return {
    child,
    ended,
    async told(kind) {
      const reply = await Promise.race([once(child, 'message') as Promise<[CopyReply]>, ended.then(() => null)]);
      if (reply?.[0].kind !== kind) throw new Error(`The process that makes the backup has ended. ${lastWords}`.trim());
      return reply[0] as Extract<CopyReply, { kind: typeof kind }>;
    },
    // A process that has ended says so itself.
    send: (answer) => void child.send(answer, () => {}),
  };
}

/** A backup waits for everybody: for requests, and for the press. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // Where priorities may not be set, or the process has ended already, nothing is lost but the order.
  }
}
