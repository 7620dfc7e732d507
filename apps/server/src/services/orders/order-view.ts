import { type Order, orderLimits } from '@brandwright/contract';
import { findTwinKit, isFirstUsed, isMade, type ListedOrder, type OrderRow, type PersonScope } from '@brandwright/data';

/** The end of the thirtieth day after a payment, by UTC (row B-09). */
const lastMoment = (paidAt: Date): Date => {
  const day = new Date(paidAt.getTime() + orderLimits.refundDays * 86_400_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 23, 59, 59, 999));
};

/** That an order can be given back without a question. */
export interface Guarantee {
  readonly until: Date;
  /** It is that of the first kit (row B-09); or nothing was made of it yet, and it ends once something was. */
  readonly for: 'first' | 'unused';
}

/** The guarantee that an order has now; null for any other, and once the time is over. Nothing was made either where its kit could not be. */
export async function guaranteeOf({ tx }: Pick<PersonScope, 'tx'>, order: OrderRow, now = new Date()): Promise<Guarantee | null> {
  if (!mayBeGivenBack(order, now)) return null;
  const firstUsed = await isFirstUsed(tx, order);
  const made = order.brandKitId !== null && (await isMade(tx, order.brandKitId));
  return guaranteeBy({ ...order, firstUsed, made }, now);
}

const mayBeGivenBack = ({ status, paidAt }: OrderRow, now: Date): boolean =>
  status === 'paid' && paidAt !== null && now <= lastMoment(paidAt);

function guaranteeBy(order: Omit<ListedOrder, 'twinKitId'>, now: Date): Guarantee | null {
  if (!mayBeGivenBack(order, now) || order.paidAt === null) return null;
  const until = lastMoment(order.paidAt);
  if (order.firstUsed) return { until, for: 'first' };
  // One whose kit was deleted for good was used all the same.
  const used = order.usedAt !== null && (order.brandKitId === null || order.made);
  return used ? null : { until, for: 'unused' };
}

/** Until when an order can be given back without a question; null where it cannot. */
export const refundableUntil = async (scope: Pick<PersonScope, 'tx'>, order: OrderRow, now = new Date()): Promise<Date | null> =>
  (await guaranteeOf(scope, order, now))?.until ?? null;

/** An order as its owner sees it. */
export async function orderView(scope: PersonScope, order: OrderRow): Promise<Order> {
  const twinKitId = order.refundReason === 'duplicate' ? await findTwinKit(scope, order) : null;
  return viewOf(order, { until: await refundableUntil(scope, order), twinKitId });
}

/** The same of one in a list. */
export const listedView = (order: ListedOrder, now = new Date()): Order =>
  viewOf(order, { until: guaranteeBy(order, now)?.until ?? null, twinKitId: order.twinKitId });

function viewOf(
  order: OrderRow,
  { until, twinKitId }: { readonly until: Date | null; readonly twinKitId: string | null },
): Order {
  const { id, status, plan, amount, tax, currency, createdAt, paidAt, refundedAt, test } = order;
  const { receiptNumber, creditNote, refundReason, brandKitId, brandData } = order;
  const name = brandData?.businessName;
  return {
    id,
    status,
    plan,
    amount,
    tax,
    currency,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    refundReason,
    refundableUntil: until?.toISOString() ?? null,
    receipt: receiptNumber,
    creditNote,
    brandKitId,
    twinKitId,
    businessName: typeof name === 'string' ? name : null,
    credit: status === 'paid' && order.usedAt === null,
    test,
  };
}
