import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { kitSchema } from './kit.ts';
import { enhancementSchema } from './kit-enhancement.ts';
import { kitVersion } from './kit-fields.ts';

/** A text as the prototypes send it, or as wizard data have it. Of what the wizard doesn’t offer, nothing is taken. */
const text = z.optional(z.nullable(z.string().check(z.maxLength(400))));

/**
 * Writes the texts of a brand (I-01). The prototypes’ function: nothing is stored but the count. Refusals: `enhancement.premium`,
 * `request.rate_limited` with the minutes to wait, and those of a name.
 */
export const enhanceBrandKit = endpoint({
  method: 'POST',
  path: '/api/enhance-brand-kit',
  keeps: true,
  access: 'person',
  limit: 'kits',
  body: z.strictObject({ businessName: z.string(), industry: text, personality: text, style: text, colors: text }),
  answer: enhancementSchema,
});

/**
 * The same for one of the caller’s kits, from its own brief and the palette of its first logo. Each call writes other words. They are kept with the kit, and
 * its files have them from then on. A change that can be undone (M-09). Refusals: as above, `kit.changed`, `kit.unfinished`, `kit.no_logo`.
 */
export const enhanceKit = endpoint({
  method: 'POST',
  path: '/api/kits/:kit/enhancement',
  keeps: true,
  access: 'person',
  limit: 'kits',
  body: z.strictObject({ version: kitVersion }),
  answer: kitSchema,
});
