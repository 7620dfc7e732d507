import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from '@brandwright/engine/documents';
import { PressError, type PressErrorCode, pressError } from './errors.ts';
import type { JobReply, JobRequest } from './job.ts';

export interface ChildLimits {
  /** Milliseconds until the child must be ready. */
  readonly startTime: number;
  /**
   * Milliseconds of processor time that a job may take. Other work on the machine doesn't count, up to `waitShare` times as much. On
   * systems that don't report it, all time counts.
   */
  readonly jobTime: number;
  /** Resident bytes a child may hold. */
  readonly memory: number;
}

/** The process ended before it received the job. Another child can do it. */
export class NotTaken extends Error {}

/** A child process that runs one job at a time. However it ends, only its current job fails. */
export interface Child {
  readonly pid: number | undefined;
  /**
   * Resolves when the child can take work. Rejects with `press.unavailable` if it ends or is too late; then
   * it is killed.
   */
  readonly ready: Promise<void>;
  /** Resolves once the process is gone. Never rejects. */
  readonly ended: Promise<void>;
  /**
   * Runs a job; the child must be ready and idle. Rejects with NotTaken if the child ended before it received
   * the job.
   */
  run(request: JobRequest): Promise<unknown>;
  /** Milliseconds of processor time that the last job took; null if the child ended instead of answering. */
  spent(): number | null;
  /** Current resident bytes; null if the system does not report them. */
  resident(): Promise<number | null>;
  /** Ends the child: an idle one exits by itself, a busy one is killed. */
  stop(): void;
}

const main = fileURLToPath(new URL('./child-main.ts', import.meta.url));

/** The last is of the picture library’s own allocator, which otherwise keeps up to 45 MB of drawn pictures for the next ones. */
const malloc = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MIMALLOC_PURGE_DELAY: '0',
};

/** Milliseconds between checks of memory and processor time during a job. */
const checkEvery = 250;

/** On a busy machine a job takes several times its processor time. One that takes this many times its limit only waits, and hangs. */
const waitShare = 4;

/** Milliseconds in a tick of processor time in /proc, which Linux reports at 100 Hz on every platform. */
const tick = 10;

interface Current {
  readonly id: number;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timers: readonly NodeJS.Timeout[];
  taken: boolean;
}

/**
 * Beside the packages, so that it is deleted with them. If the folder is not writable, Node works without it.
 */
function compileCache(): string {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs');
  return join(file.slice(0, file.lastIndexOf(`${sep}harfbuzzjs${sep}`)), '.cache', 'brandwright');
}

export function startChild(limits: ChildLimits): Child {
  const child = fork(main, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=384', '--max-semi-space-size=4', '--expose-gc'],
    // Cached compiled code starts a child in 0.1 s instead of 0.7, without 30 MB of type stripper. Freed
    // pictures return to the system at once: one malloc arena instead of eight per core, and fixed
    // thresholds.
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compileCache(), ...malloc },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  let current: Current | null = null;
  let doom: PressErrorCode | null = null;
  let lastWords = '';
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  // Whoever starts a child waits for `ready`, but it may reject before that.
  ready.promise.catch(() => {});
  const late = setTimeout(() => child.kill('SIGKILL'), limits.startTime);

  const take = (): Current | null => {
    const job = current;
    current = null;
    if (job !== null) for (const timer of job.timers) clearTimeout(timer);
    return job;
  };
  const end = (cause: unknown): void => {
    clearTimeout(late);
    ready.reject(pressError('press.unavailable', {}, cause));
    const job = take();
    if (job?.taken === false && doom === null) job.reject(new NotTaken('The process had ended.', { cause }));
    else job?.reject(pressError(doom ?? 'press.crashed', {}, cause));
    ended.resolve();
  };
  const kill = (code: PressErrorCode): void => {
    doom = code;
    child.kill('SIGKILL');
  };

  let spent: number | null = null;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-2000);
  });
  child.on('message', (reply: JobReply) => {
    if (reply.kind === 'ready') {
      clearTimeout(late);
      return ready.resolve();
    }
    if (reply.kind === 'taken') {
      if (current?.id === reply.id) current.taken = true;
      return;
    }
    const job = take();
    spent = reply.spent;
    if (reply.kind === 'done') job?.resolve(reply.output);
    else job?.reject(asError(reply));
  });
  child.on('error', end);
  child.on('exit', (code, signal) => {
    // Running out of heap or a failed native assertion aborts the process. The job causes that, and would do
    // it again.
    if (signal === 'SIGABRT') doom ??= 'press.aborted';
    end(`exit ${code ?? signal}: ${lastWords}`);
  });

  return {
    pid: child.pid,
    ready: ready.promise,
    ended: ended.promise,
    resident: () => residentBytes(child),
    spent: () => spent,
    run(request) {
      spent = null;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const before = processorTime(child);
      const time = setTimeout(() => kill('press.time'), limits.jobTime * (before === null ? 1 : waitShare));
      const check = setInterval(async () => {
        const bytes = await residentBytes(child);
        if (current?.id !== request.id) return;
        if (bytes !== null && bytes > limits.memory) kill('press.memory');
        else if ((processorTime(child) ?? 0) - (before ?? 0) > limits.jobTime) kill('press.time');
      }, checkEvery);
      current = { id: request.id, resolve, reject, timers: [time, check], taken: false };
      child.send(request, (error) => {
        // The channel broke before the exit was noticed. `exit` follows and fails the job.
        if (error) child.kill('SIGKILL');
      });
      return promise;
    },
    stop() {
      if (current === null && child.connected) child.disconnect();
      else child.kill('SIGKILL');
    },
  };
}

function asError(reply: Extract<JobReply, { kind: 'failed' }>): Error {
  if (reply.fault.from === 'press') return new PressError(reply.fault.fault, reply.stack);
  const error = new EngineError(reply.fault.fault);
  error.cause = reply.stack;
  return error;
}

/** Lowers the child's priority, so that on a busy machine the parent's event loop comes first. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // Priorities may be forbidden, or the child may have ended. The job runs all the same.
  }
}

/** Milliseconds of processor time that the process has taken so far; null if the system does not report it. See proc_pid_stat(5). */
function processorTime({ pid }: ChildProcess): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces. User and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return tick * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return null;
  }
}

/** Linux reports memory in /proc. Elsewhere there is no cheap way, and only time limits apply. */
async function residentBytes({ pid }: ChildProcess): Promise<number | null> {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
