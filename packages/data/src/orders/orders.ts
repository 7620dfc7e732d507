import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { brandKits } from '../tables/kits.ts';
import { type AskedCheckout, orders } from '../tables/orders.ts';
import { profiles } from '../tables/people.ts';
import type { Receipt } from '../tables/receipt.ts';
import { keepProof, type Proof } from './order-proofs.ts';
import { nextNumber } from './receipt-numbers.ts';

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
  /** What the plan holds now. */
  readonly granted: Readonly<Record<string, number>>;
  readonly asked: AskedCheckout;
}

/**
 * The order for a purchase that is begun: the one that is there already, or a new one. However many tabs press at once, it is one (row R-10). One
 * whose checkout session takes no more money is set aside first, and one that was never given a session once it is too late to ask for it; so is one
 * that was begun before another for its brand was paid: what comes there goes back, and whoever buys now means it. `proof` is kept with it.
 */
export async function openOrder({ asSystem }: Database, purchase: Purchase, proof: Proof | null): Promise<OrderRow> {
  const same = and(
    eq(orders.userId, purchase.userId),
    eq(orders.purchaseKey, purchase.purchaseKey),
    sql`status in ('open', 'pending')`,
  );
  return asSystem(async (tx) => {
    // Half a minute early: whoever is sent there has to arrive.
    const over = sql`status = 'open' and (expires_at < now() + interval '30 seconds'
      or (expires_at is null and coalesce((asked->>'expiresAt')::float8, 0) < extract(epoch from now() + interval '40 minutes'))
      or exists (select from orders as other where other.user_id = orders.user_id and other.status = 'paid' and other.paid_at > orders.created_at
        and (other.brand_key = orders.brand_key
          or lower(trim(other.brand_data->>'businessName')) = lower(trim(orders.brand_data->>'businessName')))))`;
    await tx.update(orders).set({ status: 'expired' }).where(and(same, over));
    await tx.insert(orders).values(purchase).onConflictDoNothing();
    const [row] = await tx.select().from(orders).where(same);
    if (row === undefined) throw new Error('The order that is open did not come back.');
    const { id, brandKey, userId } = row;
    if (proof !== null && brandKey !== null && userId !== null) await keepProof(tx, { id, brandKey, userId }, proof);
    return row;
  });
}

/** Open orders of a person of which there may be so many. */
const mostOpen = 20;

/** An order that takes no more money, with the session to close; null where it was never given one. */
export type SetAside = Pick<OrderRow, 'id' | 'stripeSessionId'>;

/**
 * Open orders of a person that this one takes the place of: those for a brand of the same name, whatever else differs, that have a session; and the
 * oldest of too many: pages that somebody left open, and what they were for is kept as long.
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

/** Sets an order aside that has no session: nobody was ever told where to pay it. */
export async function giveUpOrder({ statements }: Database, id: string): Promise<void> {
  await statements
    .update(orders)
    .set({ status: 'expired' })
    .where(and(eq(orders.id, id), eq(orders.status, 'open'), isNull(orders.stripeSessionId)));
}

/** The paid order by which a person has this very purchase already, with its kit; null when there is none. */
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

/** What the provider said of an order's checkout session: which it is, where it is paid, and until when. */
export interface Session {
  readonly stripeSessionId: string;
  readonly checkoutUrl: string;
  readonly expiresAt: Date;
}

export async function keepSession({ statements }: Database, orderId: string, session: Session): Promise<void> {
  await statements.update(orders).set(session).where(eq(orders.id, orderId));
}

const { brandData: _, ...columns } = getTableColumns(orders);
/** What an owner reads of an order: of its brand the name, without the chosen design, which takes milliseconds and goes to nobody. */
const shown = {
  ...columns,
  brandData: sql<OrderRow['brandData']>`
    case when brand_data is not null then jsonb_build_object('businessName', brand_data -> 'businessName') end`,
};

/** An order in a list, with what its view would ask of others: each would be a statement more. */
export type ListedOrder = OrderRow & {
  /** As `isFirstUsed`. */
  readonly firstUsed: boolean;
  /** As `isMade` of its kit; false where it has none. */
  readonly made: boolean;
  /** As `findTwinKit`, where it was paid twice. */
  readonly twinKitId: string | null;
};

/** Orders that are listed at most; each can be read by its id. */
const mostListed = 100;

/** A person's newest orders, the newest first: those that came to nothing, or to nothing yet, are left out. One statement, however many there are. */
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

/** How many plans the person has paid for and not used: paid, and no kit was made, not even one that is gone since. */
export const countUnusedPlans = ({ tx, personId }: PersonScope): Promise<number> =>
  tx.$count(orders, and(eq(orders.userId, personId), eq(orders.status, 'paid'), isNull(orders.usedAt)));

