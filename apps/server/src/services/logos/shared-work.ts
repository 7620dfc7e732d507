import { ProblemError } from '../../http/problem-error.ts';
import { retryAfter } from '../../http/wait-limit.ts';

/**
 * Work shared by several requests of one client: done once, and cancelled when the last of them leaves. Keys
 * include the client, because the work waits in the place of whoever asked first.
 */
export interface SharedWork<T> {
  /** True if work with this key is in progress. */
  has(key: string): boolean;
  /**
   * Waits for the work with this key, starting it if necessary. Rejects with `press.cancelled` if the signal
   * aborts, with `press.busy` if it times out. The work continues for the others.
   */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Running<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

export function createSharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Running<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const controller = new AbortController();
    const work = { promise: start(controller.signal), controller, waiting: 0 };
    running.set(key, work);
    const forget = (): void => {
      if (running.get(key) === work) running.delete(key);
    };
    work.promise.then(forget, forget);
    return work;
  };
  /** Later requests start anew, because cancelled work cannot resume. */
  const cancel = (key: string, work: Running<T>, reason: unknown): void => {
    if (running.get(key) === work) running.delete(key);
    work.controller.abort(reason);
  };

  return {
    has: (key) => running.has(key),
    join(key, signal, start) {
      if (signal.aborted) return Promise.reject(refusal(signal));
      const work = running.get(key) ?? begin(key, start);
      work.waiting++;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          if (--work.waiting === 0) cancel(key, work, signal.reason);
          reject(refusal(signal));
        };
        signal.addEventListener('abort', leave, { once: true });
        work.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}

const refusal = ({ reason }: AbortSignal): ProblemError =>
  (reason as Error | undefined)?.name === 'TimeoutError'
    ? new ProblemError('press.busy', { retryAfter })
    : new ProblemError('press.cancelled', { retryAfter });
