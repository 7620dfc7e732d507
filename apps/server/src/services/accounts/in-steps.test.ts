import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inSteps } from './in-steps.ts';

/** How long it took; a timer may fire a millisecond early. */
async function taken(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await inSteps(100, work).catch(() => {});
  return performance.now() - began + 2;
}

test('[H4-05] [S-03] work ends at a whole number of steps, whether it resolves or rejects', async () => {
  expect(await inSteps(5, async () => 7)).toBe(7);
  await expect(inSteps(5, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  for (const end of [() => Promise.resolve(), () => Promise.reject(new Error('No.'))]) {
    expect(await taken(end)).toBeGreaterThanOrEqual(100);
    expect(await taken(() => wait(110).then(end))).toBeGreaterThanOrEqual(200);
  }
});