/** One order of the person, of any status and as `listOrders` has it; null for any other. */
export async function findOrder({ tx, personId }: PersonScope, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select(shown)
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.id, id)));
  return row ?? null;
}

/** The same by its checkout session. */
export async function findOrderOfSession({ tx, personId }: PersonScope, sessionId: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select(shown)
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
export async function lockOrder(tx: Transaction, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(marked(mark)).for('update');
  return row ?? null;
}

/** The same without holding it. */
export async function readOrder({ statements }: Database, mark: OrderMark): Promise<OrderRow | null> {
  const [row] = await statements.select().from(orders).where(marked(mark));
  return row ?? null;
}

/** Orders for the brand of another: for the very same, or one of its name, whose logo was changed between the two. */
const ofBrand = ({ brandKey, brandData }: Pick<OrderRow, 'brandKey' | 'brandData'>) => {
  const name = brandData?.businessName;
  const named =
    typeof name === 'string' ? sql`lower(trim(brand_data->>'businessName')) = lower(trim(${name}::text))` : sql`false`;
  return sql`(brand_key = ${brandKey} or ${named})`;
};

/**
 * Another paid order of the same person for the same brand, that was paid, or whose dispute was won, after this one was begun: somebody paid twice for one thing (row R-10). Who
 * begins once the first is paid wants a second.
 */
export const findTwin = (tx: Transaction, order: OrderRow): Promise<OrderRow | null> =>
  findOther(tx, order, sql`greatest(paid_at, dispute_won_at) > ${order.createdAt.toISOString()}::timestamptz`);

/**
 * Another paid order of the same person for the same brand, of which one was begun while the other was disputed and its kit closed: a twin, should the dispute be won
 * (H10-02, H11-03).
 */
export function findBoughtAgain(tx: Transaction, { disputedAt, createdAt, ...order }: OrderRow): Promise<OrderRow | null> {
  const [began, disputed] = [createdAt.toISOString(), disputedAt?.toISOString() ?? null];
  const meanwhile = sql`(created_at > ${disputed}::timestamptz
    or (disputed_at < ${began}::timestamptz and dispute_won_at > ${began}::timestamptz))`;
  return findOther(tx, { ...order, disputedAt, createdAt }, meanwhile);
}

async function findOther(tx: Transaction, order: OrderRow, when: SQL): Promise<OrderRow | null> {
  if (order.brandKey === null || order.userId === null) return null;
  // Two payments that come at once: the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(7269407, hashtext(${order.userId}))`);
  const theirs = and(eq(orders.userId, order.userId), ofBrand(order), eq(orders.status, 'paid'), sql`id <> ${order.id}`, when);
  const [row] = await tx.select().from(orders).where(theirs).limit(1);
  return row ?? null;
}

/** The kit of a person's other payment for the brand of an order; null where there is none. */
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

/** A payment that has come. */
export interface Payment {
  readonly paymentIntent: string | null;
  readonly receipt: Receipt;
}

/** Says that an order that is held was paid, numbers its receipt, and writes down what it says. */
export async function setPaid(tx: Transaction, order: OrderRow, { paymentIntent, receipt }: Payment): Promise<OrderRow> {
  const receiptNumber = order.receiptNumber ?? (await nextNumber(tx, { kind: 'receipt', test: order.test }));
  return updateOrder(tx, order, {
    paymentIntent,
    tax: receipt.tax,
    receipt: order.receipt ?? receipt,
    status: 'paid',
    receiptNumber,
    paidAt: sql`coalesce(paid_at, now())`,
  });
}

/** Says that an order that is held was given back; one that has a receipt gets the number of what takes it back. */
export async function setRefunded(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const { receiptNumber, refundReason, test } = order;
  return updateOrder(tx, order, {
    status: 'refunded',
    refundReason: refundReason ?? 'provider',
    creditNote: order.creditNote ?? (receiptNumber === null ? null : await nextNumber(tx, { kind: 'credit note', test })),
    refundedAt: sql`coalesce(refunded_at, now())`,
  });
}

/** Changes an order that is held. */
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
 * Whether a kit was made of this order before any other of the person, or would be: the one that is given back without a question (row B-09). A test
 * uses nothing up.
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
    // What was paid twice went back by itself: it used up nothing.
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

/** Whether a kit was made, or is being made: not where it was given up, or is gone. */
export async function isMade(tx: Pick<Transaction, 'select'>, kit: string): Promise<boolean> {
  const [row] = await tx.select({ status: brandKits.status }).from(brandKits).where(eq(brandKits.id, kit));
  return row !== undefined && row.status !== 'error';
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

/** Ends what was bought while no money moved: nothing of it stays granted where money does. How many orders there were. */
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

/** Kits of paid orders that have been in the making for more than a minute; whether a job has them, the queue knows. */
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
