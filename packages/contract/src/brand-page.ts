import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { brandPageLimits } from './limits.ts';
import { email, paragraphs } from './person-fields.ts';

/** Files of the logo that everyone may have from a brand page: none, PNG, or PNG and SVG. */
export const brandPageDownloads = ['none', 'png', 'all'] as const;

/** Small letters and digits, with single hyphens between them. */
const slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(brandPageLimits.slug.least),
    z.maxLength(brandPageLimits.slug.most),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'letters from a to z, digits, and single hyphens between them'),
  );

const fields = {
  slug,
  isOn: z.boolean(),
  downloads: z.enum(brandPageDownloads),
  /** Paragraphs about the brand. Empty for none. */
  about: paragraphs(brandPageLimits.about),
  /** An email address for everyone to see. Empty for none. */
  contact: z.union([z.literal(''), email]),
};

const pageSchema = z.object({
  /** What its owner set. While nothing is: off, with an address made of the name and what was written for the kit. */
  page: z.object({ ...fields, slug: z.string(), contact: z.string() }),
  /** Its address. */
  url: z.string(),
});
export type BrandPage = z.infer<typeof pageSchema>;

const own = { access: 'person', limit: 'kits' } as const;

/** The public page of a brand (M-10). */
export const readBrandPage = endpoint({
  ...own,
  method: 'GET',
  path: '/api/kits/:kit/brand-page',
  keeps: false,
  body: null,
  answer: pageSchema,
});

/** Sets it. Refusals: `kit.locked`, `kit.unfinished`, `brand.reserved`, `brand.taken`. */
export const setBrandPage = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/kits/:kit/brand-page',
  keeps: true,
  body: z.strictObject(fields),
  answer: pageSchema,
});

/** Switches it off, at once and in any case. */
export const endBrandPage = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/kits/:kit/brand-page',
  keeps: false,
  body: null,
  answer: null,
});
