import type { Design } from '@brandwright/engine';
import * as z from 'zod/mini';
import { wireLimits } from './limits.ts';

// What the texts may hold (lengths, scripts, allowed values) is the engine's to judge: it says more exactly what is wrong.
const text = z.optional(z.nullable(z.string()));
const whole = (from: number, to: number) => z.optional(z.int().check(z.minimum(from), z.maximum(to)));

/** Body of generate-logo (row Y-01): the first six fields are the seeds', the rest is optional. Unknown fields are refused. */
export const generateLogoRequest = z.strictObject({
  /** 1–80 characters; the only field that is needed. */
  businessName: z.string(),
  /** One of the twelve industries; default Other. */
  industry: text,
  /** A personality of the quiz. */
  personality: text,
  /** A style direction: elegant, minimalist, bold, playful. */
  style: text,
  /** A color preference, or free text with color names and hex colors. */
  colors: text,
  /** How many designs to answer with, 1–8; default 1. */
  variations: whole(1, wireLimits.variations),

  /** Set under the name, at most 90 characters. */
  slogan: text,
  /** What the business does, at most 1000 characters; keywords are read from it. */
  description: text,
  /** Words that say what the business is about, sixteen at most of 60 characters each; read beside the description (row W-14). */
  keywords: z.optional(
    z.nullable(
      z.array(z.string().check(z.minLength(1), z.maxLength(wireLimits.keyword))).check(z.maxLength(wireLimits.keywords)),
    ),
  ),
  /** serif, sans-serif, handwritten, display. */
  fontStyle: text,
  /** left, above, integrated, wordmark. */
  iconPlacement: text,
  /** The name of a design theme. */
  designTheme: text,
  quizAnswers: z.optional(z.nullable(z.strictObject({ energy: text, personality: text, values: text, aesthetic: text }))),
  /** The same brief with another seed gives other designs. */
  seed: z.optional(z.nullable(z.union([z.string(), z.int()]))),
  /** Which of the set's eight designs to begin with, 0–7; default 0. After the eighth comes the first. */
  slot: whole(0, wireLimits.slots - 1),
  /** Which set, 0–999; default 0. Every round is another eight. */
  round: whole(0, wireLimits.round),
  /** Ids of designs already seen: a slot whose design is among them is filled from a later round. */
  exclude: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9]{13}$/, 'ids of designs'))).check(z.maxLength(wireLimits.excluded)),
  ),
});
export type GenerateLogoRequest = z.infer<typeof generateLogoRequest>;

/** One logo of the answer (rows Y-01, Y-07). */
export const logoSchema = z.object({
  /** The design's id. */
  id: z.string(),
  format: z.literal('png'),
  /** A PNG of 512 × 512 pixels, the logo on its own ground, in base64. */
  imageData: z.string(),
  variation: z.object({ style: z.string(), description: z.string() }),
  /** The drawing itself: print, edit or keep it; see the engine's Design. */
  design: z.custom<Design>((value) => typeof value === 'object' && value !== null),
});
export type LogoResult = z.infer<typeof logoSchema>;

export const generateLogoResponse = z.object({
  logos: z.array(logoSchema),
  /** Round of the first logo. */
  round: z.number(),
});
export type GenerateLogoResponse = z.infer<typeof generateLogoResponse>;
