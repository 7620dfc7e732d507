import type { Brief, Customization, Design } from '@brandwright/engine';
import { kitPalettes, kitPersonalities } from '@brandwright/engine/documents';
import { longestHeadline, templateKeys } from '@brandwright/kit/documents';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { enhancementSchema } from './kit-enhancement.ts';
import { designId as logo, kitVersion as version } from './kit-fields.ts';
import { bodyBounds, kitContactLimits } from './limits.ts';
import { line } from './person-fields.ts';
import { kitStatuses } from './statuses.ts';

/** Limits of a kit. */
export const kitLimits = {
  /** Characters of a name. The engine counts graphemes where a name is drawn. */
  name: 80,
  /** Changes that are kept and shown, and can be undone. */
  changes: 50,
  /** Kits per person, without deleted ones. */
  kits: 200,
  /** Kits per person, including those deleted less than 30 days ago. */
  kitsWithDeleted: 300,
  /** Active share links per kit. */
  shares: 50,
  /** Longest side, in pixels, of the picture behind a share link. */
  sharePixels: 640,
} as const;

const documentOf = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** A logo of a kit: a design document and its edits. */
export const kitLogoSchema = z.object({
  design: documentOf<Design>(),
  customization: z.nullable(documentOf<Customization>()),
});
export type KitLogo = z.infer<typeof kitLogoSchema>;

const kitHead = {
  id: z.string(),
  businessName: z.string(),
  industry: z.string(),
  status: z.enum(kitStatuses),
  /** Number of logos. */
  variants: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A kit in a list (D-01, D-07). */
export const kitSummarySchema = z.object({
  ...kitHead,
  /** Hex colors of its first logo in the order in which they are painted, the ground last; at most 5. Empty until they are known. */
  swatches: z.array(z.string()),
  /** Family that the first logo’s name is set in. Null until it is known. */
  typeface: z.nullable(z.string()),
});
export type KitSummary = z.infer<typeof kitSummarySchema>;

/** A deleted kit, which can be restored until `goesAt` (D-06). */
export const deletedKitSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  industry: z.string(),
  /** Permanent deletion: 30 days after the kit was deleted. */
  goesAt: z.string(),
});
export type DeletedKit = z.infer<typeof deletedKitSchema>;

/** One entry of a kit's history (M-09). */
const kitChangeSchema = z.object({
  id: z.string(),
  /** Describes the change to the owner. */
  label: z.string(),
  createdAt: z.string(),
  undone: z.boolean(),
});
export type KitChange = z.infer<typeof kitChangeSchema>;

/** What stands on a kit's cards, letters and codes: plain lines. What is empty is left out of the files (K-10). */
const kitContactSchema = z.strictObject({
  person: line(kitContactLimits.person),
  role: line(kitContactLimits.role),
  phone: line(kitContactLimits.phone),
  email: line(kitContactLimits.email),
  website: line(kitContactLimits.website),
  /** Street, then city, state and postal code. */
  address: z.array(line(kitContactLimits.addressLine)).check(z.maxLength(kitContactLimits.addressLines)),
});
export type KitContact = z.infer<typeof kitContactSchema>;

/** Headlines of a kit's social media templates that its owner wrote. Others have their own (T-02). */
const kitHeadlinesSchema = z.partialRecord(z.enum(templateKeys), line(longestHeadline));
export type KitHeadlines = z.infer<typeof kitHeadlinesSchema>;

/** What is applied to every design of a kit, by name (M-05). Null: as designed. */
const kitLookSchema = z.strictObject({
  palette: z.nullable(z.enum(kitPalettes.map(({ name }) => name))),
  personality: z.nullable(z.enum(kitPersonalities.map(({ name }) => name))),
});

export type KitLook = z.infer<typeof kitLookSchema>;

/** A kit as its owner sees it (rows M). */
export const kitSchema = z.object({
  ...kitHead,
  personality: z.string(),
  style: z.string(),
  /** As text, such as `Blue and White`. */
  colors: z.string(),
  logos: z.array(kitLogoSchema),
  templates: z.array(z.record(z.string(), z.unknown())),
  /** The brief of its designs. Null if only the fields above are known. */
  brief: z.nullable(documentOf<Brief>()),
  /** Null until the owner types them: the files have placeholders. */
  contact: z.nullable(kitContactSchema),
  headlines: kitHeadlinesSchema,
  /** Null: every design as it was made. */
  look: z.nullable(kitLookSchema),
  /** Null until its texts are written (I-01). */
  enhancement: z.nullable(enhancementSchema),
  /** The plan that opens its files. Null if it is unpaid or refunded. */
  plan: z.nullable(z.string()),
  /**
   * For a kit that could not be made: our staff are repairing it (`mending`), the money goes or went back
   * (`money`), or the plan can be used again (`plan`). Null otherwise.
   */
  failure: z.nullable(z.enum(['mending', 'money', 'plan'])),
  /** Ids of the designs with files: the finished logos (B-06). */
  finished: z.array(z.string()),
  /**
   * Ids of its designs that are finished in another kit of the same order. Finishing them here uses none of
   * the plan.
   */
  chosenElsewhere: z.array(z.string()),
  /** Number of logos that can still be finished. */
  mayFinish: z.number(),
  /** Incremented by every change. A change must name the version that its author saw. */
  version: z.number(),
  /** Newest first. */
  changes: z.array(kitChangeSchema),
  /** Active share links. Their secrets are returned only once, on creation. */
  shares: z.array(z.object({ id: z.string(), createdAt: z.string() })),
  /** Downloads so far, by type (K-02). */
  downloads: z.record(z.string(), z.number()),
});
export type Kit = z.infer<typeof kitSchema>;

