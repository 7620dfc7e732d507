import { type ApiKit, type Kit, plans } from '@brandwright/contract';
import { type Database, purge, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { apiProgram, makeKey } from '../../testing/api-program.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const { apiRequests, rateLimits } = tables;
const brief = { business_name: 'Juniper & Rye', style: 'elegant' };
const under = (key: string) => ({ 'idempotency-key': key });

/** A shop with a program whose owner has a Premium and a Starter plan left, and what it draws with in place of the press. */
async function begin(database: Database, drawn: Partial<typeof press> = {}) {
  await database.statements.delete(rateLimits);
  const shop = await openTestShop(database, { press: { ...press, ...drawn } });
  const buyer = await shop.buyer();
  for (const plan of ['premium', 'starter'] as const)
    await buyer.at(await buyer.begin({ plan, price: plans[plan].cents / 100 }), 'pay');
  const credits = async () => (await buyer.orders()).filter(({ credit }) => credit).length;
  await eventually(async () => expect(await credits()).toBe(2), 100);
  const call = await apiProgram(shop.app, (await makeKey(shop.app, buyer.cookie)).key);
  const make = (key: string, body: unknown = brief) =>
    call<ApiKit & { code?: string }>('apiMakeKit', { body, headers: under(key) });
  return { shop, buyer, call, credits, make };
}

onEveryDatabase((database) => {
  const ofPerson = (id: string) => eq(apiRequests.userId, id);

  test('[P-01] a kit that is asked for again with its Idempotency-Key is the same, and paid for once', async () => {
    const { shop, make, credits, buyer } = await begin(database());
    const first = await make('order-1');
    expect(first.status).toBe(201);
    // In another order of its fields, quoted, and after it is complete.
    await eventually(async () => expect(await shop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
    for (const key of ['order-1', '"order-1"']) {
      const again = await make(key, { style: brief.style, business_name: brief.business_name });
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect([await credits(), await shop.kits(buyer)]).toMatchObject([1, [{}]]);
    const other = await make('order-1', { ...brief, style: 'bold' });
    expect([other.status, other.body.code]).toEqual([422, 'repeat.other']);
    const next = await make('order-2');
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
    await shop.close();
  });

  test('[P-01] of many at once with one Idempotency-Key one makes the kit, and the others wait', async () => {
    const { shop, make, credits, buyer } = await begin(database());
    const answers = await Promise.all(Array.from({ length: 6 }, () => make('at-once')));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.every(({ status, body }) => status === 409 && body.code === 'repeat.running')).toBe(true);
    expect([await credits(), await shop.kits(buyer)]).toMatchObject([1, [{}]]);
    expect((await make('at-once')).body.id).toBe(made[0]?.body.id);
    await shop.close();
  });

  test('[P-01] a request whose process died is taken up again, and the dead one makes nothing after all', async () => {
    let hold: Promise<void> = Promise.resolve();
    let began = (): void => {};
    const { shop, make, credits, buyer } = await begin(database(), {
      prove: async (...asked) => {
        began();
        await hold;
        return press.prove(...asked);
      },
    });
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    [hold, began] = [held.promise, () => begun.resolve()];
    const dead = make('died');
    await begun.promise;
    expect((await make('died')).body.code).toBe('repeat.running');
    // As if it gave no sign for as long as an attempt has.
    await database()
      .statements.update(apiRequests)
      .set({ aliveUntil: new Date(Date.now() - 1000) })
      .where(ofPerson(buyer.id));
    const taken = make('died', { ...brief });
    await eventually(async () => {
      const [row] = await database().statements.select().from(apiRequests).where(ofPerson(buyer.id));
      expect(row?.aliveUntil.getTime()).toBeGreaterThan(Date.now());
    });
    held.resolve();
    const answers = await Promise.all([dead, taken]);
    expect(answers.map(({ status }) => status)).toEqual([409, 201]);
    expect([await credits(), await shop.kits(buyer)]).toMatchObject([1, [{}]]);
    expect((await make('died')).body).toEqual(answers[1]?.body);
    await shop.close();
  });

  test('[P-01] what failed is tried again, what is a day old begins anew, and keys are one’s own', async () => {
    const { shop, make, buyer } = await begin(database());
    const bad = await make('a-day', { ...brief, business_name: '!!!' });
    expect(bad.status).toBe(422);
    const { body: kit, status } = await make('a-day');
    expect(status).toBe(201);
    const day = new Date(Date.now() - 25 * 3_600_000);
    await database().statements.update(apiRequests).set({ createdAt: day }).where(ofPerson(buyer.id));
    const { body: next } = await make('a-day', { ...brief, style: 'bold' });
    expect(next.id).not.toBe(kit.id);
    await database().statements.update(apiRequests).set({ createdAt: day }).where(ofPerson(buyer.id));
    await purge(database());
    expect(await database().statements.$count(apiRequests, ofPerson(buyer.id))).toBe(0);
    const stranger = await begin(database());
    expect((await stranger.make('a-day')).body.id).not.toBe(next.id);
    for (const key of ['', ' ', 'a b', 'a, b', 'é', 'x'.repeat(129), '""'])
      expect((await make(key)).body.code, key).toBe('repeat.key');
    await Promise.all([shop.close(), stranger.shop.close()]);
  });

  test('[P-01] logos drawn again with an Idempotency-Key are the same, and nothing of them is kept', async () => {
    const { shop, call, buyer } = await begin(database());
    const draw = (body: unknown) => call<Kit & { code?: string }>('apiGenerateLogos', { body, headers: under('logos') });
    const first = await draw(brief);
    expect([first.status, (await draw(brief)).body]).toEqual([200, first.body]);
    expect((await draw({ ...brief, round: 1 })).body.code).toBe('repeat.other');
    const rows = await database().statements.select().from(apiRequests).where(ofPerson(buyer.id));
    expect(rows.map(({ answer }) => answer)).toEqual(['']);
    await shop.close();
  });
});
