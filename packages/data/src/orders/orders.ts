import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { brandKits } from '../tables/kits.ts';
import { type AskedCheckout, orders } from '../tables/orders.ts';
import { profiles } from '../tables/people.ts';
import type { Receipt } from '../tables/receipt.ts';
import { keepProof, type Proof } from './order-proofs.ts';
import { isOver } from './orders-over.ts';
import { nextNumber } from './receipt-numbers.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What somebody is about to buy. */
export interface Purchase {
  readonly userId: string;
  readonly plan: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  /** The wizard's data. Null if the plan is bought before there is a brand. */
  readonly brandData: Readonly<Record<string, unknown>> | null;
  /** Hashes of the purchase and of the brand alone. */
  readonly purchaseKey: string;
  readonly brandKey: string | null;
  readonly test: boolean;
  /** The plan's current entitlements. */
  readonly granted: Readonly<Record<string, number>>;
  readonly asked: AskedCheckout;
}

/**
 * Finds or creates the order for a purchase. Concurrent presses in several tabs share one order. First
 * expires an earlier one that is over: money arriving there is refunded, and whoever buys now means it.
 * Stores `proof` with the order.
 */
export async function openOrder({ asSystem }: Database, purchase: Purchase, proof: Proof | null): Promise<OrderRow> {
  const same = and(
    eq(orders.userId, purchase.userId),
    eq(orders.purchaseKey, purchase.purchaseKey),
    sql`status in ('open', 'pending')`,
  );
  return asSystem(async (tx) => {
    await tx.update(orders).set({ status: 'expired' }).where(and(same, isOver));
    const begin = async (): Promise<OrderRow | undefined> => {
      await tx.insert(orders).values(purchase).onConflictDoNothing();
      // A brand that was forgotten for room comes back with its purchase (H13-05).
      if (purchase.brandData !== null)
        await tx
          .update(orders)
          .set({ brandData: purchase.brandData })
          .where(and(same, isNull(orders.brandData)));
      return (await tx.select().from(orders).where(same))[0];
    };
    // The order that was open may end between the two statements. The second time there is none in the way.
    const row = (await begin()) ?? (await begin());
    if (row === undefined) throw new Error('The order that is open did not come back.');
    const { id, brandKey, userId } = row;
    if (proof !== null && brandKey !== null && userId !== null) await keepProof(tx, { id, brandKey, userId }, proof);
    return row;
  });
}

/** Maximum open orders per person. */
const mostOpen = 20;

/** An order that takes no more money. Its session must be closed; null if it never had one. */
export type SetAside = Pick<OrderRow, 'id' | 'stripeSessionId'>;

/**
 * Open orders of the person that this one replaces: those for a brand of the same name that have a session,
 * and the oldest beyond `mostOpen`.
 */
export async function openRivals(database: Database, order: OrderRow): Promise<readonly SetAside[]> {
  const name = order.brandData?.businessName;
  const [rows] = await database.ask(
    statement<SetAside>`
    select id, stripe_session_id as "stripeSessionId" from (
      select id, stripe_session_id, lower(trim(brand_data->>'businessName')) as name, row_number() over (order by created_at desc, id) as place
      from orders where user_id = ${order.userId} and status = 'open' and test = ${order.test}) as theirs
    where id <> ${order.id}
      and ((name = lower(trim(${typeof name === 'string' ? name : null}::text)) and stripe_session_id is not null) or place > ${mostOpen})
    order by place desc`,
  );
  return rows;
}

/** Expires an open order without a session. Nobody was ever told where to pay it. */
export async function giveUpOrder({ statements }: Database, id: string): Promise<void> {
  await statements
    .update(orders)
    .set({ status: 'expired' })
    .where(and(eq(orders.id, id), eq(orders.status, 'open'), isNull(orders.stripeSessionId)));
}

/** The person's paid order for exactly this purchase, with its kit. Null if there is none. */
export async function findBought({ statements }: Database, { userId, purchaseKey }: Purchase): Promise<OrderRow | null> {
  const [row] = await statements
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.purchaseKey, purchaseKey),
        eq(orders.status, 'paid'),
        sql`exists (select from brand_kits where brand_kits.id = brand_kit_id and deleted_at is null and status <> 'error')`,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The provider's checkout session for an order: its id, the address to pay at, and its end. */
export interface Session {
  readonly stripeSessionId: string;
  readonly checkoutUrl: string;
  readonly expiresAt: Date;
}

export async function keepSession({ statements }: Database, orderId: string, session: Session): Promise<void> {
  await statements.update(orders).set(session).where(eq(orders.id, orderId));
}

const { brandData: _, ...columns } = getTableColumns(orders);
/**
 * What an owner sees of an order. Of the brand it reads only the name: the design takes milliseconds to read
 * and is never shown here.
 */
const shown = {
  ...columns,
  brandData: sql<OrderRow['brandData']>`
    case when brand_data is not null then jsonb_build_object('businessName', brand_data -> 'businessName') end`,
};

