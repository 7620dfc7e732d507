import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { brandKits } from '../tables/kits.ts';
import { lockAnyKit } from './kit-making.ts';
import type { KitRow } from './kits.ts';

/** A paid kit that could not be made. */
export interface FailedKit {
  readonly id: string;
  readonly businessName: string;
  /** The owner's email address. */
  readonly email: string;
  readonly orderId: string;
  readonly plan: string;
  readonly failures: number;
  /** When its making was first given up. */
  readonly since: Date;
}

/**
 * Hours in which our staff can still repair a failed kit. After that its plan or its money is returned, on
 * the same day.
 */
export const hoursToMend = 20;

/** Failed kits, oldest first, at most 200. */
export async function listFailedKits(database: Database): Promise<readonly FailedKit[]> {
  const [rows] = await database.ask(
    statement<FailedKit>`
    select brand_kits.id, business_name as "businessName", email, orders.id as "orderId", plan, failures,
      coalesce(failed_at, brand_kits.updated_at) as since
    from brand_kits join orders on orders.brand_kit_id = brand_kits.id join profiles on profiles.id = brand_kits.user_id
    where brand_kits.status = 'error' and orders.status = 'paid' and deleted_at is null order by since limit 200`,
  );
  return rows;
}

/** How many there are. */
export async function countFailedKits(tx: Transaction): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select count(*)::int as count from brand_kits join orders on orders.brand_kit_id = brand_kits.id
    where brand_kits.status = 'error' and orders.status = 'paid' and deleted_at is null`)) as unknown as {
    readonly rows: readonly [{ readonly count: number }];
  };
  return rows[0].count;
}

/** Orders whose kit failed so long ago that nobody waits for it any more, by the database's clock; one that its owner has deleted is owed as well. */
export async function ordersToMakeUpFor(database: Database, { test }: { readonly test: boolean }): Promise<readonly string[]> {
  const [rows] = await database.ask(
    statement<{ readonly id: string }>`
    select orders.id from brand_kits join orders on orders.brand_kit_id = brand_kits.id
    where brand_kits.status = 'error' and orders.status = 'paid' and orders.test = ${test}
      and failed_at < now() - make_interval(hours => ${hoursToMend}) order by failed_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the kit of a locked order if it failed more than `hoursToMend` ago; null otherwise. */
export async function lockOverdueKit(tx: Transaction, kitId: string): Promise<KitRow | null> {
  const kit = await lockAnyKit(tx, kitId);
  if (kit === null || kit.status !== 'error' || kit.failedAt === null) return null;
  const { rows } = (await tx.execute(
    sql`select ${kit.failedAt.toISOString()}::timestamptz < now() - make_interval(hours => ${hoursToMend}) as over`,
  )) as unknown as { readonly rows: readonly [{ readonly over: boolean }] };
  return rows[0].over ? kit : null;
}

/** Takes an order's plan away from a failed kit and its copies. Their logos are no longer finished. */
export async function takePlanFromKits(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    update logos set document = null where document is not null and id in (
      select logo_id from kit_logos join brand_kits on brand_kits.id = brand_kit_id where order_id = ${orderId})`);
  await tx
    .update(brandKits)
    .set({ orderId: null, finished: [], updatedAt: sql`now()`, version: sql`version + 1` })
    .where(eq(brandKits.orderId, orderId));
}

/** Marks a locked kit as failed and keeps the time of the first failure. */
export async function setFailed(tx: Transaction, { id }: KitRow): Promise<void> {
  await tx
    .update(brandKits)
    .set({ status: 'error', failedAt: sql`coalesce(failed_at, now())`, updatedAt: sql`now()`, version: sql`version + 1` })
    .where(eq(brandKits.id, id));
}
