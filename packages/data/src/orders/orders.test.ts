import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { findOrder, findOrderOfSession, findTwinKit, isFirstUsed, isMade, listOrders, readOrder, tables } from '../index.ts';

onEveryDatabase((database) => {
  test('[LD-05] an owner reads the name of an order’s brand, and not the design that was chosen', async () => {
    const userId = await makePerson(database());
    const brandData = { businessName: 'Kiln', selectedLogo: { outline: [1, 2, 3] } };
    const order = { userId, plan: 'starter', amount: 2999, status: 'paid' as const };
    const [withBrand] = await database()
      .statements.insert(tables.orders)
      .values([
        { ...order, stripeSessionId: `cs_${userId}`, brandData },
        { ...order, brandData: null, createdAt: new Date(0) },
      ])
      .returning();
    const id = withBrand?.id ?? '';
    const name = { businessName: 'Kiln' };
    const read = await database().asPerson(userId, async (scope) => [
      ...(await listOrders(scope)),
      await findOrder(scope, id),
      await findOrderOfSession(scope, `cs_${userId}`),
    ]);
    expect(read.map((one) => one?.brandData)).toEqual([name, null, name, name]);
    expect((await readOrder(database(), { id }))?.brandData).toEqual(brandData);
  });

  test('[H5-08] [B-08] one query lists the newest hundred orders, each as its own view shows it', async () => {
    const userId = await makePerson(database());
    const kit = { userId, personalityTraits: {}, colorPalette: {} };
    const kits = await database()
      .statements.insert(tables.brandKits)
      .values([
        { ...kit, businessName: 'made', status: 'completed' },
        { ...kit, businessName: 'failed', status: 'error' },
      ])
      .returning();
    const [made, failed] = kits.map(({ id }) => id);
    const at = (days: number) => new Date(Date.UTC(2026, 9, 1 + days));
    const order = { userId, plan: 'starter', amount: 2999, status: 'paid' as const, brandKey: null };
    const rows = [
      { ...order, brandKitId: made ?? '', usedAt: at(1), paidAt: at(1), createdAt: at(1), brandKey: 'kiln' },
      { ...order, brandKitId: failed ?? '', usedAt: at(2), paidAt: at(2), createdAt: at(2) },
      { ...order, paidAt: at(3), createdAt: at(3) },
      { ...order, status: 'refunded' as const, refundReason: 'duplicate' as const, brandKey: 'kiln', createdAt: at(4) },
      { ...order, status: 'open' as const, createdAt: at(5) },
    ];
    await database().statements.insert(tables.orders).values(rows);
    const facts = async () => {
      const listed = await database().asPerson(userId, listOrders);
      return listed.map(({ firstUsed, made: isOfMade, twinKitId }) => ({ firstUsed, made: isOfMade, twinKitId }));
    };
    const asked = await database().asPerson(userId, async (scope) => {
      const all = [];
      for (const one of await listOrders(scope))
        all.push({
          firstUsed: await isFirstUsed(scope.tx, one),
          made: one.brandKitId !== null && (await isMade(scope.tx, one.brandKitId)),
          twinKitId: one.refundReason === 'duplicate' ? await findTwinKit(scope, one) : null,
        });
      return all;
    });
    expect(await facts()).toEqual(asked);
    expect(asked).toEqual([
      { firstUsed: false, made: false, twinKitId: made },
      { firstUsed: false, made: false, twinKitId: null },
      { firstUsed: false, made: false, twinKitId: null },
      { firstUsed: true, made: true, twinKitId: null },
    ]);
    const [, , paid] = rows;
    await database()
      .statements.insert(tables.orders)
      .values(Array.from({ length: 120 }, () => ({ ...order, ...paid })));
    expect(await facts()).toHaveLength(100);
  });
});
