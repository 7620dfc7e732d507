import type { KitStatus } from '@brandwright/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { kitEvents } from '../tables/kit-events.ts';
import { brandKits } from '../tables/kits.ts';
import { orders } from '../tables/orders.ts';
import type { KitFields, KitRow } from './kits.ts';

export type PaidKit = Pick<KitFields, 'businessName' | 'industry' | 'personalityTraits' | 'colorPalette' | 'brief'>;

/** The kit of an order that is held and paid, `generating` from now on; no order has two (row R-07). */
export async function beginKit(
  tx: Transaction,
  order: { readonly id: string; readonly userId: string },
  kit: PaidKit,
): Promise<KitRow> {
  const [row] = await tx
    .insert(brandKits)
    .values({ ...kit, userId: order.userId, orderId: order.id, status: 'generating' })
    .returning();
  if (row === undefined) throw new Error('The new kit did not come back.');
  await tx.update(orders).set({ brandKitId: row.id, usedAt: sql`now()` }).where(eq(orders.id, order.id));
  return row;
}

/** A kit, whoever owns it, held until the transaction ends. Rows that name it can be added meanwhile: who does so may be waited for, in `tellKit`. */
export async function lockAnyKit(tx: Transaction, id: string): Promise<KitRow | null> {
  const [row] = await tx.select().from(brandKits).where(eq(brandKits.id, id)).for('no key update');
  return row ?? null;
}

/** The same, not held. */
export async function readAnyKit({ statements }: Database, id: string): Promise<KitRow | null> {
  const [row] = await statements.select().from(brandKits).where(eq(brandKits.id, id));
  return row ?? null;
}

/** What has become of a kit that is held: nothing of its owner's changes is written over. */
export async function finishKit(
  tx: Transaction,
  kit: KitRow,
  made: Partial<Pick<KitRow, 'status' | 'finished' | 'failures' | 'failedAt'>>,
): Promise<void> {
  await tx
    .update(brandKits)
    .set({ ...made, version: kit.version + 1, updatedAt: sql`now()` })
    .where(eq(brandKits.id, kit.id));
}

/** Counts a failure of a kit's making; how many there were. */
export async function countFailure(database: Database, id: string): Promise<number> {
  const [[row]] = await database.ask(
    statement<{ readonly failures: number }>`
    update brand_kits set failures = failures + 1 where id = ${id} returning failures`,
  );
  return row?.failures ?? 0;
}

/** How far the making of a kit is. */
export interface KitStep {
  readonly status: KitStatus;
  /** What is being done, in words for its owner. */
  readonly step: string;
  /** 0–1. */
  readonly progress: number;
}

/** The channel on which processes tell each other whose events there are: the payload is the person's id. */
export const eventsChannel = 'brandwright_events';

/** A person's events, held until the transaction ends. After their orders and kits, where those are held as well, and before their profile. */
export async function lockEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7269406, hashtext(${userId}))`);
}

/**
 * Tells a kit's owner of a step, once the transaction holds. Events of one person are counted in the order in which they are committed: whoever
 * has seen a number has seen all before it.
 */
export async function tellKit(tx: Transaction, { id, userId }: Pick<KitRow, 'id' | 'userId'>, step: KitStep): Promise<void> {
  await lockEvents(tx, userId);
  await tx.insert(kitEvents).values({ userId, brandKitId: id, ...step });
  await tx.execute(sql`select pg_notify(${eventsChannel}, ${userId})`);
}

export interface KitEventRow extends KitStep {
  readonly id: number;
  readonly kit: string;
  readonly businessName: string;
}

/** A person's events after one that they have seen, the oldest first; a hundred at a time. */
export async function eventsAfter(database: Database, personId: string, after: number): Promise<readonly KitEventRow[]> {
  const [rows] = await database.askAsPerson(
    personId,
    statement<KitEventRow>`
    select kit_events.id::float8 as id, brand_kit_id as kit, business_name as "businessName", kit_events.status, step, progress
    from kit_events join brand_kits on brand_kits.id = brand_kit_id
    where kit_events.user_id = ${personId} and kit_events.id > ${after} order by kit_events.id limit 100`,
  );
  return rows;
}

/** Where each of a person's kits in the making is now, and the number of the last event of all, at one moment. */
export async function eventsNow(
  database: Database,
  personId: string,
): Promise<{ readonly events: readonly KitEventRow[]; readonly last: number }> {
  const [events, [top]] = await database.askAsPerson(
    personId,
    statement<KitEventRow>`
    select * from (
      select distinct on (brand_kit_id) kit_events.id::float8 as id, brand_kit_id as kit, business_name as "businessName",
        kit_events.status, step, progress
      from kit_events join brand_kits on brand_kits.id = brand_kit_id
      where kit_events.user_id = ${personId} and brand_kits.status = 'generating' and deleted_at is null
      order by brand_kit_id, kit_events.id desc) as latest
    order by id`,
    statement<{ readonly last: number }>`
    select coalesce(max(id), 0)::float8 as last from kit_events where user_id = ${personId}`,
  );
  return { events, last: top?.last ?? 0 };
}
