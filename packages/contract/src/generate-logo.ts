import type { Design } from '@brandwright/engine';
import * as z from 'zod/mini';
import { showsSchema } from './brand-data.ts';
import { wireLimits } from './limits.ts';

// The engine validates the texts (lengths, scripts, allowed values), because it gives more precise messages.
const text = z.optional(z.nullable(z.string()));
const whole = (from: number, to: number) => z.optional(z.int().check(z.minimum(from), z.maximum(to)));

/**
 * Body of generate-logo (Y-01). The first six fields come from the prototypes; the rest is optional. Unknown
 * fields are refused.
 */
export const generateLogoRequest = z.strictObject({
  /** 1–80 characters. The only required field. */
  businessName: z.string(),
  /** One of the twelve industries. Default: Other. */
  industry: text,
  /** A personality from the quiz. */
  personality: text,
  /** A style direction: elegant, minimalist, bold or playful. */
  style: text,
  /** A color preference, or free text with color names and hex colors. */
  colors: text,
  /** Number of designs to return, 1–8. Default 1. */
  variations: whole(1, wireLimits.variations),

  /** Set below the name. At most 90 characters. */
  slogan: text,
  /** What the business does, at most 1,000 characters. Keywords are read from it. */
  description: text,
  /** Words that say what the business is about, sixteen at most of 60 characters each; read beside the description (row W-14). */
  keywords: z.optional(
    z.nullable(
      z.array(z.string().check(z.minLength(1), z.maxLength(wireLimits.keyword))).check(z.maxLength(wireLimits.keywords)),
    ),
  ),
  /** serif, sans-serif, handwritten, display. */
  fontStyle: text,
  /** left, above, integrated or wordmark. */
  iconPlacement: text,
  /** Name of a design theme. */
  designTheme: text,
  quizAnswers: z.optional(z.nullable(z.strictObject({ energy: text, personality: text, values: text, aesthetic: text }))),
  /** What the mark should show. Default: what the name and the description say. */
  shows: z.optional(z.nullable(showsSchema)),
  /** Another seed gives other designs for the same brief. */
  seed: z.optional(z.nullable(z.union([z.string(), z.int()]))),
  /**
   * First of the set's eight designs to return, 0–7. Default 0. After the eighth, it continues with the
   * first.
   */
  slot: whole(0, wireLimits.slots - 1),
  /** Number of the set, 0–999. Default 0. Each round has another eight designs. */
  round: whole(0, wireLimits.round),
  /** Ids of designs already seen. A slot with one of them is filled from a later round. */
  exclude: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9]{13}$/, 'design IDs'))).check(z.maxLength(wireLimits.excluded))),
});
export type GenerateLogoRequest = z.infer<typeof generateLogoRequest>;

/** One logo of the answer (Y-01, Y-07). */
export const logoSchema = z.object({
  /** Id of the design. */
  id: z.string(),
  format: z.literal('png'),
  /** A PNG of 512 × 512 pixels, base64. The logo stands on its own ground. */
  imageData: z.string(),
  variation: z.object({ style: z.string(), description: z.string() }),
  /** The design itself, to print, edit or store; see the engine's Design. */
  design: z.custom<Design>((value) => typeof value === 'object' && value !== null),
});
export type LogoResult = z.infer<typeof logoSchema>;

export const generateLogoResponse = z.object({
  logos: z.array(logoSchema),
  /** Round of the first logo. */
  round: z.number(),
});
export type GenerateLogoResponse = z.infer<typeof generateLogoResponse>;
