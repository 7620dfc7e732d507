import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { openAuth } from '../gateways/auth.ts';
import { asClient } from '../http/current-client.ts';
import { createLane, type LaneTerms } from './lane.ts';

/** A lane of `atOnce` places, with work that ends when its turn in `ends` is called. */
function watchedLane(atOnce: number, capacity?: number) {
  const { take } = createLane(atOnce, capacity);
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  return {
    begun,
    work: (name: string, terms: LaneTerms = {}) =>
      asClient(name[0] ?? '', () =>
        take(async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.push(end));
          if (name === 'a1') throw new Error('failed');
        }, terms),
      ),
    async endAll(count: number) {
      for (let i = 0; i < count; i++) {
        await eventually(() => expect(ends.length).toBeGreaterThan(i));
        ends[i]?.();
      }
    },
  };
}

test('[H6-06] two pieces of work are under way at a time, in turns between clients', async () => {
  const { begun, work, endAll } = watchedLane(2);
  const all = Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'].map((name) => work(name)));
  await eventually(() => expect(begun).toEqual(['a1', 'a2']));
  await endAll(7);
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5']);
});

test('[H14-08] whoever had little goes before whoever had much, and little work before much', async () => {
  const { begun, work, endAll } = watchedLane(1);
  const much = { cost: 120 };
  const all = [
    work('a0', much),
    ...['b1', 'c1', 'd1'].map((name) => work(name, much)),
    work('a2', much),
    work('e1', { cost: 20 }),
  ];
  await endAll(6);
  await Promise.all(all);
  expect(begun).toEqual(['a0', 'e1', 'b1', 'c1', 'd1', 'a2']);
});

test('[H14-08] work whose client has left, or that waited too long, never begins', async () => {
  const { begun, work, endAll } = watchedLane(1);
  const [left, late] = [new AbortController(), new AbortController()];
  const first = work('b1');
  const waiting = [work('c1', { signal: left.signal }), work('d1', { signal: late.signal })];
  const last = work('e1');
  left.abort();
  late.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  const codes = (await Promise.allSettled(waiting)).map((end) => (end.status === 'rejected' ? end.reason.code : null));
  expect(codes).toEqual(['request.timeout', 'press.busy']);
  expect(await work('f1', { signal: left.signal }).catch(({ code }) => code)).toBe('request.timeout');
  await endAll(2);
  await Promise.all([first, last]);
  expect(begun).toEqual(['b1', 'e1']);
});

test('[H14-08] a full lane refuses the client with the most work waiting', async () => {
  const { begun, work, endAll } = watchedLane(1, 3);
  const all = ['a0', 'b1', 'b2', 'b3', 'c1'].map((name) =>
    work(name).then(
      () => name,
      ({ code }) => code,
    ),
  );
  await endAll(4);
  const ended = await Promise.all(all);
  expect(ended.filter((end) => end === 'press.busy')).toHaveLength(1);
  expect(ended[4]).toBe('c1');
  expect(begun).toContain('c1');
});

test('[H6-06] [S-05] passwords are hashed and judged in that lane, by the accounts library too', async () => {
  const database = await openTestPglite();
  let [open, most] = [0, 0];
  const counted = async <T>(value: T): Promise<T> => {
    most = Math.max(most, ++open);
    await new Promise((then) => setImmediate(then));
    open--;
    return value;
  };
  const hashes = { hash: (password: string) => counted(password), verify: () => counted(false) };
  const { api, passwords } = openAuth({ database, secret: 'x'.repeat(32), origin: new URL('http://localhost'), hashes });
  const body = { email: 'nobody@example.com', password: 'correct horse' };
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => passwords.hash('correct horse')),
    ...Array.from({ length: 5 }, () => passwords.verify('correct horse', 'hash')),
    ...Array.from({ length: 5 }, () => api.signInEmail({ body })),
  ]);
  expect([open, most]).toEqual([0, 2]);
  await database.close();
});
