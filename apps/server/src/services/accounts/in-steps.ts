import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of a step: twice what the hash of a password and a letter take on a slow machine. */
export const entryStep = 200;

/**
 * Settles as `work` does, at a whole number of steps (in milliseconds) after it began: how long it took does not tell which way it went (row S-03). Under
 * load too, where a least time would be over before the work is.
 */
export async function inSteps<T>(step: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await wait(step - ((performance.now() - began) % step));
  }
}
