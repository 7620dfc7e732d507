import { type Database, type Transaction, tables } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium } from '../../testing/test-shop.ts';

/** When a transaction was asked for and when it ended, counted in steps. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A database, and the spans of its transactions that wrote what was drawn for an order. */
function watching(database: Database): { readonly watched: Database; readonly spans: readonly Span[] } {
  const spans: Span[] = [];
  let step = 0;
  const asSystem: Database['asSystem'] = async (work) => {
    const from = step++;
    let writes = false;
    const watched = (tx: Transaction): Transaction =>
      Object.create(tx, {
        insert: {
          value: (table: typeof tables.orderProofs) => {
            writes ||= table === tables.orderProofs;
            return tx.insert(table);
          },
        },
      }) as Transaction;
    try {
      return await database.asSystem((tx) => work(watched(tx)));
    } finally {
      if (writes) spans.push({ from, to: step++ });
    }
  };
  return { watched: Object.create(database, { asSystem: { value: asSystem } }) as Database, spans };
}

onEveryDatabase((database) => {
  test('[H12-01] what is drawn for orders is written for one buyer at a time', async () => {
    const { watched, spans } = watching(database());
    // All four have drawn before one of them writes.
    const [drawn, all] = [vi.fn(), Promise.withResolvers<void>()];
    const prove: Press['prove'] = async (...of) => {
      const answer = await press.prove(...of);
      drawn();
      if (drawn.mock.calls.length === buyers.length) all.resolve();
      await all.promise;
      return answer;
    };
    const testShop = await openTestShop(watched, { press: { ...press, prove } });
    const buyers = [await testShop.buyer(), await testShop.buyer(), await testShop.buyer(), await testShop.buyer()];
    await Promise.all(buyers.map((buyer) => buyer.begin(premium)));
    const sorted = spans.toSorted((a, b) => a.from - b.from);
    expect(sorted).toHaveLength(buyers.length);
    for (const [i, { from }] of sorted.entries()) expect(from).toBeGreaterThan(sorted[i - 1]?.to ?? -1);
    await testShop.close();
  });

  test('[H15-06] no plan is used by a session that ends while its kit is drawn', async () => {
    const ended = vi.fn(async () => {});
    const drawing: Press = { ...press, prove: (...of) => ended().then(() => press.prove(...of)) };
    const testShop = await openTestShop(database(), { press: drawing });
    const ada = await testShop.buyer();
    await ada.at(await ada.begin({ plan: 'starter', price: 29.99 }), 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const [plan] = await ada.orders();
    ended.mockImplementation(async () => {
      await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, ada.id));
    });
    expect((await ada.ask('POST', '/api/generate-brand-kit', { ...brand, orderId: plan?.id })).status).toBe(401);
    expect(ended).toHaveBeenCalled();
    expect(await testShop.kits(ada)).toEqual([]);
    await testShop.close();
  });
});
