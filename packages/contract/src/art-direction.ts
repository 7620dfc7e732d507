import { letterGenres, tradeColorNames } from '@brandwright/engine/documents';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { generateLogoRequest } from './generate-logo.ts';

/** Readings by a model per account, or per address of visitors (I-03). Those that fail are returned. */
export const directionLimit = { calls: 20, seconds: 3600 } as const;

const { businessName, description, industry, quizAnswers, slogan } = generateLogoRequest.shape;

/** Body of art-direction: the words of a brief. Unknown fields are refused. */
export const artDirectionRequest = z.strictObject({ businessName, description, industry, quizAnswers, slogan });
export type ArtDirectionRequest = z.infer<typeof artDirectionRequest>;

const names = z.readonly(z.array(z.string()));
const suited = <T extends z.ZodMiniType>(name: T) =>
  z.object({ fits: z.readonly(z.array(name)), never: z.readonly(z.array(name)) });
const letters = suited(z.enum(letterGenres));
const colors = suited(z.enum(Object.keys(tradeColorNames)));

/** What a model is asked for. Lengths and names of things are checked afterward: not every provider takes them in a schema. */
export const directionAnswerSchema = z.object({
  things: z.readonly(z.array(z.object({ thing: z.string(), word: z.string() }))),
  never: names,
  letters,
  colors,
});

/** What a brief asks a designer for (W-16, I-03). */
export const artDirectionSchema = z.object({
  /** Up to 8 things to show, best first: names as `shows.things` takes them, and the word of the brief that led to each. */
  things: z.readonly(z.array(z.object({ thing: z.string(), word: z.nullable(z.string()) }))),
  /** Up to 8 things that would mislead: names as `shows.never` takes them. */
  never: names,
  /** Up to 3 kinds of letters that suit the business, best first, and up to 3 that never do. */
  letters: z.nullable(letters),
  /** Up to 5 colors that suit the business, best first, and up to 5 that never do. */
  colors: z.nullable(colors),
  /** Who read it: the engine by its version, or a model by the name that its operator gave and the version of what it is told. */
  generator: z.object({ kind: z.enum(['built-in', 'model']), name: z.string(), version: z.string() }),
});
export type ArtDirection = z.infer<typeof artDirectionSchema>;

/**
 * Reads a brief as an art director does: what to show and what never, which letters and which colors. By the configured model; without
 * one, or if it gives nothing that can be used within 18 seconds, by the engine. `generator` says which. Nothing is stored but counts.
 * Refusals: `request.rate_limited` with the seconds to wait, and those of generate-logo.
 */
export const artDirection = endpoint({
  method: 'POST',
  path: '/api/art-direction',
  keeps: false,
  access: 'anyone',
  limit: 'art-direction',
  limitedByAccount: true,
  body: artDirectionRequest,
  answer: artDirectionSchema,
});
