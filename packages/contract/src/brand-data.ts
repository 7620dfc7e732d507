import type { Customization, Design } from '@brandwright/engine';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));
/** A document that its own reader validates. */
export const document = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const answer = z.optional(text(40));
/** Answers by quiz question. The engine validates them. */
export const quizAnswersSchema = z.strictObject({ energy: answer, personality: answer, values: answer, aesthetic: answer });

const names = z.optional(z.nullable(z.array(text(200)).check(z.maxLength(100))));
const flag = z.optional(z.nullable(z.boolean()));
/**
 * What the mark should show (W-17): names of pictures that come first and of those that are never shown, and whether initials or no
 * picture are wanted. The engine validates names and numbers.
 */
export const showsSchema = z.strictObject({
  things: names.check(z.describe('Names of pictures to show first, such as lion.')),
  never: names.check(z.describe('Names of pictures never to show.')),
  letters: flag.check(z.describe('Whether to show initials.')),
  nothing: flag.check(z.describe('Whether to show no picture at all, only the name.')),
});

/**
 * The brand as the wizard leaves it: the product's pending brand kit, with the rest of the wizard's data
 * (W-14). Checks only types and lengths; the engine validates texts when it builds the brief, and designs
 * with their own reader.
 */
export const brandDataSchema = z.strictObject({
  businessName: text(400),
  industry: z.optional(text(80)),
  personality: z.optional(text(80)),
  /** Style direction. */
  style: z.optional(text(80)),
  /** A color preference, or colors in words. */
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
  shows: z.optional(z.nullable(showsSchema)),
  /** The chosen design. Null or missing selects the engine's first choice. */
  selectedLogo: z.optional(z.nullable(document<Design>())),
  /** Edits made in the editor. */
  logoCustomization: z.optional(z.nullable(document<Customization>())),
});
export type BrandData = z.infer<typeof brandDataSchema>;
