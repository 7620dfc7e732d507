import * as z from 'zod/mini';

/** What is counted (row U-01). */
export const usageTypes = ['logo_generation', 'ai_enhancement', 'social_templates'] as const;
export type UsageType = (typeof usageTypes)[number];

/** How much of each a person may use: for everybody, and with a paid order (row U-01). The database holds to the same: `usage_limit`. */
export const usageLimits = {
  logo_generation: { free: 3, premium: 999_999 },
  ai_enhancement: { free: 1, premium: 999_999 },
  social_templates: { free: 2, premium: 999_999 },
} as const satisfies Readonly<Record<UsageType, { readonly free: number; readonly premium: number }>>;

/** How much of one thing a person has used, as it was read (docs/product.md, Data). */
export const usageRowSchema = z.object({
  type: z.enum(usageTypes),
  count: z.number(),
  /** 999999 for premium. */
  limit: z.number(),
  isLimitReached: z.boolean(),
  hasPremium: z.boolean(),
});
export type UsageRow = z.infer<typeof usageRowSchema>;

/** Who asks: answer of GET /api/session. */
export const sessionSchema = z.object({
  /** Null when nobody is signed in. */
  user: z.nullable(z.object({ email: z.string() })),
  /** A row for each type; empty for visitors, and where reading failed (row U-04). */
  usage: z.array(usageRowSchema),
  /** The operator's address for questions; null where none is set (row Z-06). */
  support: z.nullable(z.string()),
});
export type Session = z.infer<typeof sessionSchema>;
