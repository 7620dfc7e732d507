import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestPglite } from '../../testing/pglite-copy.ts';
import { behindRequests, serialQueue } from './serial-queue.ts';

/** SerialQueue whose work writes down its name when it begins, behind one that holds them until it is told. */
function held() {
  const { take } = serialQueue();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const one = (name: string) =>
    take(async () => {
      begun.push(name);
      await turn();
      return name;
    });
  return { begun, one, first: take(() => promise), release };
}

test('[LD-05] work of requests goes before that of jobs, whichever came first, each in its own order', async () => {
  const { begun, one, first, release } = held();
  const jobs = ['j1', 'j2'].map((name) => behindRequests(() => one(name)));
  const requests = ['r1', 'r2', 'r3'].map((name) => one(name));
  release();
  await first;
  expect(await Promise.all([...jobs, ...requests])).toEqual(['j1', 'j2', 'r1', 'r2', 'r3']);
  expect(begun).toEqual(['r1', 'r2', 'r3', 'j1', 'j2']);
});

test('[LD-05] jobs that wait have their turn after eight requests, however many there are', async () => {
  const { begun, one, first, release } = held();
  const jobs = ['j1', 'j2'].map((name) => behindRequests(() => one(name)));
  const requests = Array.from({ length: 30 }, (_, i) => one(`r${i}`));
  release();
  await Promise.all([first, ...jobs, ...requests]);
  // The work that held them all was the first of eight.
  expect([begun.indexOf('j1'), begun.indexOf('j2')]).toEqual([7, 16]);
});

test('work that fails stops nothing after it, and each runs in the context of who asked', async () => {
  const { take } = serialQueue();
  const who = new AsyncLocalStorage<string>();
  const failing = take(() => Promise.reject(new Error('no')));
  const asked = ['a', 'b'].map((name) => who.run(name, () => take(async () => who.getStore())));
  await expect(failing).rejects.toThrow('no');
  expect(await Promise.all(asked)).toEqual(['a', 'b']);
  // A timer that was begun there too.
  const { promise, resolve } = Promise.withResolvers<unknown>();
  behindRequests(() => setTimeout(() => resolve(take(async () => 'there')), 1));
  expect(await promise).toBe('there');
});

test('[LD-05] a read of the embedded database waits for one transaction of queued jobs at most', async () => {
  const database = await openTestPglite();
  let done = 0;
  const jobs = Array.from({ length: 40 }, () =>
    behindRequests(() =>
      database.asSystem(async (tx) => {
        await tx.execute(sql`select count(*) from generate_series(1, 1000)`);
        done++;
      }),
    ),
  );
  await database.ask();
  expect(done).toBeLessThanOrEqual(1);
  await Promise.all(jobs);
  expect(done).toBe(40);
  await database.close();
});
