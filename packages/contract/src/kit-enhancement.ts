import * as z from 'zod/mini';

/** Calls of the enhancement per person (I-01). */
export const enhancementLimit = { calls: 5, seconds: 3600 } as const;

const text = z.string();
const texts = z.readonly(z.array(text));

/** The words of a brand. */
export const brandCopySchema = z.object({
  brandStory: text,
  missionStatement: text,
  targetAudience: z.object({ primary: text, demographics: text, psychographics: text }),
  brandVoice: z.object({ tone: text, personality: texts }),
  marketingTips: texts,
  colorPsychology: text,
  taglines: texts,
  /** What the business does, in one sentence. */
  elevator: text,
  /** A profile text for each network, no longer than the network allows. */
  bios: z.object({ instagram: text, twitter: text, facebook: text, linkedin: text, youtube: text, pinterest: text }),
});

/** The texts of a brand, and who wrote them (I-01, I-03). */
export const enhancementSchema = z.extend(brandCopySchema, {
  /** The colors that the texts speak of. */
  colors: z.readonly(z.array(z.object({ name: text, hex: text }))),
  /** Each round has other words for the same brief. The first is 0. */
  round: z.number(),
  /** The built-in copywriter, or an AI model by its name. */
  writer: z.object({ kind: z.enum(['built-in', 'model']), name: text, version: text }),
});
export type Enhancement = z.infer<typeof enhancementSchema>;
