import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { heavyLogos } from '../../testing/heavy-kit.ts';
import { migratedPostgres } from '../../testing/migrated-postgres.ts';
import { makePerson } from '../../testing/people.ts';
import { postgres } from '../../testing/postgres-server.ts';
import {
  type Database,
  type DrawnLogo,
  hasProof,
  keepProof,
  type OrderRow,
  openOrder,
  openPostgres,
  type Proof,
  type Purchase,
  type Transaction,
  tables,
  trimProofs,
} from '../index.ts';

const { orderProofLogos, orderProofs, orders } = tables;

const newPurchase = (userId: string): Purchase => ({
  userId,
  ...{ plan: 'starter', amount: 2999, currency: 'usd', test: true, granted: {}, brandData: {} },
  ...{ purchaseKey: randomUUID(), brandKey: randomUUID() },
  asked: { email: '', successUrl: '', cancelUrl: '', expiresAt: Date.now() / 1000 + 80_000 },
});
const proofOf = (logos: readonly DrawnLogo[]): Proof => ({ logos, engine: '', edition: 1 });
/** An order of a brand that was drawn, or of one that was not. */
const begin = (database: Database, userId: string, logos: readonly DrawnLogo[] | null = heavyLogos(2, 10)) =>
  openOrder(database, newPurchase(userId), logos === null ? null : proofOf(logos));
const drawnOf = async ({ statements }: Database, userId: string) => {
  const of = statements
    .select({ id: orderProofs.orderId })
    .from(orderProofs)
    .innerJoin(orders, eq(orders.id, orderProofs.orderId));
  return (await of.where(eq(orders.userId, userId))).map(({ id }) => id).sort();
};

onEveryDatabase((database) => {
  test('[H3-09] a person’s newest three unpaid orders keep their drawings, and so does a pending one', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      ids.push((await begin(database(), ada)).id);
      // Its money comes later; and one that was given up may be paid all the same.
      const status = i === 0 ? 'pending' : i === 1 ? 'expired' : 'open';
      await database()
        .statements.update(orders)
        .set({ status })
        .where(eq(orders.id, ids[i] ?? ''));
    }
    const others = await begin(database(), ben);
    expect(await drawnOf(database(), ada)).toEqual([ids[0], ...ids.slice(3)].sort());
    expect(await drawnOf(database(), ben)).toEqual([others.id]);
    expect(await database().statements.$count(orderProofLogos)).toBe(2 * 5);
  });

  test('[H15-08] drawings are kept for a purchase exactly while its order stays the one that is paid', async () => {
    const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::int)`;
    const cases = [
      [{ expiresAt: inSeconds(3600) }, true],
      [{ expiresAt: inSeconds(20) }, false],
      [{ expiresAt: inSeconds(-20), status: 'pending' }, true],
      [{ expiresAt: null }, true],
      [{ expiresAt: null, asked: { email: '', successUrl: '', cancelUrl: '', expiresAt: 0 } }, false],
      [{ expiresAt: inSeconds(3600), createdAt: inSeconds(-3600) }, false],
    ] as const;
    for (const [i, [change, kept]] of cases.entries()) {
      const purchase = newPurchase(await makePerson(database()));
      const first = await openOrder(database(), purchase, proofOf(heavyLogos(1, 10)));
      expect(await hasProof(database(), purchase)).toBe(true);
      await database().statements.update(orders).set(change).where(eq(orders.id, first.id));
      if ('createdAt' in change) {
        // The same brand was paid for meanwhile, in another plan.
        const { id } = await openOrder(database(), { ...purchase, plan: 'premium', purchaseKey: randomUUID() }, null);
        await database().statements.update(orders).set({ status: 'paid', paidAt: new Date() }).where(eq(orders.id, id));
      }
      expect([i, await hasProof(database(), purchase)]).toEqual([i, kept]);
      expect([i, (await openOrder(database(), purchase, null)).id === first.id]).toEqual([i, kept]);
    }
  });
});

onEveryDatabase((database) => {
  test('[H10-05] drawings for unpaid orders are limited by total bytes, and the oldest go first', async () => {
    await database().statements.delete(orders);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await begin(database(), await makePerson(database()))).id);
    const [{ bytes } = { bytes: 0 }] = await database().statements.select({ bytes: orderProofs.bytes }).from(orderProofs);
    expect(bytes).toBeGreaterThan(0);
    const [paid, ...unpaid] = ids;
    await database()
      .statements.update(orders)
      .set({ status: 'pending' })
      .where(eq(orders.id, paid ?? ''));
    expect(await trimProofs(database(), 2 * bytes)).toBe(1);
    const kept = await database().statements.select({ id: orderProofs.orderId }).from(orderProofs);
    // Money under way keeps what it is for.
    expect(kept.map(({ id }) => id).sort()).toEqual([paid, ...unpaid.slice(1)].sort());
    expect(await trimProofs(database(), 2 * bytes)).toBe(0);
  });
});

// The embedded database has one session, so that no two begin at once.
test.skipIf(postgres === null)('[H3-09] orders that begin at once count each other', async () => {
  const { url, drop } = await migratedPostgres();
  const database = await openPostgres(url);
  const ada = await makePerson(database);
  for (let i = 0; i < 3; i++) await begin(database, ada);
  const [first, second] = [await begin(database, ada, null), await begin(database, ada, null)];
  const keep = (tx: Transaction, { id }: OrderRow) =>
    keepProof(tx, { id, brandKey: 'a', userId: ada }, proofOf(heavyLogos(1, 10)));
  const [kept, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = database.asSystem(async (tx) => {
    await keep(tx, first);
    kept.resolve();
    await told.promise;
  });
  await kept.promise;
  const other = database.asSystem((tx) => keep(tx, second));
  await eventually(async () => {
    const { rows } = (await database.statements.execute(
      sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
    )) as unknown as { readonly rows: readonly unknown[] };
    expect(rows).not.toEqual([]);
  });
  told.resolve();
  await Promise.all([one, other]);
  expect(await drawnOf(database, ada)).toHaveLength(3);
  expect(await drawnOf(database, ada)).toEqual(expect.arrayContaining([first.id, second.id]));
  await database.close();
  await drop();
});
