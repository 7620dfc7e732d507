import * as z from 'zod/mini';
import { brandDataSchema } from './brand-data.ts';
import { endpoint } from './endpoint.ts';
import { bodyBounds } from './limits.ts';
import { type PlanId, planIds } from './plan.ts';
import { orderStatuses, paymentStates, refundReasons } from './statuses.ts';

/** What is allowed of purchases. */
export const orderLimits = {
  /** Days in which an order can be given back, to the end of the last one by UTC (row B-09). */
  refundDays: 30,
  /** Milliseconds between two questions of a page whether a payment has arrived. */
  askAgain: 2_000,
} as const;

const plan = z.enum(planIds as readonly [PlanId, ...PlanId[]]);
const address = z.string().check(z.maxLength(2000));
/** Of the payment provider: letters, digits and what it puts between them. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(255));
/** A letter to this person waits for more than a minute: pages say so, and that nothing is missing (row R-11). */
const mailDelayed = z.boolean();

/** An order as its owner sees it; amounts in cents. */
export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  plan: z.string(),
  amount: z.number(),
  /** Cents of tax that were paid on top of the amount. */
  tax: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  /** Null while no money goes back. */
  refundReason: z.nullable(z.enum(refundReasons)),
  /** Until when it can be given back; null where it cannot. */
  refundableUntil: z.nullable(z.string()),
  /** Number of its receipt, counted by the year: `2026-000001`, `TEST-2026-000001` where no money moved; null while it is not paid. */
  receipt: z.nullable(z.string()),
  /** Number of the credit note that takes the receipt back: `CN-2026-000001`; null while nothing does. It stands in the receipt's file. */
  creditNote: z.nullable(z.string()),
  /** The kit that was made for it. */
  brandKitId: z.nullable(z.string()),
  /** Of a second payment for one brand: the kit that the first one made. */
  twinKitId: z.nullable(z.string()),
  /** What it is for; null for a plan that was bought before there was a brand. */
  businessName: z.nullable(z.string()),
  /** Paid, and no kit was made for it yet: the wizard offers to use it. */
  credit: z.boolean(),
  /** No money moved: it was paid at the sandbox or with a test key. */
  test: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

/** Begins a checkout session for a plan at the catalogue's price (rows B-03, Y-01). The brand is kept with the order: a lost browser loses nothing. */
export const createPayment = endpoint({
  method: 'POST',
  path: '/api/create-payment',
  keeps: true,
  access: 'person',
  limit: 'payment',
  limitedByAccount: true,
  bounds: bodyBounds.brand,
  body: z.strictObject({
    plan,
    /** Dollars; refused when it is not the catalogue's. */
    price: z.optional(z.number()),
    /** Of this site; default: its own pages. */
    successUrl: z.optional(address),
    cancelUrl: z.optional(address),
    /** None for a plan bought before there is a brand: then it is a credit. */
    brand: z.optional(brandDataSchema),
  }),
  /** `url`: the provider's page. */
  answer: z.object({ url: z.string(), orderId: z.string() }),
});

/** Makes the kit of a paid order, or tells which it is (rows K-01, Y-01): the order's own brand counts, else the one that is sent. */
export const generateBrandKit = endpoint({
  method: 'POST',
  path: '/api/generate-brand-kit',
  keeps: true,
  access: 'person',
  limit: 'payment',
  limitedByAccount: true,
  bounds: bodyBounds.brand,
  body: z.extend(brandDataSchema, { orderId: z.string().check(z.maxLength(64)) }),
  answer: z.object({ brandKitId: z.string() }),
});

/** What a page that the provider sends people back to asks: looks at the provider, and fulfils what is paid (row Z-01). */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/verify-payment',
  keeps: false,
  access: 'person',
  limit: 'payment',
  body: z.strictObject({ sessionId }),
  answer: z.object({
    /** `unpaid`: the provider has not got the money yet, and may still get it. */
    state: z.enum(paymentStates),
    order: orderSchema,
    mailDelayed,
  }),
});

/** The newest hundred, the newest first; those that came to nothing are left out. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: z.object({ orders: z.array(orderSchema), mailDelayed }),
});

/** One order of any status: whoever waits for its money learns here that none will come. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:order',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: orderSchema,
});

/** A receipt with everything that a tax office asks for, as a page to keep or print: the same whenever it is asked for, and the credit note with it (row B-08). */
export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/orders/:order/receipt',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: 'file',
});

/** Gives an order back: its money is returned, and what it granted is withdrawn (rows B-07, B-09). Asked twice, it is done once. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:order/refund',
  keeps: false,
  access: 'person',
  limit: 'payment',
  body: null,
  answer: orderSchema,
});

/** What the payment provider tells us, signed by it; nothing that does not bear its signature is read. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe-webhook',
  keeps: false,
  access: 'anyone',
  limit: 'webhook',
  // Its signature is over the bytes as they came, so the handler reads them itself.
  body: null,
  answer: null,
});
