import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { openAuth } from '../gateways/auth.ts';
import { asClient, type Client } from '../http/current-client.ts';
import { createLane, type LaneTerms } from './lane.ts';

/** A lane of `atOnce` places, and work that goes on until `end` ends it. */
function watchedLane(atOnce: number, capacity?: number) {
  const { take } = createLane(atOnce, capacity);
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  return {
    begun,
    /** Resolves to the name, or to the code of the problem. */
    work: (name: string, terms: LaneTerms = {}, client: Client = { address: name[0] ?? '' }): Promise<string> =>
      asClient(client, () =>
        take(async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.push(end));
          if (name === 'a1') throw Object.assign(new Error('failed'), { code: 'failed' });
          return name;
        }, terms).catch(({ code }) => code),
      ),
    /** Ends whatever has begun, until all of it has ended. */
    async end(all: readonly Promise<string>[]): Promise<readonly string[]> {
      let over = false;
      const ended = Promise.all(all).finally(() => {
        over = true;
      });
      while (!over) {
        ends.shift()?.();
        await new Promise((then) => setImmediate(then));
      }
      return ended;
    },
  };
}

test('[H6-06] two pieces of work are under way at a time, in turns between clients', async () => {
  const { begun, work, end } = watchedLane(2);
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'].map((name) => work(name));
  await eventually(() => expect(begun).toEqual(['a1', 'a2']));
  expect(await end(all)).toEqual(['failed', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5']);
});

test('[H14-08] the client served least goes first, and short work goes before long work', async () => {
  const { begun, work, end } = watchedLane(1);
  const much = { cost: 120 };
  await end([
    work('a0', much),
    ...['b1', 'c1', 'd1'].map((name) => work(name, much)),
    work('a2', much),
    work('e1', { cost: 20 }),
  ]);
  expect(begun).toEqual(['a0', 'e1', 'b1', 'c1', 'd1', 'a2']);
});

test('[H14-08] work whose client has left, or that waited too long, never begins', async () => {
  const { begun, work, end } = watchedLane(1);
  const [left, late] = [new AbortController(), new AbortController()];
  const all = [work('b1'), work('c1', { signal: left.signal }), work('d1', { signal: late.signal }), work('e1')];
  left.abort();
  late.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  all.push(work('f1', { signal: left.signal }));
  expect(await end(all)).toEqual(['b1', 'request.timeout', 'press.busy', 'e1', 'request.timeout']);
  expect(begun).toEqual(['b1', 'e1']);
});

test('[H15-03] work never begins once its client has left, whoever asked for it', async () => {
  const { begun, work, end } = watchedLane(1);
  const left = new AbortController();
  const all = [work('b1'), work('c1', {}, { address: 'c', signal: left.signal }), work('d1')];
  left.abort();
  expect(await end(all)).toEqual(['b1', 'request.timeout', 'd1']);
  expect(begun).toEqual(['b1', 'd1']);
});

test('[H14-08] a full lane refuses the client with the most work waiting', async () => {
  const { begun, work, end } = watchedLane(1, 3);
  const ended = await end(['a0', 'b1', 'b2', 'b3', 'c1'].map((name) => work(name)));
  expect(ended.filter((name) => name === 'press.busy')).toHaveLength(1);
  expect(ended.at(-1)).toBe('c1');
  expect(begun).toHaveLength(4);
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
