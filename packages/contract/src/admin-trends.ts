import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Spans in days that trends are shown for. Each ends today, in UTC. */
export const trendSpans = [30, 90, 365] as const;
export type TrendSpan = (typeof trendSpans)[number];

const counts = z.array(z.number());

/** Sales and failures day by day, in UTC, for our staff. Each list has one number for each of `days`. */
export const adminTrends = endpoint({
  method: 'POST',
  path: '/api/admin/trends',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({ days: z.union([z.literal(30), z.literal(90), z.literal(365)]) }),
  answer: z.object({
    /** `2026-11-27`, oldest first. */
    days: z.array(z.string()),
    /** True if the figures are those of test orders, for which no money moved: what this server sells now. */
    test: z.boolean(),
    /** Orders by the day of their payment, whatever became of them. */
    orders: counts,
    /** Orders by the day on which their money was returned. */
    refunds: counts,
    /** Kits by the day on which an order was used for them; without those that couldn't be made. */
    kits: counts,
    /** Kits that were given up after their last attempt. */
    failures: counts,
    /** Cents without tax, as stored, for each currency in which anything was paid or returned. */
    revenue: z.array(z.object({ currency: z.string(), taken: counts, returned: counts })),
  }),
});
