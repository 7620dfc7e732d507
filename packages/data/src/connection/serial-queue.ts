import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds for which one piece of work may follow another before everybody else of the process has a turn. */
const most = 10;
/** Pieces of work of requests that may go before one of a job that waits: jobs are slowed down and never starve. */
const ahead = 8;

const behind = new AsyncLocalStorage<true>();

/** Whatever `work` asks of the embedded database, and whatever it starts (timers, listeners), gives way to requests. */
export const behindRequests = <T>(work: () => T): T => behind.run(true, work);

export interface Turns {
  /** Runs a piece of work once those before it are done; that of requests goes before that of jobs (`behindRequests`). */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Lets everybody else of the process have a turn when it is time: between the statements of a transaction too. */
  pause(): Promise<void>;
}

/**
 * Runs pieces of work one after the other. Each statement of the embedded database is a call into WebAssembly that nothing interrupts, and
 * those that wait would follow each other without the event loop turning once: forty that came together held it for 60 ms.
 */
export function inTurn(): Turns {
  const requests: (() => Promise<void>)[] = [];
  const jobs: (() => Promise<void>)[] = [];
  let since = performance.now();
  let running = false;
  /** Of requests, in a row, while a job waited. */
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
      // First the pause: who comes meanwhile is chosen among.
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
      // In the context of who asks, whoever's work it follows.
      const own = AsyncLocalStorage.bind(async () => {
        await work().then(resolve, reject);
      });
      (behind.getStore() === true ? jobs : requests).push(own);
      if (!running) void run();
      return promise;
    },
  };
}