/** An order in a list, with fields that would otherwise take one statement each. */
export type ListedOrder = OrderRow & {
  /** See `isFirstUsed`. */
  readonly firstUsed: boolean;
  /** `isMade` of its kit. False without a kit. */
  readonly made: boolean;
  /** `findTwinKit` of an order that was paid twice. */
  readonly twinKitId: string | null;
};

/** Maximum orders in a list. Older ones can be read by id. */
const mostListed = 100;

/** A person's orders, newest first, in one statement. Leaves out unpaid ones. */
export const listOrders = ({ tx, personId }: PersonScope): Promise<readonly ListedOrder[]> =>
  tx
    .select({
      ...shown,
      firstUsed: sql<boolean>`not exists (select from orders other where other.user_id = orders.user_id and other.test = orders.test
        and other.id <> orders.id and other.used_at is not null and other.refund_reason is distinct from 'duplicate'
        and (orders.used_at is null or (other.used_at, other.id) < (orders.used_at, orders.id)))`,
      made: sql<boolean>`exists (select from brand_kits where brand_kits.id = orders.brand_kit_id and brand_kits.status <> 'error')`,
      twinKitId: sql<string | null>`case when orders.refund_reason = 'duplicate' then (
        select other.brand_kit_id from orders other
        where other.user_id = orders.user_id and other.status = 'paid' and other.id <> orders.id and other.brand_kit_id is not null
          and orders.brand_key is not null and (other.brand_key = orders.brand_key
            or lower(trim(other.brand_data->>'businessName')) = lower(trim(orders.brand_data->>'businessName')))
        order by other.paid_at desc limit 1) end`,
    })
    .from(orders)
    .where(and(eq(orders.userId, personId), sql`status not in ('open', 'expired')`))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(mostListed);

/** Number of the person's paid orders whose plan was never used for a kit, even one since deleted. */
export const countUnusedPlans = ({ tx, personId }: PersonScope): Promise<number> =>
  tx.$count(orders, and(eq(orders.userId, personId), eq(orders.status, 'paid'), isNull(orders.usedAt)));

/** One of the person's orders in any status, with the fields of `listOrders`. Null if it is not theirs. */
export async function findOrder({ tx, personId }: PersonScope, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select(shown)
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.id, id)));
  return row ?? null;
}

/** The same, by checkout session. */
export async function findOrderOfSession({ tx, personId }: PersonScope, sessionId: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select(shown)
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.stripeSessionId, sessionId)));
  return row ?? null;
}

/** Identifies an order of any owner, by one of the provider's ids or by our own. */
export type OrderMark = { readonly stripeSessionId: string } | { readonly paymentIntent: string } | { readonly id: string };

const marked = (mark: OrderMark) =>
  'id' in mark
    ? eq(orders.id, mark.id)
    : 'paymentIntent' in mark
      ? eq(orders.paymentIntent, mark.paymentIntent)
      : eq(orders.stripeSessionId, mark.stripeSessionId);

/**
 * Locks an order until the transaction ends. Rows that name it can still be added, so that a kit is copied by somebody
 * who holds that kit (H20-02).
 */
export async function lockOrder(tx: Transaction, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(marked(mark)).for('no key update');
  return row ?? null;
}

/** Reads an order without locking it. */
export async function readOrder({ statements }: Database, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await statements.select().from(orders).where(marked(mark));
  return row ?? null;
}

/** Matches orders for the same brand, or for one with the same name whose logo changed in between. */
const ofBrand = ({ brandKey, brandData }: Pick<OrderRow, 'brandKey' | 'brandData'>) => {
  const name = brandData?.businessName;
  const named =
    typeof name === 'string' ? sql`lower(trim(brand_data->>'businessName')) = lower(trim(${name}::text))` : sql`false`;
  return sql`(brand_key = ${brandKey} or ${named})`;
};

/**
 * Another order of the same person for the same brand that was paid, or whose dispute was won, after this
 * order was begun: an unintended double payment. An order begun after the first was paid is intended.
 */
export const findTwin = (tx: Transaction, order: OrderRow): Promise<OrderRow | null> =>
  findOther(tx, order, sql`greatest(paid_at, dispute_won_at) > ${order.createdAt.toISOString()}::timestamptz`);

/**
 * Another paid order of the same person for the same brand, one of the two begun while the other was disputed
 * and its kit closed. The two become twins if the dispute is won (H10-02, H11-03).
 */
export function findBoughtAgain(tx: Transaction, { disputedAt, createdAt, ...order }: OrderRow): Promise<OrderRow | null> {
  const [began, disputed] = [createdAt.toISOString(), disputedAt?.toISOString() ?? null];
  const meanwhile = sql`(created_at > ${disputed}::timestamptz
    or (disputed_at < ${began}::timestamptz and dispute_won_at > ${began}::timestamptz))`;
  return findOther(tx, { ...order, disputedAt, createdAt }, meanwhile);
}

