import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { checkoutPayments, checkoutStatuses, sandboxActions } from './statuses.ts';

/** A checkout at the sandbox, for its page. */
export const sandboxCheckoutSchema = z.object({
  status: z.enum(checkoutStatuses),
  paymentStatus: z.enum(checkoutPayments),
  /** What is bought, and for how many cents. */
  item: z.string(),
  /** What it holds, in a few words. Empty for a session from before this was told. */
  contents: z.string(),
  /** To pay, after the discount. */
  amount: z.number(),
  /** Cents that a promotion code takes off; 0 without one. */
  discount: z.number(),
  /** Promotion codes that it takes, with what they take off in percent. */
  codes: z.array(z.object({ code: z.string(), percent: z.number() })),
  currency: z.string(),
  email: z.nullable(z.string()),
  /** Pages to return to. */
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

const shared = { access: 'anyone', limit: 'kits', path: '/api/sandbox/checkouts/:secret' } as const;

/** Exists only while no payment provider is configured. Otherwise both endpoints answer 404 (S-12). */
export const readSandboxCheckout = endpoint({
  ...shared,
  method: 'GET',
  keeps: false,
  body: null,
  answer: sandboxCheckoutSchema,
});
export const actSandboxCheckout = endpoint({
  ...shared,
  method: 'POST',
  keeps: true,
  body: z.strictObject({
    action: z.enum(sandboxActions),
    /** The promotion code that is entered. */
    code: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({
    checkout: sandboxCheckoutSchema,
    /** Why the card’s bank declined, or the code was refused; null if neither was. */
    declined: z.nullable(z.string()),
  }),
});
