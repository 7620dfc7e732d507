import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatest } from './latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  readonly value: string;
  readonly signal: AbortSignal;
  answer(): Promise<void>;
  fail(): Promise<void>;
}

function setUp() {
  const asked: Asked[] = [];
  const heard: string[] = [];
  const latest = createLatest<string, string>(
    (value, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const settle = async (how: () => void) => {
          how();
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({
          value,
          signal,
          answer: () => settle(() => resolve(value)),
          fail: () => settle(() => reject(new Error(value))),
        });
      }),
    { answered: (reply) => heard.push(reply), failed: (error) => heard.push(`! ${(error as Error).message}`) },
  );
  return { asked, heard, latest };
}

test('[E-02] while one drawing is made, only the latest wish waits', async () => {
  const { asked, heard, latest } = setUp();
  for (const wish of ['1', '2', '3', '4']) latest.want(wish);
  expect(asked.map(({ value }) => value)).toEqual(['1']);
  await asked[0]?.answer();
  expect(asked.map(({ value }) => value)).toEqual(['1', '4']);
  await asked[1]?.answer();
  expect(heard).toEqual(['1', '4']);
});

test('[E-02] an overtaken ask that does not come is given up, and the latest is asked for', async () => {
  const { asked, heard, latest } = setUp();
  latest.want('slow');
  latest.want('new');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[1]?.answer();
  expect(heard).toEqual(['new']);
});

test('[E-02] a failure is told only if nothing newer is wanted', async () => {
  const { asked, heard, latest } = setUp();
  latest.want('a');
  latest.want('b');
  await asked[0]?.fail();
  await asked[1]?.fail();
  expect(heard).toEqual(['! b']);
});

test('[E-02] nothing is told after the stop', async () => {
  const { asked, heard, latest } = setUp();
  latest.want('a');
  latest.want('b');
  latest.stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(1);
  expect(heard).toEqual([]);
});
