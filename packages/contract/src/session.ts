import * as z from 'zod/mini';
import { signInProviders } from './sign-in-provider.ts';

/** Limited features (U-01). */
export const usageTypes = ['logo_generation', 'ai_enhancement', 'social_templates'] as const;
export type UsageType = (typeof usageTypes)[number];

/**
 * Uses per person: free, and with a paid order (U-01). The database enforces the same numbers: `usage_limit`.
 */
export const usageLimits = {
  logo_generation: { free: 3, premium: 999_999 },
  ai_enhancement: { free: 1, premium: 999_999 },
  social_templates: { free: 2, premium: 999_999 },
} as const satisfies Readonly<Record<UsageType, { readonly free: number; readonly premium: number }>>;

/** A person's use of one limited feature (docs/product.md, Data). */
export const usageRowSchema = z.object({
  type: z.enum(usageTypes),
  count: z.number(),
  /** 999999 for premium. */
  limit: z.number(),
  isLimitReached: z.boolean(),
  hasPremium: z.boolean(),
});
export type UsageRow = z.infer<typeof usageRowSchema>;

/** Answer of GET /api/session: who is calling. */
export const sessionSchema = z.object({
  /** Null if nobody is signed in. */
  user: z.nullable(z.object({ email: z.string() })),
  /** One row per type. Empty for visitors, and if reading failed (U-04). */
  usage: z.array(usageRowSchema),
  /** The operator's support address; null if none is set (Z-06). */
  support: z.nullable(z.string()),
  /** Providers that this site is configured for. */
  providers: z.array(z.enum(signInProviders)),
  /** The model that reads briefs when asked to, by its name; null if none is configured (I-03). */
  textModel: z.nullable(z.string()),
  /** The model that draws the icons of AI logos, by its name; null if none is configured (I-03). */
  imageModel: z.nullable(z.string()),
});
export type Session = z.infer<typeof sessionSchema>;
