import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { migratedPostgres } from '../../testing/migrated-postgres.ts';
import { makePerson } from '../../testing/people.ts';
import { postgres } from '../../testing/postgres-server.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import {
  addCopy,
  copyKit,
  type Database,
  finishKit,
  lockAnyKit,
  lockKitId,
  lockOrder,
  openPostgres,
  tables,
  tellKit,
} from '../index.ts';
import { lockEvents } from '../kits/kit-making.ts';
import { purge } from '../upkeep/purge.ts';

const { brandKits, kitEvents, orderProofs, orders, profiles } = tables;
const step = { status: 'generating' as const, step: '', progress: 0.5 };

// The embedded database has one session, so that no two can wait for each other there.
describe.skipIf(postgres === null)('transactions lock orders, kits and events in one order, so none wait for each other', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await migratedPostgres();
    database = await openPostgres(made.url);
    drop = made.drop;
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** A kit that is paid for and in the making. */
  async function sell() {
    const userId = await makePerson(database);
    const kit = { userId, businessName: '', personalityTraits: {}, colorPalette: {} };
    const [{ id = '' } = {}] = await database.statements.insert(brandKits).values(kit).returning();
    const order = { userId, plan: 'starter', amount: 2999, status: 'paid' as const, brandKitId: id };
    const [{ id: orderId = '' } = {}] = await database.statements.insert(orders).values(order).returning();
    return { id, userId, orderId };
  }

  /** The same, and the kit names its order. */
  async function sellWithOrder() {
    const kit = await sell();
    await database.statements.update(brandKits).set({ orderId: kit.orderId }).where(eq(brandKits.id, kit.id));
    return kit;
  }

  /** Copies a kit as its owner. */
  const copyOf = ({ id, userId }: { readonly id: string; readonly userId: string }) =>
    database.asPerson(userId, async (scope) => {
      const to = (await addCopy(scope, id)) ?? '';
      await lockKitId(scope, id);
      await copyKit(scope, { from: id, to, businessName: 'Copy' });
    });

  /** Resolves when some session of this database waits for another, or the work is done that would. */
  const waits = (work: Promise<unknown>): Promise<void> => {
    let done = false;
    const over = (): void => {
      done = true;
    };
    work.then(over, over);
    return eventually(async () => {
      const { rows } = (await database.statements.execute(
        sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
      )) as unknown as { readonly rows: readonly unknown[] };
      expect(done || rows.length > 0).toBe(true);
    });
  };

  /** A transaction that holds something, and does the rest when it is told. */
  function inTwo(first: (tx: Tx) => Promise<unknown>, then: (tx: Tx) => Promise<unknown>) {
    const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = database.asSystem(async (tx) => {
      await first(tx);
      begun.resolve();
      await told.promise;
      await then(tx);
    });
    return { begun: begun.promise, go: told.resolve, ended };
  }
  type Tx = Parameters<Parameters<Database['asSystem']>[0]>[0];

  test('[R-19] a step of a kit is told while the kit is taken back', async () => {
    const kit = await sell();
    const maker = inTwo(
      (tx) => lockEvents(tx, kit.userId),
      (tx) => tellKit(tx, kit, step),
    );
    await maker.begun;
    const taken = database.asSystem(async (tx) => {
      const held = await lockAnyKit(tx, kit.id);
      if (held !== null) await finishKit(tx, held, { status: 'error' });
      await tellKit(tx, kit, { ...step, status: 'error' });
    });
    await waits(taken);
    maker.go();
    await Promise.all([maker.ended, taken]);
    const told = await database.statements.select().from(kitEvents).where(eq(kitEvents.brandKitId, kit.id)).orderBy(kitEvents.id);
    expect(told.map(({ status }) => status)).toEqual(['generating', 'error']);
  });

  test('[D-04] a kit whose order somebody holds is cleared away by a later round', async () => {
    const kit = await sell();
    await database.statements
      .update(brandKits)
      .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(brandKits.id, kit.id));
    const refund = inTwo(
      (tx) => lockOrder(tx, { id: kit.orderId }),
      (tx) => lockAnyKit(tx, kit.id),
    );
    await refund.begun;
    const purging = purge(database);
    await waits(purging);
    refund.go();
    const [, gone] = await Promise.all([refund.ended, purging]);
    expect([gone?.brand_kits, (await purge(database))?.brand_kits]).toEqual([0, 1]);
    const [order] = await database.statements.select().from(orders).where(eq(orders.id, kit.orderId));
    expect(order).toMatchObject({ status: 'paid', brandKitId: null });
  });

  test('[H20-02] a kit is copied while somebody who waits for it holds its order', async () => {
    const kit = await sellWithOrder();
    const redo = inTwo(
      (tx) => lockOrder(tx, { id: kit.orderId }),
      (tx) => lockAnyKit(tx, kit.id),
    );
    await redo.begun;
    const copying = copyOf(kit);
    await waits(copying);
    redo.go();
    await Promise.all([redo.ended, copying]);
    expect(await database.statements.$count(brandKits, eq(brandKits.orderId, kit.orderId))).toBe(2);
  });

  test('[H22-03] a kit is copied while its order gets the number of a credit note', async () => {
    const kit = await sellWithOrder();
    const refund = inTwo(
      async (tx) => {
        await lockOrder(tx, { id: kit.orderId });
        await tx.update(orders).set({ creditNote: 'CN-H22-03' }).where(eq(orders.id, kit.orderId));
      },
      (tx) => lockAnyKit(tx, kit.id),
    );
    await refund.begun;
    const copying = copyOf(kit);
    await waits(copying);
    refund.go();
    await Promise.all([refund.ended, copying]);
    expect(await database.statements.$count(brandKits, eq(brandKits.orderId, kit.orderId))).toBe(2);
  });

  test('[A-06] somebody is erased while one of their kits is given up', async () => {
    const kit = await sell();
    const giving = inTwo(
      (tx) => lockAnyKit(tx, kit.id),
      (tx) => tellKit(tx, kit, { ...step, status: 'error' }),
    );
    await giving.begun;
    const erasing = database.asSystem((tx) => erasePerson(tx, kit.userId));
    await waits(erasing);
    giving.go();
    await Promise.all([giving.ended, erasing]);
    expect(await database.statements.$count(profiles, eq(profiles.id, kit.userId))).toBe(0);
    expect(await database.statements.$count(kitEvents, eq(kitEvents.brandKitId, kit.id))).toBe(0);
  });

  test('[H3-15] [A-06] somebody is erased while one of their payments arrives', async () => {
    const { orderId, userId } = await sell();
    const proof = { orderId, brandKey: '', engine: '', edition: 1, logos: [], documents: [] };
    await database.statements.insert(orderProofs).values(proof);
    const settling = inTwo(
      (tx) => lockOrder(tx, { id: orderId }),
      (tx) => tx.delete(orderProofs).where(eq(orderProofs.orderId, orderId)),
    );
    await settling.begun;
    const erasing = database.asSystem((tx) => erasePerson(tx, userId));
    await waits(erasing);
    settling.go();
    await Promise.all([settling.ended, erasing]);
    expect(await database.statements.$count(profiles, eq(profiles.id, userId))).toBe(0);
  });
});
