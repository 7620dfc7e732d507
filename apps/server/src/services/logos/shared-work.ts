import { ProblemError } from '../../http/problem-error.ts';
import { retryAfter } from '../../http/wait-limit.ts';

/**
 * Work that several requests of one client may wait for: done once, and cancelled when the last of them has gone. Keys name the client, since the
 * work waits in the place of whoever asked first.
 */
export interface SharedWork<T> {
  /** Whether work under this key is being done. */
  has(key: string): boolean;
  /**
   * Waits for the work under this key, which is started where nobody has. Rejects with `press.cancelled` when the signal aborts, with
   * `press.busy` when it times out; the work itself goes on for those who are left.
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
  /** Whoever asks from now on starts it anew: what was cancelled cannot be taken up again. */
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
