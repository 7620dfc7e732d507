import { type Database, tables } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { makePerson } from '../../../../packages/data/testing/people.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { signedInCookie } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';

/** Draws nothing, and takes its time over it, so that everybody has read the count before anybody is counted. */
const slowPress: Press = {
  ...stubPress,
  free: async () => {
    await new Promise((done) => setTimeout(done, 30));
    return { id: 'drawn', svg: '<svg/>', square: '<svg/>', ground: '#ffffff' };
  },
};

/** Fifty downloads at once, by two nodes of one database; answers with the statuses and how often each came. */
async function fiftyAtOnce(database: Database, personId: string): Promise<Readonly<Record<number, number>>> {
  const nodes = [0, 1].map(() => createApp(testDeps(slowPress, database)));
  const cookie = await signedInCookie(database, personId);
  const headers = { 'content-type': 'application/json', origin: 'http://localhost', cookie };
  const body = JSON.stringify({ businessName: 'Kiln', format: 'json' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => nodes[i % 2]?.request('/api/free-logo', { method: 'POST', headers, body })),
  );
  const statuses = Map.groupBy(answers, (answer) => answer?.status ?? 0);
  return Object.fromEntries([...statuses].map(([status, list]) => [status, list.length]));
}

onEveryDatabase((database) => {
  const used = (userId: string, count: number) =>
    database().statements.insert(tables.usage).values({ userId, usageType: 'logo_generation', count });
  const counted = async (userId: string) =>
    (await database().statements.select().from(tables.usage)).find((row) => row.userId === userId)?.count;

  test('[R-13] [U-03] [S-13] of fifty downloads at once with two of three used, one is released', async () => {
    const ada = await makePerson(database());
    await used(ada, 2);
    expect(await fiftyAtOnce(database(), ada)).toEqual({ 200: 1, 403: 49 });
    expect(await counted(ada)).toBe(3);
  });

  test('[H14-04] no file goes to a session that ends while its request arrives', async () => {
    const ada = await makePerson(database());
    const app = createApp(testDeps(slowPress, database()));
    const cookie = await signedInCookie(database(), ada);
    const body = new ReadableStream({
      // The body is read: who asks was found before.
      async pull(controller) {
        await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, ada));
        controller.enqueue(Buffer.from(JSON.stringify({ businessName: 'Kiln', format: 'json' })));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json', origin: 'http://localhost', cookie };
    const answer = await app.request('/api/free-logo', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(401);
    expect(await counted(ada)).toBeUndefined();
  });

  test('[H15-06] no file goes to a session that ends while it is drawn', async () => {
    const ada = await makePerson(database());
    const drawing: Press = {
      ...slowPress,
      free: async (...of) => {
        await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, ada));
        return slowPress.free(...of);
      },
    };
    const app = createApp(testDeps(drawing, database()));
    const cookie = await signedInCookie(database(), ada);
    const headers = { 'content-type': 'application/json', origin: 'http://localhost', cookie };
    const body = JSON.stringify({ businessName: 'Kiln', format: 'json' });
    expect((await app.request('/api/free-logo', { method: 'POST', headers, body })).status).toBe(401);
    expect(await counted(ada)).toBeUndefined();
  });

  test('[R-14] a press repeated after a lost answer gives the same file and counts once', async () => {
    const ada = await makePerson(database());
    await used(ada, 2);
    const app = createApp(testDeps(slowPress, database()));
    const cookie = await signedInCookie(database(), ada);
    const headers = { 'content-type': 'application/json', origin: 'http://localhost', cookie };
    const ask = async (businessName: string, attempt: string) =>
      (
        await app.request('/api/free-logo', {
          method: 'POST',
          headers,
          body: JSON.stringify({ businessName, format: 'json', attempt }),
        })
      ).status;
    const same = await Promise.all(Array.from({ length: 8 }, () => ask('Kiln', 'press-one')));
    expect(same).toEqual(Array(8).fill(200));
    expect(await counted(ada)).toBe(3);
    expect(await ask('Kiln', 'press-one')).toBe(200);
    expect(await ask('Other', 'press-one')).toBe(403);
    expect(await ask('Kiln', 'press-two')).toBe(403);
    expect(await ask('Kiln', 'short')).toBe(400);
    expect(await counted(ada)).toBe(3);
  });

  test('[R-13] [U-01] [S-13] premium has a limit of its own, and it binds', async () => {
    const ben = await makePerson(database());
    await database().statements.insert(tables.orders).values({ userId: ben, plan: 'premium', amount: 1500, status: 'paid' });
    await used(ben, 999_998);
    expect(await fiftyAtOnce(database(), ben)).toEqual({ 200: 1, 403: 49 });
    expect(await counted(ben)).toBe(999_999);
  });
});
