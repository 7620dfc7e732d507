import { type Order, orderLimits } from '@brandwright/contract';
import { findTwinKit, isFirstUsed, isMade, type OrderRow, type PersonScope } from '@brandwright/data';

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
  if (order.status !== 'paid' || order.paidAt === null) return null;
  const until = lastMoment(order.paidAt);
  if (now > until) return null;
  if (await isFirstUsed(tx, order)) return { until, for: 'first' };
  // One whose kit was deleted for good was used all the same.
  const made = order.usedAt !== null && (order.brandKitId === null || (await isMade(tx, order.brandKitId)));
  return made ? null : { until, for: 'unused' };
}

/** Until when an order can be given back without a question; null where it cannot. */
export const refundableUntil = async (scope: Pick<PersonScope, 'tx'>, order: OrderRow, now = new Date()): Promise<Date | null> =>
  (await guaranteeOf(scope, order, now))?.until ?? null;

/** An order as its owner sees it. */
export async function orderView(scope: PersonScope, order: OrderRow): Promise<Order> {
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
    refundableUntil: (await refundableUntil(scope, order))?.toISOString() ?? null,
    receipt: receiptNumber,
    creditNote,
    brandKitId,
    twinKitId: refundReason === 'duplicate' ? await findTwinKit(scope, order) : null,
    businessName: typeof name === 'string' ? name : null,
    credit: status === 'paid' && order.usedAt === null,
    test,
  };
}
