import * as z from 'zod/mini';
import { brandDataSchema } from './brand-data.ts';
import { endpoint } from './endpoint.ts';
import { bodyBounds } from './limits.ts';
import { type PlanId, planIds } from './plan.ts';
import { orderStatuses, paymentStates, refundReasons } from './statuses.ts';

/** Limits of purchases. */
export const orderLimits = {
  /** Days in which an order can be refunded, through the end of the last day in UTC (B-09). */
  refundDays: 30,
  /** Milliseconds between a page's checks for a payment. */
  askAgain: 2_000,
} as const;

const plan = z.enum(planIds as readonly [PlanId, ...PlanId[]]);
const address = z.string().check(z.maxLength(2000));
/** A session id of the payment provider: letters, digits and separators. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(255));
/**
 * True if an email to this person has waited for more than a minute. Pages say so, and that nothing is
 * missing.
 */
const mailDelayed = z.boolean();

/** An order as its owner sees it. Amounts are in cents. */
export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  plan: z.string(),
  /** What the plan holds for this order, in a few words. */
  contents: z.string(),
  /** Without tax, and once it is paid after the discount. */
  amount: z.number(),
  /** What promotion codes took off the price (B-12). */
  discount: z.number(),
  /** Cents of tax paid on top of the amount. */
  tax: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  /** Null unless money goes or went back. */
  refundReason: z.nullable(z.enum(refundReasons)),
  /** End of the refund period; null if the order cannot be refunded. */
  refundableUntil: z.nullable(z.string()),
  /**
   * Receipt number, counted per year: `2026-000001`, or `TEST-2026-000001` if no money moved. Null until
   * paid.
   */
  receipt: z.nullable(z.string()),
  /**
   * Number of the credit note that cancels the receipt, such as `CN-2026-000001`. Null without one. The
   * receipt's file shows it.
   */
  creditNote: z.nullable(z.string()),
  /** The kit made for this order. */
  brandKitId: z.nullable(z.string()),
  /** For a double payment: the kit of the other payment. */
  twinKitId: z.nullable(z.string()),
  /** The brand's name; null for a plan bought before there was a brand. */
  businessName: z.nullable(z.string()),
  /** True if paid and not used for a kit yet. The wizard offers to use it. */
  credit: z.boolean(),
  /** True if no money moved: sandbox or test key. */
  test: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * Starts a checkout session for a plan at the catalogue's price (B-03, Y-01). The order stores the brand, so
 * that closing the browser loses nothing.
 */
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
    /** Dollars. Refused if it differs from the catalogue's price. */
    price: z.optional(z.number()),
    /** URLs of this site. Default: its own pages. */
    successUrl: z.optional(address),
    cancelUrl: z.optional(address),
    /** Omit it to buy a plan before there is a brand, as a credit. */
    brand: z.optional(brandDataSchema),
  }),
  /** `url`: the provider's payment page. */
  answer: z.object({ url: z.string(), orderId: z.string() }),
});

/**
 * Makes the kit of a paid order, or returns the existing one (K-01, Y-01). Uses the order's own brand, or
 * else the one in the body.
 */
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

/** For the page to which the provider returns people: asks the provider and fulfills a paid order (Z-01). */
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

/** The newest 100 orders, newest first, without unpaid ones. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: z.object({ orders: z.array(orderSchema), mailDelayed }),
});

/** One order in any status. Here a waiting buyer learns that no money will come. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:order',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: orderSchema,
});

/**
 * The receipt as a page to keep or print, with everything that tax law requires. Never changes, except that a
 * credit note is added (B-08).
 */
export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/orders/:order/receipt',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: 'file',
});

/** Refunds an order and withdraws what it granted (B-07, B-09). Repeating the call refunds once. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:order/refund',
  keeps: false,
  access: 'person',
  limit: 'payment',
  body: null,
  answer: orderSchema,
});

/** Signed events from the payment provider. Content without a valid signature is not read. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe-webhook',
  keeps: false,
  access: 'anyone',
  limit: 'webhook',
  // The signature covers the raw bytes, so the handler reads them itself.
  body: null,
  answer: null,
});
