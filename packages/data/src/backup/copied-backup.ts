import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../connection/child-start.ts';
import { copyName, type LiveFiles, type LogRange, removeCopies } from '../connection/live-files.ts';
import type { BackupEnd } from './backup.ts';

/** The one argument of the backup process. */
export interface CopyRequest {
  /** The database being served. */
  readonly folder: string;
  /** An empty folder for the copy. */
  readonly copy: string;
  /** The file to write. */
  readonly file: string;
}

/**
 * Messages from the backup process, in this order. `ready` gives the bytes to copy and waits for permission.
 * `copied` waits for the range of the write-ahead log that belongs to the copy.
 */
export type CopyReply =
  | { readonly kind: 'ready'; readonly bytes: number }
  | { readonly kind: 'copied' }
  | { readonly kind: 'written'; readonly end: BackupEnd };

export interface Copying {
  /** Aborting ends the work at once and leaves no files. */
  readonly signal: AbortSignal;
  /** Called before anything is copied, with the bytes the copy will need. Rejecting aborts the work. */
  readonly requireDiskSpace: (bytes: number) => Promise<void>;
}

const main = fileURLToPath(new URL('./copied-backup-main.ts', import.meta.url));
const quickImports = new URL('../connection/quick-imports.ts', import.meta.url).href;

/**
 * Trades time for memory: 200 MB instead of 700 for rows of half a megabyte, at a third more time. Optimizing
 * WebAssembly while it runs would be faster but briefly takes 400 MB, so it is compiled once.
 */
const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--wasm-num-compilation-tasks=1', '--liftoff-only'];
const malloc = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '32768' };

/**
 * Backs up an embedded database that keeps serving. A child process copies the files and reads the copy, so
 * that the work takes neither memory nor time from the server. The copy lies beside the database and is
 * always removed.
 */
export async function writeFromCopy(files: LiveFiles, file: string, { signal, requireDiskSpace }: Copying): Promise<BackupEnd> {
  await removeCopies(files.folder);
  const copy = await mkdtemp(copyName(files.folder));
  const maker = startMaker({ folder: files.folder, copy, file });
  const kill = (): void => void maker.child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const letGo = files.keepLog();
  try {
    signal.throwIfAborted();
    await requireDiskSpace((await maker.told('ready')).bytes);
    const log = await files.copied(copy, async () => {
      maker.send({});
      await maker.told('copied');
    });
    maker.send(log);
    return (await maker.told('written')).end;
  } catch (error) {
    // Reports the reason for the abort rather than the killed process.
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
  /** Resolves once the process is gone. Never rejects. */
  readonly ended: Promise<unknown>;
  /** Waits for one message. Rejects with the process's last output if it ends first. */
  told<Kind extends CopyReply['kind']>(kind: Kind): Promise<Extract<CopyReply, { kind: Kind }>>;
  send(answer: LogRange | Record<string, never>): void;
}

function startMaker(request: CopyRequest): Maker {
  const child = fork(main, [JSON.stringify(request)], {
    execArgv: [...frugal, '--import', quickImports],
    env: { ...childEnvironment(), ...malloc },
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
    // A process that never started emits no `close`.
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
    // If the process has ended, `told` reports it.
    send: (answer) => void child.send(answer, () => {}),
  };
}

/** Lowers the priority: requests and the press come before a backup. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // Priorities may be forbidden, or the process may have ended. The backup works without.
  }
}