const shared = { access: 'person', limit: 'kits', body: null } as const;

/** Kits, newest first, and deleted kits, latest deletion first. */
export const listKits = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/kits',
  keeps: false,
  answer: z.object({ kits: z.array(kitSummarySchema), deleted: z.array(deletedKitSchema) }),
});

export const readKit = endpoint({ ...shared, method: 'GET', path: '/api/kits/:kit', keeps: false, answer: kitSchema });

/** The first logo as SVG, for pages. */
export const kitLogo = endpoint({ ...shared, method: 'GET', path: '/api/kits/:kit/logo', keeps: false, answer: 'file' });

/** One more of its logos becomes a finished one, with files of its own, as far as the plan holds them (row B-06). Can be undone while none of its files was downloaded. */
export const finishLogo = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/finished',
  keeps: true,
  body: z.strictObject({ logo, version }),
  answer: kitSchema,
});

export const renameKit = endpoint({
  ...shared,
  method: 'PATCH',
  path: '/api/kits/:kit',
  keeps: true,
  body: z.strictObject({
    businessName: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(kitLimits.name),
        z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'text without line breaks'),
      ),
    version,
  }),
  answer: kitSchema,
});

/** Changes the contact details that the kit's files have from now on; null goes back to the placeholders (K-10). */
export const changeKitContact = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/kits/:kit/contact',
  keeps: true,
  body: z.strictObject({ contact: z.nullable(kitContactSchema), version }),
  answer: kitSchema,
});

/** Changes the headline of a template; null goes back to its own (T-02). Refusals: `kit.headline_unsettable`. */
export const changeKitHeadline = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/kits/:kit/headlines',
  keeps: true,
  body: z.strictObject({
    template: z.enum(templateKeys),
    headline: z.nullable(line(longestHeadline).check(z.minLength(1))),
    version,
  }),
  answer: kitSchema,
});

/** Applies a palette and a personality to every design, in pictures and in files from now on (M-05). */
export const changeKitLook = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/kits/:kit/look',
  keeps: true,
  body: z.strictObject({ look: kitLookSchema, version }),
  answer: kitSchema,
});

/** Replaces a design that has no files by a new one of the same style. Undoing brings the old one back (M-06). */
export const regenerateLogo = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/regenerated',
  keeps: true,
  body: z.strictObject({ logo, version }),
  answer: kitSchema,
});

/**
 * Puts a design in the place of one of the kit’s, such as an AI logo (K-09). It must be one that our engine draws for the
 * kit’s brief. In the place of a finished logo it gets the files, as long as none of that logo’s was downloaded. Can be undone.
 */
export const adoptLogo = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/adopted',
  keeps: true,
  body: z.strictObject({ logo, design: documentOf<Design>(), version }),
  bounds: bodyBounds.brand,
  answer: kitSchema,
});

/** Copies a kit under the name `… copy`. The copy shares the plan of the original. */
export const duplicateKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/duplicate',
  keeps: true,
  answer: kitSummarySchema,
});

/** Deletes a kit. `restoreKit` can restore it for 30 days. */
export const deleteKit = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/kits/:kit',
  keeps: false,
  answer: deletedKitSchema,
});
export const restoreKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/restore',
  keeps: true,
  answer: kitSummarySchema,
});

/** Undoes the last change, or redoes the last one undone (M-09). */
export const undoKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/undo',
  keeps: true,
  body: z.strictObject({ version }),
  answer: kitSchema,
});
export const redoKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/redo',
  keeps: true,
  body: z.strictObject({ version }),
  answer: kitSchema,
});

/** Creates a share link. `path` contains its secret and is not returned again (M-10). */
export const shareKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/shares',
  keeps: true,
  answer: z.object({ id: z.string(), path: z.string() }),
});
export const unshareKit = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/kits/:kit/shares/:share',
  keeps: false,
  answer: null,
});
