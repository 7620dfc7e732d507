import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountLimits } from './limits.ts';
import { orderSchema } from './order.ts';

/** Totals, for our staff. */
export const adminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.object({
    /** Accounts, confirmed or not. */
    people: z.number(),
    /** Excludes deleted kits. */
    kits: z.number(),
    /** Kits that were paid for and given up: those of `adminTroubles`. */
    kitsFailed: z.number(),
    /** Orders of any status. */
    orders: z.number(),
    /** Emails that are queued and not sent yet. */
    emailsWaiting: z.number(),
    /** Unanswered messages of the contact page, without suspected spam. */
    messagesOpen: z.number(),
    /** Requested changes that are pending or in progress. */
    revisionsOpen: z.number(),
  }),
});

/** Paid kits that failed three times, oldest first: the ones our staff must look at. */
export const adminTroubles = endpoint({
  method: 'GET',
  path: '/api/admin/troubles',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.object({
    kits: z.array(
      z.object({
        id: z.string(),
        businessName: z.string(),
        /** The owner's email address. */
        email: z.string(),
        orderId: z.string(),
        plan: z.string(),
        /** Failed attempts. */
        failures: z.number(),
        since: z.string(),
      }),
    ),
  }),
});

/** Retries such a kit, with three new attempts. */
export const retryKit = endpoint({
  method: 'POST',
  path: '/api/admin/kits/:kit/retry',
  keeps: true,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: null,
});

/** An order as our staff see it: its money and its owner. */
const foundOrderSchema = z.extend(
  z.pick(orderSchema, {
    id: true,
    status: true,
    plan: true,
    amount: true,
    tax: true,
    currency: true,
    test: true,
    createdAt: true,
    paidAt: true,
    refundedAt: true,
    refundReason: true,
    receipt: true,
    creditNote: true,
  }),
  {
    /** The owner's address; null once they were erased. */
    email: z.nullable(z.string()),
  },
);

/**
 * Orders of everyone, newest first, in pages. A POST, because personal addresses must not appear in URLs,
 * which logs keep.
 */
export const adminOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** Part of an email address, an order id, or a receipt or credit note number. Omit it for all orders. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(accountLimits.email))),
    /** Id of the last order on the previous page. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    orders: z.array(foundOrderSchema),
    /** True if more orders follow. */
    more: z.boolean(),
  }),
});

/**
 * Refunds any paid order, also when its guarantee is over. If the provider can’t be reached, the order is `refunding` and
 * the money follows by itself.
 */
export const grantRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:order/refund',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: foundOrderSchema,
});

/** The receipt of any order, even of an erased person: tax law keeps it. */
export const adminReceipt = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:order/receipt',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: 'file',
});
