import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountLimits } from './limits.ts';
import { orderSchema } from './order.ts';

/** How much of everything there is, for our own people. */
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
    /** Kits that their owners have not deleted. */
    kits: z.number(),
    /** Kits that were paid for and given up: those of `adminTroubles`. */
    kitsFailed: z.number(),
    /** Orders of any status. */
    orders: z.number(),
    /** Letters that were promised and have not gone out. */
    lettersWaiting: z.number(),
    /** Messages of the contact page that nobody has answered; suspected ones are not among them. */
    messagesOpen: z.number(),
  }),
});

/** Kits that were paid for and given up after three tries, the oldest first: what our people have to look at (row R-19). */
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
        /** Of its owner. */
        email: z.string(),
        orderId: z.string(),
        plan: z.string(),
        /** Tries that failed. */
        failures: z.number(),
        since: z.string(),
      }),
    ),
  }),
});

/** Makes such a kit once more, with three tries of its own. */
export const retryKit = endpoint({
  method: 'POST',
  path: '/api/admin/kits/:kit/retry',
  keeps: true,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: null,
});

/** An order as our people find it: what its owner sees of the money, and whose it is. */
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
    /** Of its owner; null once they were erased. */
    email: z.nullable(z.string()),
  },
);

/** Orders of everybody, the newest first, a page at a time. Asked by a body: addresses of people stand in no address that a log keeps. */
export const adminOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** A part of an e-mail address, an order's id, or the number of a receipt or a credit note; none for all. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(accountLimits.email))),
    /** The last order of the page before, by its id. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    orders: z.array(foundOrderSchema),
    /** There are more after these. */
    more: z.boolean(),
  }),
});

/** The receipt of anybody's order, also of somebody whose account was erased: tax law keeps it. */
export const adminReceipt = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:order/receipt',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: 'file',
});
