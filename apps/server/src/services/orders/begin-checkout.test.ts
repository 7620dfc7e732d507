import { type Database, tables } from '@brandwright/data';
import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../../testing/shared-press.ts';
import { openTestShop, premium } from '../../../testing/test-shop.ts';

const { orderProofs, orders } = tables;

onEveryDatabase((database) => {
  test('[H15-08] a brand is drawn again when its order ends before the next press finds it', async () => {
    let ending = false;
    const asSystem: Database['asSystem'] = async (work) => {
      // As another tab does that buys the brand in another plan.
      if (ending) await database().statements.update(orders).set({ status: 'expired' });
      ending = false;
      return database().asSystem(work);
    };
    const testShop = await openTestShop(Object.create(database(), { asSystem: { value: asSystem } }) as Database, { press });
    const buyer = await testShop.buyer();
    await buyer.begin(premium);
    ending = true;
    await buyer.begin(premium);
    expect(ending).toBe(false);
    const open = await database().statements.select().from(orders).where(ne(orders.status, 'expired'));
    expect(open).toHaveLength(1);
    const proofs = eq(orderProofs.orderId, open[0]?.id ?? '');
    expect(await database().statements.$count(orderProofs, proofs)).toBe(1);
    await testShop.close();
  });
});
