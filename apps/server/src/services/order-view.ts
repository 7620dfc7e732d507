import { type Order, orderLimits } from '@brandwright/contract';
import { findTwinKit, isFirstPaid, type OrderRow, type PersonScope } from '@brandwright/data';

/** The end of the thirtieth day after a payment, by UTC (row B-09). */
const lastMoment = (paidAt: Date): Date => {
  const day = new Date(paidAt.getTime() + orderLimits.refundDays * 86_400_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 23, 59, 59, 999));
};

/**
 * Until when an order can be given back without a question: the first that somebody paid (row B-09), and a plan of which nothing was made yet.
 * Null for any other, and once the time is over.
 */
export async function refundableUntil({ tx }: PersonScope, order: OrderRow, now = new Date()): Promise<Date | null> {
  if (order.status !== 'paid' || order.paidAt === null) return null;
  const until = lastMoment(order.paidAt);
  if (now > until) return null;
  return order.brandKitId === null || (await isFirstPaid(tx, order)) ? until : null;
}

/** An order as its owner sees it. */
export async function orderView(scope: PersonScope, order: OrderRow): Promise<Order> {
  const { id, status, plan, amount, tax, currency, createdAt, paidAt, refundedAt, test } = order;
  const { receiptNumber, refundReason, brandKitId, brandData } = order;
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
    brandKitId,
    twinKitId: refundReason === 'duplicate' ? await findTwinKit(scope, order) : null,
    businessName: typeof name === 'string' ? name : null,
    credit: status === 'paid' && brandKitId === null,
    test,
  };
}
