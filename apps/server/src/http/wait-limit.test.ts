import { expect, test } from 'vitest';
import { inTime } from './wait-limit.ts';

test('[HR-02] a request that waits too long is answered, and not cut off', async () => {
  const never = new Promise<string>(() => {});
  await expect(inTime(never, 1)).rejects.toMatchObject({ code: 'press.busy', detail: { retryAfter: 10 } });
  expect(await inTime(Promise.resolve('done'), 60_000)).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
});
