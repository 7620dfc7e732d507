import type { Design } from '@brandwright/engine';
import * as z from 'zod/mini';
import { document, quizAnswersSchema } from './brand-data.ts';

/** Longer than anything the wizard's fields take: the page says what is too long, and the draft is kept meanwhile. */
const text = z.optional(z.string().check(z.maxLength(20_000)));
const id = z.string().check(z.maxLength(80));
const designs = 200;

/** A place of the gallery, as little of a design as finds it again. */
const place = z.strictObject({ id, round: z.number(), slot: z.number(), kind: id });

/** A draft as the wizard sends it: its fields and no others. What they may hold is judged when something is made of them. */
export const draftSchema = z.strictObject({
  version: z.optional(z.number()),
  businessName: text,
  description: text,
  industry: text,
  personality: text,
  quizAnswers: z.optional(quizAnswersSchema),
  designTheme: text,
  styleDirection: text,
  fontStyle: text,
  colorPreference: text,
  iconPlacement: text,
  slogan: text,
  selectedLogo: z.optional(z.nullable(document<Design>())),
  /** In the editor's own terms. */
  logoCustomization: z.optional(z.nullable(document<Readonly<Record<string, unknown>>>())),
  favorites: z.optional(z.array(document<Design>()).check(z.maxLength(designs))),
  /** Choices of the free builder. */
  freeDesign: z.optional(z.nullable(z.strictObject({ font: text, icon: text, layout: text, colorScheme: text }))),
  gallery: z.optional(
    z.nullable(
      z.strictObject({
        brief: z.string().check(z.maxLength(20_000)),
        places: z.array(z.nullable(place)).check(z.maxLength(designs)),
        seen: z.array(id).check(z.maxLength(designs)),
      }),
    ),
  ),
  step: z.optional(z.number()),
});
