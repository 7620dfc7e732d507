import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { makePerson } from '../specimens/people.ts';
import { findOrder, findOrderOfSession, listOrders, readOrder, tables } from './index.ts';

onEveryDatabase((database) => {
  test('[LD-05] an owner reads the name of an order’s brand, and not the design that was chosen', async () => {
    const userId = await makePerson(database());
    const brandData = { businessName: 'Kiln', selectedLogo: { outline: [1, 2, 3] } };
    const order = { userId, plan: 'starter', amount: 2999, status: 'paid' };
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
});
