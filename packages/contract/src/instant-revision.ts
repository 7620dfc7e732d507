import { longestRevision } from '@brandwright/engine/documents';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { kitSchema } from './kit.ts';
import { designId, kitVersion } from './kit-fields.ts';

/** What a customer asks for in plain English, of one logo of a kit. */
const revisionRequest = z.strictObject({
  logo: designId,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRevision)),
  version: kitVersion,
});

/** What a request would make of a logo. Nothing is stored. */
export const revisionPreviewSchema = z.object({
  /** SVG, in the kit’s look. */
  before: z.string(),
  /** Null if nothing of the request can be done. */
  after: z.nullable(z.string()),
  /** The changes that were understood, in the order of the text. */
  understood: z.array(
    z.object({
      /** As they were typed. */
      words: z.string(),
      /** In a few words: “Much bolder letters”. */
      label: z.string(),
      done: z.boolean(),
      /** What changed, or why it could not. May be empty. */
      said: z.string(),
    }),
  ),
  /** Parts of the text that are no request, oppose each other, could mean two things, or are not in English. */
  notUnderstood: z.array(z.object({ words: z.string(), why: z.enum(['unknown', 'contradiction', 'ambiguous', 'language']) })),
  /** The kit has this design already, so it cannot be used. */
  known: z.boolean(),
  /** The logo is finished: its files are made anew. */
  finished: z.boolean(),
});
export type RevisionPreview = z.infer<typeof revisionPreviewSchema>;

const shared = { method: 'POST', access: 'person', limit: 'kits', body: revisionRequest } as const;

/** Reads a request and draws the logo before and after (V-05). */
export const previewRevision = endpoint({
  ...shared,
  path: '/api/kits/:kit/revision-previews',
  keeps: false,
  answer: revisionPreviewSchema,
});

/** Puts the revised logo in the place of the logo. Undoing brings the old one back (V-05). */
export const acceptRevision = endpoint({ ...shared, path: '/api/kits/:kit/revised', keeps: true, answer: kitSchema });
