import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from './database.ts';
import { statement } from './statement.ts';
import { type Buyer, orders } from './tables/orders.ts';
import { profiles } from './tables/people.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What somebody is about to buy. */
export interface Purchase {
  readonly userId: string;
  readonly plan: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  /** The wizard's data; null for a plan before there is a brand. */
  readonly brandData: Readonly<Record<string, unknown>> | null;
  /** Hashes of what is bought, and of the brand alone. */
  readonly purchaseKey: string;
  readonly brandKey: string | null;
  readonly test: boolean;
}

/**
 * The open order for a purchase: the one that is there already, or a new one. However many tabs press at once, it is one (row R-10). One whose
 * checkout session takes no more money is set aside first.
 */
export async function openOrder({ asSystem }: Database, purchase: Purchase): Promise<OrderRow> {
  const same = and(eq(orders.userId, purchase.userId), eq(orders.purchaseKey, purchase.purchaseKey), eq(orders.status, 'open'));
  return asSystem(async (tx) => {
    // Half a minute early: whoever is sent there has to arrive.
    await tx.update(orders).set({ status: 'expired' }).where(and(same, sql`expires_at < now() + interval '30 seconds'`));
    await tx.insert(orders).values(purchase).onConflictDoNothing();
    const [row] = await tx.select().from(orders).where(same);
    if (row === undefined) throw new Error('The order that is open did not come back.');
    return row;
  });
}

/** What the provider said of an order's checkout session: which it is, where it is paid, and until when. */
export interface Session {
  readonly stripeSessionId: string;
  readonly checkoutUrl: string;
  readonly expiresAt: Date;
}

export async function keepSession({ statements }: Database, orderId: string, session: Session): Promise<void> {
  await statements.update(orders).set(session).where(eq(orders.id, orderId));
}

/** A person's orders, the newest first: those that came to nothing are left out. */
export const listOrders = ({ tx, personId }: PersonScope): Promise<readonly OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, personId), sql`status not in ('open', 'expired')`))
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** One order of the person, of any status; null for any other. */
export async function findOrder({ tx, personId }: PersonScope, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.id, id)));
  return row ?? null;
}

/** The same by its checkout session. */
export async function findOrderOfSession({ tx, personId }: PersonScope, sessionId: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.stripeSessionId, sessionId)));
  return row ?? null;
}

/** By what the provider calls it, whoever owns it. */
export type OrderMark = { readonly stripeSessionId: string } | { readonly paymentIntent: string } | { readonly id: string };

const marked = (mark: OrderMark) =>
  'id' in mark
    ? eq(orders.id, mark.id)
    : 'paymentIntent' in mark
      ? eq(orders.paymentIntent, mark.paymentIntent)
      : eq(orders.stripeSessionId, mark.stripeSessionId);

/** An order, held until the transaction ends: whoever else would change it waits. */
export async function holdOrder(tx: Transaction, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(marked(mark)).for('update');
  return row ?? null;
}

/** The same without holding it. */
export async function readOrder({ statements }: Database, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await statements.select().from(orders).where(marked(mark));
  return row ?? null;
}

