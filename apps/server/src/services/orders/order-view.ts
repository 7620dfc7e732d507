import { contentsOf, type Order, orderLimits } from '@brandwright/contract';
import { findTwinKit, isFirstUsed, isMade, type ListedOrder, type OrderRow, type PersonScope } from '@brandwright/data';
import { planOf } from './order-plan.ts';

/** End of the thirtieth day after a payment, in UTC (B-09). */
const lastMoment = (paidAt: Date): Date => {
  const day = new Date(paidAt.getTime() + orderLimits.refundDays * 86_400_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 23, 59, 59, 999));
};

/** The right to a refund without a question. */
export interface Guarantee {
  readonly until: Date;
  /**
   * `first`: it covers the person's first kit (B-09). `unused`: no kit was made yet, and making one ends it.
   */
  readonly for: 'first' | 'unused';
}

/**
 * The order's current guarantee; null if it has none or time is up. A kit that could not be made counts as
 * not made.
 */
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
  // A plan counts as used even if its kit was deleted for good.
  const used = order.usedAt !== null && (order.brandKitId === null || order.made);
  return used ? null : { until, for: 'unused' };
}

/** End of the order's guarantee; null if it has none. */
export const refundableUntil = async (scope: Pick<PersonScope, 'tx'>, order: OrderRow, now = new Date()): Promise<Date | null> =>
  (await guaranteeOf(scope, order, now))?.until ?? null;

/** An order as its owner sees it. */
export async function orderView(scope: PersonScope, order: OrderRow): Promise<Order> {
  const twinKitId = order.refundReason === 'duplicate' ? await findTwinKit(scope, order) : null;
  return viewOf(order, { until: await refundableUntil(scope, order), twinKitId });
}

/** The same for an order in a list. */
export const listedView = (order: ListedOrder, now = new Date()): Order =>
  viewOf(order, { until: guaranteeBy(order, now)?.until ?? null, twinKitId: order.twinKitId });

function viewOf(
  order: OrderRow,
  { until, twinKitId }: { readonly until: Date | null; readonly twinKitId: string | null },
): Order {
  const { id, status, plan, amount, discount, tax, currency, createdAt, paidAt, refundedAt, test } = order;
  const { receiptNumber, creditNote, refundReason, brandKitId, brandData } = order;
  const name = brandData?.businessName;
  return {
    id,
    status,
    plan,
    contents: contentsOf(planOf(order)),
    amount,
    discount,
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
