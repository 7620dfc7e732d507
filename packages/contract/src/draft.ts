import type { Design } from '@brandwright/engine';
import * as z from 'zod/mini';
import { document, quizAnswersSchema, showsSchema } from './brand-data.ts';

/**
 * Longer than any field of the wizard accepts. The page reports texts that are too long, while the draft is
 * still saved.
 */
const text = z.optional(z.string().check(z.maxLength(20_000)));
const id = z.string().check(z.maxLength(80));
const designs = 200;

/** A place in the gallery: just enough to find the design again. */
const place = z.strictObject({ id, round: z.number(), slot: z.number(), kind: id });

/**
 * A draft as the wizard sends it. Unknown fields are refused; values are validated only when something is
 * made from them.
 */
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
  shows: z.optional(z.nullable(showsSchema)),
  selectedLogo: z.optional(z.nullable(document<Design>())),
  /** In the editor's own format. */
  logoCustomization: z.optional(z.nullable(document<Readonly<Record<string, unknown>>>())),
  /** Versions put aside in the editor. */
  savedVersions: z.optional(
    z
      .array(
        z.strictObject({
          name: z.string().check(z.maxLength(80)),
          design: document<Design>(),
          customization: document<Readonly<Record<string, unknown>>>(),
        }),
      )
      .check(z.maxLength(6)),
  ),
  favorites: z.optional(z.array(document<Design>()).check(z.maxLength(designs))),
  /** Selections in the free builder. */
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