/** Another paid order of the same person for the same brand, that was paid after this one was begun: somebody paid twice for one thing (row R-10). */
export async function findTwin(tx: Transaction, order: OrderRow): Promise<OrderRow | null> {
  if (order.brandKey === null || order.userId === null) return null;
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.brandKey, order.brandKey),
        eq(orders.status, 'paid'),
        sql`id <> ${order.id}`,
        sql`paid_at > ${order.createdAt.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The kit of a person's other payment for the brand of an order; null where there is none. */
export async function findTwinKit({ tx, personId }: PersonScope, { id, brandKey }: OrderRow): Promise<string | null> {
  if (brandKey === null) return null;
  const [row] = await tx
    .select({ kit: orders.brandKitId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, personId),
        eq(orders.brandKey, brandKey),
        eq(orders.status, 'paid'),
        sql`id <> ${id} and brand_kit_id is not null`,
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return row?.kit ?? null;
}

/** What the provider knows of a payment that has come. */
export interface Payment {
  readonly paymentIntent: string | null;
  /** Cents. */
  readonly tax: number;
  readonly buyer: Buyer;
}

/** The next number of a receipt in this year by the database's clock; the year's row is held until the transaction ends, so that no number is left out. */
async function nextReceipt(tx: Transaction): Promise<string> {
  const { rows } = (await tx.execute(sql`
    insert into receipt_numbers as held (year, last) values (extract(year from now() at time zone 'UTC')::int, 1)
    on conflict (year) do update set last = held.last + 1 returning year, last`)) as unknown as {
    readonly rows: readonly [{ readonly year: number; readonly last: number }];
  };
  const [{ year, last }] = rows;
  return `${year}-${String(last).padStart(6, '0')}`;
}

/** Says that an order that is held was paid, and numbers its receipt. */
export async function setPaid(tx: Transaction, order: OrderRow, payment: Payment): Promise<OrderRow> {
  const receiptNumber = order.receiptNumber ?? (await nextReceipt(tx));
  return changed(tx, order, { ...payment, status: 'paid', receiptNumber, paidAt: sql`coalesce(paid_at, now())` });
}

/** Changes an order that is held. */
export async function changed(
  tx: Transaction,
  { id }: Pick<OrderRow, 'id'>,
  fields: Parameters<ReturnType<typeof tx.update<typeof orders>>['set']>[0],
): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(fields).where(eq(orders.id, id)).returning();
  if (row === undefined) throw new Error('The order was not held while it was changed.');
  return row;
}

/** Whether this is the first order that the person paid: the one that is given back without a question (row B-09). */
export async function isFirstPaid(tx: Pick<Transaction, 'select'>, order: OrderRow): Promise<boolean> {
  if (order.userId === null || order.paidAt === null) return false;
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, order.userId), sql`receipt_number < ${order.receiptNumber}`))
    .limit(1);
  return earlier === undefined;
}

/** Who a letter about an order goes to; null once they were erased. */
export async function buyerOf(
  tx: Pick<Transaction, 'select'>,
  { userId }: Pick<OrderRow, 'userId'>,
): Promise<{ readonly email: string; readonly name: string } | null> {
  if (userId === null) return null;
  const [row] = await tx.select({ email: profiles.email, name: profiles.name }).from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

/**
 * What a round of the reconciler looks at: orders that wait for money and have a session, those of the last hour every time and older ones once
 * an hour, for a week; and those that are being given back. A hundred at a time, those not looked at for longest first.
 */
export async function ordersToLookAt({ asSystem }: Database): Promise<readonly OrderRow[]> {
  return asSystem(async (tx) => {
    const due = sql`${orders.id} in (select id from orders where
      (status = 'open' and stripe_session_id is not null and created_at > now() - interval '7 days'
        and (created_at > now() - interval '1 hour' or coalesce(looked_at, created_at) < now() - interval '1 hour'))
      or (status = 'refunding' and refund_asked_at < now() - interval '30 seconds')
      order by coalesce(looked_at, created_at) limit 100 for update skip locked)`;
    return tx.update(orders).set({ lookedAt: sql`now()` }).where(due).returning();
  });
}

/** Kits of paid orders that have been in the making for more than a minute; whether a job has them, the queue knows. */
export async function stalledKits(database: Database): Promise<readonly string[]> {
  const [rows] = await database.ask(
    statement<{ readonly id: string }>`
    select brand_kits.id from brand_kits join orders on orders.brand_kit_id = brand_kits.id
    where brand_kits.status = 'generating' and orders.status = 'paid' and brand_kits.created_at < now() - interval '1 minute'
    order by brand_kits.created_at limit 100`,
  );
  return rows.map(({ id }) => id);
}
