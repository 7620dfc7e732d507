import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of consecutive work before the event loop gets a turn. */
const most = 10;
/** Requests that may pass a waiting job. Jobs slow down but never starve. */
const ahead = 8;

const behind = new AsyncLocalStorage<true>();

/**
 * Gives requests precedence over whatever `work` does with the embedded database, including timers and
 * listeners it starts.
 */
export const behindRequests = <T>(work: () => T): T => behind.run(true, work);

export interface SerialQueue {
  /** Runs a piece of work after those before it. Requests go before jobs (see `behindRequests`). */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Yields to the event loop when it is time. Also called between statements of a transaction. */
  pause(): Promise<void>;
}

/**
 * Runs pieces of work one after another. A statement of the embedded database is an uninterruptible call into
 * WebAssembly, and waiting ones would follow without a turn of the event loop: 40 at once blocked it for 60
 * ms.
 */
export function serialQueue(): SerialQueue {
  const requests: (() => Promise<void>)[] = [];
  const jobs: (() => Promise<void>)[] = [];
  let since = performance.now();
  let running = false;
  /** Consecutive requests that passed a waiting job. */
  let passed = 0;

  const pause = async (): Promise<void> => {
    if (performance.now() - since <= most) return;
    await others();
    since = performance.now();
  };
  const next = (): (() => Promise<void>) | undefined => {
    const job = requests.length === 0 || (jobs.length > 0 && passed >= ahead);
    passed = job || jobs.length === 0 ? 0 : passed + 1;
    return job ? jobs.shift() : requests.shift();
  };
  const run = async (): Promise<void> => {
    running = true;
    for (;;) {
      // Pauses before choosing, so that work arriving meanwhile is considered.
      await pause();
      const work = next();
      if (work === undefined) break;
      await work();
    }
    running = false;
  };
  return {
    pause,
    take<T>(work: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      // Keeps the caller's async context, whichever work it follows.
      const own = AsyncLocalStorage.bind(async () => {
        await work().then(resolve, reject);
      });
      (behind.getStore() === true ? jobs : requests).push(own);
      if (!running) void run();
      return promise;
    },
  };
}
