import type { Customization, Design } from '@brandwright/engine';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));
/** A document with a reader of its own. */
export const document = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const answer = z.optional(text(40));
/** By question of the quiz; the engine judges the answers. */
export const quizAnswersSchema = z.strictObject({ energy: answer, personality: answer, values: answer, aesthetic: answer });

/**
 * What a kit is made of, as the wizard leaves it: the product's pending brand kit, with the rest of the wizard's data (row W-14). Texts are
 * judged by the engine when the kit is made into a brief, designs by their reader; here only their kind and length.
 */
export const brandDataSchema = z.strictObject({
  businessName: text(400),
  industry: z.optional(text(80)),
  personality: z.optional(text(80)),
  /** Style direction. */
  style: z.optional(text(80)),
  /** Color preference, or colors in words. */
  colors: z.optional(text(400)),
  description: z.optional(text(2000)),
  slogan: z.optional(text(400)),
  keywords: z.optional(z.array(text(80)).check(z.maxLength(40))),
  designTheme: z.optional(text(80)),
  styleDirection: z.optional(text(80)),
  fontStyle: z.optional(text(80)),
  colorPreference: z.optional(text(80)),
  iconPlacement: z.optional(text(80)),
  quizAnswers: z.optional(quizAnswersSchema),
  /** The design that was chosen; null or missing: the engine's own first choice. */
  selectedLogo: z.optional(z.nullable(document<Design>())),
  /** How it was changed in the editor. */
  logoCustomization: z.optional(z.nullable(document<Customization>())),
});
export type BrandData = z.infer<typeof brandDataSchema>;
