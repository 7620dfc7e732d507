import { randomUUID } from 'node:crypto';
import { type AnswerOf, type adminPerson, type PlanId, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { makeKey } from '../../testing/api-program.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';

const { auditLog, orders, rateLimits } = tables;
const kit = `/api/v1/brand-kits/${randomUUID()}`;

onEveryDatabase((database) => {
  const app = () => createApp(testDeps(stubPress, database()));
  const send = (node: ReturnType<typeof app>, key: string, path = kit, peer = '192.0.2.1') =>
    node.request(path, { headers: { authorization: `Bearer ${key}` } }, { incoming: { socket: { remoteAddress: peer } } });
  /** Asks so many times, some at once, and counts the statuses. */
  const times = async (count: number, ask: (i: number) => Promise<Response> | Response) => {
    const statuses: Record<number, number> = {};
    const workers = Array.from({ length: 10 }, async (_, worker) => {
      for (let i = worker; i < count; i += 10) {
        const { status } = await ask(i);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    await Promise.all(workers);
    return statuses;
  };
  const buy = async (userId: string, plan: PlanId, status: 'paid' | 'refunded' = 'paid') => {
    const [order] = await database()
      .statements.insert(orders)
      .values({ userId, plan, amount: 4999, status, paidAt: new Date() })
      .returning();
    return order?.id ?? '';
  };
  const rateOf = async (node: ReturnType<typeof app>, key: string) =>
    /q=(\d+)/.exec((await send(node, key)).headers.get('ratelimit-policy') ?? '')?.[1];

  test('[P-01] [P-04] [S-15] the 101st request of a minute is refused, and each answer tells what is left', async () => {
    const node = app();
    const { key } = await makeKey(node, (await testPerson(database())).cookie);
    const first = await send(node, key);
    expect(first.status).toBe(404);
    expect(first.headers.get('ratelimit-policy')).toBe('"person";q=100;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"person";r=99;t=(60|59)$/);
    expect(await times(99, () => send(node, key))).toEqual({ 404: 99 });
    const refused = await send(node, key);
    const { code, retryAfter, allowed } = problemSchema.parse(await refused.json());
    expect([refused.status, code, allowed]).toEqual([429, 'request.rate_limited', '100 requests a minute']);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfter));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toBe(`"person";r=0;t=${retryAfter}`);
    // The window ends, and the next begins with its first request.
    const over = { windowStart: new Date(Date.now() - 61_000) };
    await database().statements.update(rateLimits).set(over);
    expect((await send(node, key)).headers.get('ratelimit')).toMatch(/r=99;/);
  });

  test('[S-15] a second key, another node, address or path, or a restart give no fresh budget', async () => {
    const [node, other] = [app(), app()];
    const { cookie } = await testPerson(database());
    const [{ key }, { key: second }] = [await makeKey(node, cookie), await makeKey(node, cookie, { name: 'Second' })];
    expect(await times(100, (i) => send(i % 2 === 0 ? node : other, i % 3 === 0 ? key : second, kit, `192.0.2.${i}`))).toEqual({
      404: 100,
    });
    for (const sent of [key, second])
      for (const at of [node, other, app()])
        for (const path of [kit, `${kit}?a=1`, '/api/v1/assets/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
          expect((await send(at, sent, path, '198.51.100.7')).status).toBe(429);
    // No other spelling of the address leads to it: what does is counted, told of and refused.
    for (const path of [`/${kit}`, kit.replace('/v1/', '//v1/'), kit.replace('/api/', '/API/'), `${kit}/`, `/.${kit}/..%2f`]) {
      const { status, headers } = await send(node, key, path);
      expect([404, 405, 429], path).toContain(status);
      expect(headers.has('ratelimit'), path).toBe(status === 429);
    }
    const drawn = await node.request('//api/v1/logos/generate', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"business_name":"Kiln"}',
    });
    expect([404, 405]).toContain(drawn.status);
    // Another person has their own.
    const { key: bens } = await makeKey(node, (await testPerson(database())).cookie);
    expect((await send(node, bens)).status).toBe(404);
  });

  test('[P-04] [S-15] owners of a paid Professional or Enterprise order have 1,000, until it is refunded', async () => {
    const node = app();
    const { id, cookie } = await testPerson(database());
    const { key } = await makeKey(node, cookie);
    for (const plan of ['premium', 'starter'] as const) await buy(id, plan);
    await buy(id, 'enterprise', 'refunded');
    expect(await rateOf(node, key)).toBe('100');
    const order = await buy(id, 'professional');
    expect(await rateOf(node, key)).toBe('1000');
    const used = sql`${rateLimits.count} + 900`;
    await database()
      .statements.update(rateLimits)
      .set({ count: used })
      .where(like(rateLimits.key, `%${id}`));
    expect(await times(98, () => send(node, key))).toEqual({ 404: 98 });
    expect((await send(node, key)).status).toBe(429);
    await database().statements.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order));
    expect(await rateOf(node, key)).toBe('100');
    await buy(id, 'enterprise');
    expect(await rateOf(node, key)).toBe('1000');
  });

  test('[P-04] [S-34] an admin sets a rate for one person, which the log tells, and takes it back', async () => {
    const node = app();
    const [ada, admin] = [await testPerson(database()), await testPerson(database(), { role: 'admin', secondFactor: true })];
    const { key } = await makeKey(node, ada.cookie);
    const path = `/api/admin/people/${ada.id}`;
    const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
    const set = async (perMinute: unknown, { cookie }: { cookie: string } = admin, at = `${path}/api-rate`) =>
      (await node.request(at, { method: 'PUT', headers: { ...headers, cookie }, body: JSON.stringify({ perMinute }) })).status;
    const seen = async () =>
      ((await (await node.request(path, { headers: { cookie: admin.cookie } })).json()) as AnswerOf<typeof adminPerson>).api;
    expect(await seen()).toEqual({ keys: 1, perMinute: 100, own: null });
    for (const wrong of [-1, 0.5, 100_001, '5', undefined]) expect(await set(wrong), String(wrong)).toBe(400);
    expect(await set(5, ada)).toBe(403);
    expect(await set(5, admin, `/api/admin/people/${randomUUID()}/api-rate`)).toBe(404);
    expect(await set(5)).toBe(204);
    expect(await seen()).toEqual({ keys: 1, perMinute: 5, own: 5 });
    expect(await times(6, () => send(node, key))).toEqual({ 404: 5, 429: 1 });
    // It is hers whatever she buys.
    await buy(ada.id, 'enterprise');
    expect(await rateOf(node, key)).toBe('5');
    expect(await set(0)).toBe(204);
    await database().statements.delete(rateLimits);
    expect((await send(node, key)).status).toBe(429);
    expect(await set(null)).toBe(204);
    expect(await rateOf(node, key)).toBe('1000');
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.subject, ada.id)).orderBy(auditLog.id);
    const told = lines.filter(({ action }) => action === 'person.api-rate-changed');
    expect(told.map(({ detail, personId, byAdmin }) => [detail, personId, byAdmin])).toEqual(
      [5, 0, 'as everyone'].map((perMinute) => [{ perMinute }, admin.id, true]),
    );
  });

  test('[S-15] [S-14] keys that don’t exist count by network, and take nothing from whoever has one', async () => {
    const node = app();
    const { cookie } = await testPerson(database());
    const [{ id, key: gone }, { key }] = [await makeKey(node, cookie), await makeKey(node, cookie)];
    await node.request(`/api/account/api-keys/${id}`, { method: 'DELETE', headers: { cookie, origin: 'http://localhost' } });
    // A household with many addresses.
    const statuses = await times(121, (i) => send(node, gone, kit, `2001:db8:7:${i.toString(16)}::1`));
    expect(statuses).toEqual({ 401: 120, 429: 1 });
    const answer = await send(node, key, kit, '2001:db8:7:1::1');
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([404, '"person";q=100;w=60']);
  });
});