async function findOther(tx: Transaction, order: OrderRow, when: SQL): Promise<OrderRow | null> {
  if (order.brandKey === null || order.userId === null) return null;
  // Locks, so that of two simultaneous payments the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(7269407, hashtext(${order.userId}))`);
  const theirs = and(eq(orders.userId, order.userId), ofBrand(order), eq(orders.status, 'paid'), sql`id <> ${order.id}`, when);
  const [row] = await tx.select().from(orders).where(theirs).limit(1);
  return row ?? null;
}

/** The kit of the person's other payment for an order's brand. Null if there is none. */
export async function findTwinKit({ tx, personId }: PersonScope, order: OrderRow): Promise<string | null> {
  if (order.brandKey === null) return null;
  const [row] = await tx
    .select({ kit: orders.brandKitId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, personId),
        ofBrand(order),
        eq(orders.status, 'paid'),
        sql`id <> ${order.id} and brand_kit_id is not null`,
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return row?.kit ?? null;
}

/** A received payment. */
export interface Payment {
  readonly paymentIntent: string | null;
  readonly receipt: Receipt;
}

/** Marks a locked order as paid, numbers its receipt and stores the receipt's content. */
export async function setPaid(tx: Transaction, order: OrderRow, { paymentIntent, receipt }: Payment): Promise<OrderRow> {
  const receiptNumber = order.receiptNumber ?? (await nextNumber(tx, { kind: 'receipt', test: order.test }));
  return updateOrder(tx, order, {
    paymentIntent,
    amount: receipt.net,
    discount: receipt.discount ?? 0,
    tax: receipt.tax,
    receipt: order.receipt ?? receipt,
    status: 'paid',
    receiptNumber,
    paidAt: sql`coalesce(paid_at, now())`,
  });
}

/** Marks a locked order as refunded. An order with a receipt also gets a credit note number. */
export async function setRefunded(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const { receiptNumber, refundReason, test } = order;
  return updateOrder(tx, order, {
    status: 'refunded',
    refundReason: refundReason ?? 'provider',
    creditNote: order.creditNote ?? (receiptNumber === null ? null : await nextNumber(tx, { kind: 'credit note', test })),
    refundedAt: sql`coalesce(refunded_at, now())`,
  });
}

/** Changes a locked order. */
export async function updateOrder(
  tx: Transaction,
  { id }: Pick<OrderRow, 'id'>,
  fields: Parameters<ReturnType<typeof tx.update<typeof orders>>['set']>[0],
): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(fields).where(eq(orders.id, id)).returning();
  if (row === undefined) throw new Error('The order was not held while it was changed.');
  return row;
}

/**
 * True if this order's plan was, or would be, the first that the person uses for a kit: that one is refunded
 * without a question (B-09). Test orders do not count.
 */
export async function isFirstUsed(tx: Pick<Transaction, 'select'>, order: OrderRow): Promise<boolean> {
  if (order.userId === null) return false;
  const before =
    order.usedAt === null
      ? sql`used_at is not null`
      : sql`(used_at, id) < (${order.usedAt.toISOString()}::timestamptz, ${order.id}::uuid)`;
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    // An automatic refund of a double payment uses nothing up.
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.test, order.test),
        sql`id <> ${order.id} and refund_reason is distinct from 'duplicate'`,
        before,
      ),
    )
    .limit(1);
  return earlier === undefined;
}

/** True if a kit is made or being made; false if it failed or is gone. */
export async function isMade(tx: Pick<Transaction, 'select'>, kit: string): Promise<boolean> {
  const [row] = await tx.select({ status: brandKits.status }).from(brandKits).where(eq(brandKits.id, kit));
  return row !== undefined && row.status !== 'error';
}

/** Recipient of emails about an order. Null once the buyer was erased. */
export async function buyerOf(
  tx: Pick<Transaction, 'select'>,
  { userId }: Pick<OrderRow, 'userId'>,
): Promise<{ readonly email: string; readonly name: string } | null> {
  if (userId === null) return null;
  const [row] = await tx.select({ email: profiles.email, name: profiles.name }).from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

/**
 * Ends all test orders, so that nothing bought without money stays granted once money is real. Resolves to
 * the number of refunded orders.
 */
export async function retireTestOrders({ asSystem }: Database): Promise<number> {
  return asSystem(async (tx) => {
    await tx.update(orders).set({ status: 'expired' }).where(sql`test and status in ('open', 'pending')`);
    const ended = await tx
      .update(orders)
      .set({ status: 'refunded', refundReason: 'test', refundedAt: sql`now()` })
      .where(sql`test and status in ('paid', 'refunding', 'disputed')`)
      .returning({ id: orders.id });
    return ended.length;
  });
}

/**
 * Kits of paid orders that have been `generating` for more than a minute. The queue knows whether a job still
 * has them.
 */
export async function stalledKits(database: Database): Promise<readonly string[]> {
  const [rows] = await database.ask(
    statement<{ readonly id: string }>`
    select brand_kits.id from brand_kits join orders on orders.brand_kit_id = brand_kits.id
    where brand_kits.status = 'generating' and orders.status = 'paid'
      and brand_kits.created_at not between now() - interval '1 minute' and now() + interval '10 seconds'
    order by brand_kits.created_at limit 100`,
  );
  return rows.map(({ id }) => id);
}
