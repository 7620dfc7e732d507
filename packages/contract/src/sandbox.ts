import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A checkout at the sandbox, for its page. */
export const sandboxCheckoutSchema = z.object({
  /** `open`, `complete` or `expired`. */
  status: z.string(),
  /** `paid` or `unpaid`. */
  paymentStatus: z.string(),
  /** The item and its price in cents. */
  item: z.string(),
  amount: z.number(),
  currency: z.string(),
  email: z.nullable(z.string()),
  /** Pages to return to. */
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

/**
 * Actions of a buyer at the sandbox: pay, have the card declined, or pay by a method whose money arrives
 * later.
 */
export const sandboxActions = ['pay', 'decline', 'pay-late', 'late-money-came', 'late-money-failed'] as const;

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
  body: z.strictObject({ action: z.enum(sandboxActions) }),
  answer: z.object({
    checkout: sandboxCheckoutSchema,
    /** Message of the card's bank; null if nothing was declined. */
    declined: z.nullable(z.string()),
  }),
});
