import type { KitStatus } from '@brandwright/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { kitEvents } from '../tables/kit-events.ts';
import { brandKits } from '../tables/kits.ts';
import { orders } from '../tables/orders.ts';
import type { KitFields, KitRow } from './kits.ts';

export type PaidKit = Pick<KitFields, 'businessName' | 'industry' | 'personalityTraits' | 'colorPalette' | 'brief'>;

/** Creates the kit of a locked, paid order, with status `generating`. An order never has two. */
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

/**
 * Locks a kit of any owner until the transaction ends. Others can still insert rows that reference it;
 * `tellKit` may wait for them.
 */
export async function lockAnyKit(tx: Transaction, id: string): Promise<KitRow | null> {
  const [row] = await tx.select().from(brandKits).where(eq(brandKits.id, id)).for('no key update');
  return row ?? null;
}

/** Reads a kit of any owner without locking it. */
export async function readAnyKit({ statements }: Database, id: string): Promise<KitRow | null> {
  const [row] = await statements.select().from(brandKits).where(eq(brandKits.id, id));
  return row ?? null;
}

/** Records how the making of a locked kit ended. Keeps the owner's changes. */
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

/** Counts a failed attempt to make a kit. Returns the number so far. */
export async function countFailure(database: Database, id: string): Promise<number> {
  const [[row]] = await database.ask(
    statement<{ readonly failures: number }>`
    update brand_kits set failures = failures + 1 where id = ${id} returning failures`,
  );
  return row?.failures ?? 0;
}

/** Progress of making a kit. */
export interface KitStep {
  readonly status: KitStatus;
  /** The current step, in words for its owner. */
  readonly step: string;
  /** 0–1. */
  readonly progress: number;
}

/** Channel that announces new kit events to other processes. The payload is the person's id. */
export const eventsChannel = 'brandwright_events';

/**
 * Locks a person's events until the transaction ends. Take it after their orders and kits and before their
 * profile.
 */
export async function lockEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7269406, hashtext(${userId}))`);
}

/**
 * Records a step for the kit's owner and announces it on commit. The numbers of a person's events follow
 * their commit order, so whoever has seen a number has seen all before it.
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

/** A person's events after the event `after`, oldest first, at most 100. */
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

/**
 * The latest event of each unfinished kit of a person, and the number of their last event, from one snapshot.
 */
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

/** Progress of the last step that was told of a kit of a person, 0–1; 0 if none was. */
export async function progressOf(database: Database, personId: string, kit: string): Promise<number> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<{ readonly progress: number }>`
    select progress::float8 as progress from kit_events where user_id = ${personId} and brand_kit_id = ${kit}::uuid
    order by id desc limit 1`,
  );
  return row?.progress ?? 0;
}
