import { lastKindRound, logoKinds } from '@brandwright/engine/documents';
import * as z from 'zod/mini';
import { attempt } from './attempt.ts';
import { endpoint } from './endpoint.ts';
import { generateLogoRequest, logoSchema } from './generate-logo.ts';
import { wireLimits } from './limits.ts';

const id = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** Which three to draw. The same request gives the same three. */
const which = {
  /** Number of the three, 0–499. Default 0. Each round has other typefaces. */
  round: z.optional(z.int().check(z.minimum(0), z.maximum(lastKindRound))),
  /** Marks and typefaces of designs seen before, which come again only if nothing else is left. */
  seen: z.optional(z.array(z.strictObject({ mark: z.nullable(id(120)), face: id(60) })).check(z.maxLength(wireLimits.seen))),
  attempt,
};

const { businessName, industry, style, personality, colors } = generateLogoRequest.shape;

/** Body of generate-ai-logos (Y-01): the prototypes' fields, and which three to draw. Unknown fields are refused. */
export const generateAiLogosRequest = z.strictObject({ businessName, industry, style, personality, colors, ...which });
export type GenerateAiLogosRequest = z.infer<typeof generateAiLogosRequest>;

/** The built-in engine and its version. */
const builtIn = z.object({ kind: z.literal('built-in'), version: z.string() });

/** One AI logo of the answer (M-07). */
export const aiLogoSchema = z.object({
  ...logoSchema.shape,
  kind: z.enum(logoKinds),
  /** What drew it: the built-in engine alone, or a model the icon and the engine everything else (I-03). */
  generator: z.union([builtIn, z.object({ kind: z.literal('model'), model: z.string(), version: z.string() })]),
  /** A PNG of 1024 × 1024 pixels without a ground, base64, for light grounds. */
  imageData: z.string(),
  /** The same for dark grounds. */
  imageDataOnDark: z.string(),
});
export type AiLogo = z.infer<typeof aiLogoSchema>;

export const generateAiLogosResponse = z.object({
  /** One of each kind, in the order of `logoKinds`. */
  logos: z.array(aiLogoSchema),
  /** What set the names and arranged the logos (I-03). */
  generator: builtIn,
});

// The handler itself asks for an account, with this function's own message.
export const generateAiLogos = endpoint({
  method: 'POST',
  path: '/api/generate-ai-logos',
  keeps: true,
  access: 'anyone',
  limit: 'generate-logo',
  limitedByAccount: true,
  body: generateAiLogosRequest,
  answer: generateAiLogosResponse,
});

/** The same for a kit, from its complete brief. */
export const generateKitLogos = endpoint({
  method: 'POST',
  path: '/api/kits/:kit/ai-logos',
  keeps: true,
  access: 'person',
  limit: 'generate-logo',
  limitedByAccount: true,
  body: z.strictObject(which),
  answer: generateAiLogosResponse,
});
