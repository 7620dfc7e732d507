import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { openAuth } from '../gateways/auth.ts';
import { asClient } from '../http/current-client.ts';
import { createLane } from './lane.ts';

test('[H6-06] two pieces of work are under way at a time, in turns between clients', async () => {
  const { take } = createLane(2);
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  const work = (client: string, name: string) =>
    asClient(client, () =>
      take(async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
        if (name === 'a1') throw new Error('failed');
      }),
    );
  const all = Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'].map((name) => work(name[0] ?? '', name)));
  expect(begun).toEqual(['a1', 'a2']);
  for (let i = 0; i < 7; i++) {
    await eventually(() => expect(ends.length).toBeGreaterThan(i));
    ends[i]?.();
  }
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5']);
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
