import type { Failure } from './failure.ts';
import type { Answer, Request } from './messages.ts';
import type { Ask, Reply, TaskName } from './tasks.ts';

/** A task that was not done. `offline` when the browser says that there is no network. */
export class StudioFailure extends Error {
  readonly failure: Failure;
  readonly offline: boolean;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.fault.message : failure.kind === 'broke' ? failure.message : 'Undelivered.');
    this.failure = failure;
    this.offline = failure.kind === 'undelivered' && !navigator.onLine;
  }
}

interface Pending {
  resolve(reply: Reply<TaskName>): void;
  reject(error: Error): void;
}

/** The page's one drawing worker: started at the first question, started again should it die. */
const page: { worker: Worker | null; next: number; readonly pending: Map<number, Pending> } = {
  worker: null,
  next: 1,
  pending: new Map(),
};

/** Starts the worker and loads what draws before it is needed; safe to call often. */
export function preloadWorker(): void {
  if (page.worker !== null) return;
  try {
    post({ kind: 'warm' });
  } catch {
    // A browser without workers: the question that follows fails aloud.
  }
}

/**
 * Asks the worker. Rejects with StudioFailure, or with the signal's reason once it is aborted: an aborted task is not begun, or
 * given up at its next await.
 */
export function runTask<N extends TaskName>(task: N, ask: Ask<N>, signal?: AbortSignal): Promise<Reply<N>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const id = page.next++;
    const drop = () => {
      if (!page.pending.delete(id)) return;
      post({ kind: 'drop', id });
      reject(signal?.reason);
    };
    const done = () => signal?.removeEventListener('abort', drop);
    page.pending.set(id, {
      resolve: (reply) => {
        done();
        resolve(reply as Reply<N>);
      },
      reject: (error) => {
        done();
        reject(error);
      },
    });
    signal?.addEventListener('abort', drop, { once: true });
    post({ kind: 'ask', id, task, ask });
  });
}

function post(request: Request): void {
  open().postMessage(request);
}

function open(): Worker {
  if (page.worker !== null) return page.worker;
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const pending = page.pending.get(data.id);
    page.pending.delete(data.id);
    if (data.kind === 'done') pending?.resolve(data.reply);
    else pending?.reject(new StudioFailure(data.failure));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    page.worker = null;
    const lost = [...page.pending.values()];
    page.pending.clear();
    for (const { reject } of lost) reject(new StudioFailure({ kind: 'broke', message: event.message }));
  };
  page.worker = worker;
  return worker;
}
