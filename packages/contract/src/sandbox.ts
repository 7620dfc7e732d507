import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { checkoutPayments, checkoutStatuses, sandboxActions } from './statuses.ts';

/** A checkout at the sandbox, as its page shows it. */
export const sandboxCheckoutSchema = z.object({
  status: z.enum(checkoutStatuses),
  paymentStatus: z.enum(checkoutPayments),
  /** What is bought, and for how many cents. */
  item: z.string(),
  amount: z.number(),
  currency: z.string(),
  email: z.nullable(z.string()),
  /** Where the page leads back to. */
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

const shared = { access: 'anyone', limit: 'kits', path: '/api/sandbox/checkouts/:secret' } as const;

/** There only while no payment provider is named: otherwise both answer 404 (row S-12). */
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
    /** Said by the card's bank; null when nothing was declined. */
    declined: z.nullable(z.string()),
  }),
});
