import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('an address has its share of each minute, and is told how long to wait', () => {
  let time = 1000;
  const limit = createRateLimit({ perMinute: 3, now: () => time });
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([null, null, null, 60]);
  expect(limit.take('b')).toBeNull();
  time += 59_500;
  expect(limit.take('a')).toBe(1);
  time += 500;
  expect(limit.take('a')).toBeNull();
});

test('memory is bounded: ended windows go, and then the oldest', () => {
  let time = 0;
  const limit = createRateLimit({ perMinute: 1, now: () => time, addresses: 100 });
  for (let i = 0; i < 1000; i++) limit.take(`a${i}`);
  expect(limit.size).toBeLessThanOrEqual(100);
  expect(limit.take('a999')).toBe(60);
  time += 60_000;
  limit.take('b');
  expect(limit.size).toBe(1);
});
