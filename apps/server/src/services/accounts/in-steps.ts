import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: twice what a password hash and an email take on a slow machine. */
export const entryStep = 200;

/**
 * Settles like `work`, but only at a multiple of `step` milliseconds after its start, so that the duration
 * does not reveal the outcome (S-03). Works under load too, where a minimum time would be exceeded.
 */
export async function inSteps<T>(step: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await wait(step - ((performance.now() - began) % step));
  }
}
