import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { feedbackOfVisitor } from './feedback.ts';

/** The pictures of a shared kit besides its designs: its first logo on other backgrounds, and where it will live (M-10). */
export const sharedPictures = [
  'wide',
  'icon',
  'on-dark',
  'mono-black',
  'mono-white',
  'card',
  'sign',
  'phone',
  'favicon',
] as const;
export type SharedPicture = (typeof sharedPictures)[number];

/** What a share link shows: no owner, no address, no downloadable file (S-28). */
export const sharedKitSchema = z.object({
  businessName: z.string(),
  industry: z.string(),
  personality: z.string(),
  style: z.string(),
  colors: z.array(z.object({ role: z.string(), hex: z.string(), isLogo: z.boolean() })),
  /** Ids of its designs. The first is shown large. */
  designs: z.array(z.string()),
  /** Ids of the typefaces of the first design. Null if there is none. */
  faces: z.nullable(z.object({ name: z.string(), slogan: z.nullable(z.string()) })),
  /** What was written for it. Null if nothing was (I-01). */
  voice: z.nullable(
    z.object({
      story: z.string(),
      mission: z.string(),
      tone: z.string(),
      personality: z.readonly(z.array(z.string())),
      writer: z.object({ kind: z.enum(['built-in', 'model']), name: z.string(), version: z.string() }),
    }),
  ),
  feedback: feedbackOfVisitor,
});
export type SharedKit = z.infer<typeof sharedKitSchema>;

const shared = { keeps: false, access: 'anyone', body: null } as const;

/** The secret has 128 bits, base64url. Path parts named `secret` are validated as such. */
export const readShared = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/shared/:secret',
  limit: 'kits',
  answer: sharedKitSchema,
});

/** A picture of the first logo, small and marked as a preview. */
export const sharedLogo = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/shared/:secret/logo',
  limit: 'shared-pictures',
  answer: 'file',
});

/** The same of one of `sharedPictures`, or of a design by its id. */
export const sharedPicture = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/shared/:secret/pictures/:picture',
  limit: 'shared-pictures',
  answer: 'file',
});
