import { atOnce } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { and, eq, gt } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { signedInCookie, testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import { createClientTurns, takeVisitorTurn } from './client-turns.ts';

test('[H6-02] one client’s work starts in order, so many at a time, and another’s starts at once', async () => {
  const { take } = createClientTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (client: string, name: string) =>
    take(client, 2, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      if (name === 'a2') throw new Error('failed');
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => work(name[0] ?? '', name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.();
  await expect(all[1]).rejects.toThrow('failed');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.();
  await eventually(() => expect(begun).toContain('a4'));
  ends.get('a4')?.();
  await Promise.allSettled(all);
  // Nobody is left: the next begins at once.
  void work('a', 'a5');
  expect(begun.at(-1)).toBe('a5');
});

test('[H17-01] work whose client leaves before its turn leaves the line, and others keep theirs', async () => {
  const { take } = createClientTurns();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  void take('a', 1, () => first.promise);
  const [leaving, gone] = [new AbortController(), AbortSignal.abort('gone')];
  const left = take('a', 1, async () => void begun.push('left'), { signal: leaving.signal });
  const late = take('a', 1, async () => void begun.push('late'), { signal: gone });
  const stays = take('a', 1, async () => void begun.push('stays'), { signal: new AbortController().signal });
  leaving.abort('left');
  await expect(left).rejects.toBe('left');
  await expect(late).rejects.toBe('gone');
  first.resolve();
  await stays;
  expect(begun).toEqual(['stays']);
});

test('[H18-03] members of a network take turns, however many one of them asks for', async () => {
  const { take } = createClientTurns();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  void take('network', 1, () => first.promise);
  const ask = (member: string) => take('network', 1, async () => void begun.push(member), { member });
  const all = ['a', 'a', 'a', 'b', 'a', 'c', 'b'].map(ask);
  first.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('[H17-01] every visitor gets a turn, however many come at once from one address or network', async () => {
  for (const [address, widest] of [
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ] as const) {
    const turns = createClientTurns();
    const { signal } = new AbortController();
    let [underWay, most, done] = [0, 0, 0];
    for (let n = 0; n < 300; n++)
      void takeVisitorTurn(turns, { resource: 'contact', address, widest, signal }, async () => {
        most = Math.max(most, ++underWay);
        await Promise.resolve();
        underWay--;
        done++;
      });
    // Enough for each of them to begin and to end.
    for (let tick = 0; tick < 10_000; tick++) await Promise.resolve();
    expect([address, done, most]).toEqual([address, 300, atOnce.address]);
  }
});

onEveryDatabase((database) => {
  test('[H6-01] [H6-02] [H7-07] twelve requests of one person run at once, and other people are served meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    // Whatever fails, the database can close.
    onTestFinished(() => gate.resolve());
    const [ada, ben] = [await testPerson(database()), await testPerson(database())];
    const before = new Date();
    let open = 0;
    const watched: Database = Object.create(database(), {
      askAsPerson: {
        value: async (...asked: Parameters<Database['askAsPerson']>) => {
          const [person, { text } = { text: '' }] = asked;
          const isList = text.includes('from brand_kits');
          if (isList) open++;
          if (isList && person === ada.id) await gate.promise;
          return database().askAsPerson(...asked);
        },
      },
    });
    const app = createApp(testDeps(stubPress, watched));
    const kits = async ({ cookie }: { readonly cookie: string }) =>
      (await app.request('/api/kits', { headers: { cookie } })).status;
    const answers = Array.from({ length: 20 }, () => kits(ada));
    await eventually(() => expect(open).toBe(atOnce.person));
    expect(await kits(ben)).toBe(200);
    expect(open).toBe(atOnce.person + 1);
    // Whose session ends meanwhile has asked for nothing.
    const ended = { cookie: await signedInCookie(database(), ada.id) };
    const late = kits(ended);
    const leaving = new AbortController();
    const left = app.request('/api/kits', { headers: { cookie: ada.cookie }, signal: leaving.signal });
    await eventually(async () =>
      expect(await database().statements.$count(tables.sessions, eq(tables.sessions.userId, ada.id))).toBe(2),
    );
    await new Promise((then) => setTimeout(then, 200));
    await database()
      .statements.delete(tables.sessions)
      .where(and(eq(tables.sessions.userId, ada.id), gt(tables.sessions.createdAt, before)));
    // What takes long holds up nothing else of the same person.
    expect((await app.request('/api/draft', { headers: { cookie: ada.cookie } })).status).toBe(200);
    leaving.abort();
    gate.resolve();
    expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
    expect(await late).toBe(401);
    expect((await left).status).toBe(408);
    expect(open).toBe(21);
  });
});
