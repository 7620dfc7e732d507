import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds for which one piece of work may follow another before everybody else of the process has a turn. */
const most = 10;

/**
 * Runs pieces of work one after the other. Each statement of the embedded database is a call into WebAssembly that nothing interrupts, and
 * those that wait would follow each other without the event loop turning once: forty that came together held it for 60 ms.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let since = performance.now();
  return (work) => {
    const next = last.then(async () => {
      if (performance.now() - since > most) {
        await others();
        since = performance.now();
      }
      return work();
    });
    last = next.catch(() => {});
    return next;
  };
}
