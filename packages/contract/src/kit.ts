import type { Brief, Customization, Design } from '@brandwright/engine';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { kitStatuses } from './statuses.ts';

/** What is allowed of a kit. */
export const kitLimits = {
  /** Characters of a name (graphemes are judged by the engine where a name is drawn). */
  name: 80,
  /** Changes that are kept and shown, and can be undone. */
  changes: 50,
  /** Kits of one person, without those they have deleted. */
  kits: 200,
  /** Kits of an account with those that were deleted less than 30 days ago. */
  kitsWithDeleted: 300,
  /** Links that show one kit at a time. */
  shares: 50,
  /** Longest side in pixels of the picture that a share link shows. */
  sharePixels: 640,
} as const;

const documentOf = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** One logo that a kit keeps: a design document, and how it was changed in the editor. */
export const kitLogoSchema = z.object({
  design: documentOf<Design>(),
  customization: z.nullable(documentOf<Customization>()),
});
export type KitLogo = z.infer<typeof kitLogoSchema>;

/** A kit as a list shows it (row D-01). */
export const kitSummarySchema = z.object({
  id: z.string(),
  businessName: z.string(),
  industry: z.string(),
  status: z.enum(kitStatuses),
  /** Logos that it keeps. */
  variants: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type KitSummary = z.infer<typeof kitSummarySchema>;

/** A kit that was deleted, and can be restored until it goes (row D-06). */
export const deletedKitSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  industry: z.string(),
  /** When it goes for good: 30 days after it was deleted. */
  goesAt: z.string(),
});
export type DeletedKit = z.infer<typeof deletedKitSchema>;

/** One step of a kit's history (row M-09). */
const kitChangeSchema = z.object({
  id: z.string(),
  /** What was done, in words. */
  label: z.string(),
  createdAt: z.string(),
  undone: z.boolean(),
});
export type KitChange = z.infer<typeof kitChangeSchema>;

/** Everything of a kit that its owner sees (rows M). */
export const kitSchema = z.object({
  ...kitSummarySchema.shape,
  personality: z.string(),
  style: z.string(),
  /** As text: `Blue and White`. */
  colors: z.string(),
  logos: z.array(kitLogoSchema),
  templates: z.array(z.record(z.string(), z.unknown())),
  /** What its designs are drawn for; null where only the fields above are known. */
  brief: z.nullable(documentOf<Brief>()),
  /** The plan it is paid by: its files are open. Null where none is, or its money went back. */
  plan: z.nullable(z.string()),
  /**
   * Of a kit that could not be made, what becomes of what was paid: our people have it in hand (`mending`), the money goes back or has (`money`), or the plan
   * is unused again (`plan`). Null for any other.
   */
  failure: z.nullable(z.enum(['mending', 'money', 'plan'])),
  /** Ids of the designs that have files of their own: the finished logos (row B-06). */
  finished: z.array(z.string()),
  /** Ids of its designs that were chosen as finished logos in another kit of the same order: to have their files here takes none of the plan. */
  chosenElsewhere: z.array(z.string()),
  /** How many more may be chosen. */
  mayFinish: z.number(),
  /** Raised by every change; whoever changes something says which one they saw. */
  version: z.number(),
  /** The newest first. */
  changes: z.array(kitChangeSchema),
  /** Links that show it to whoever has them; their secrets are told only once, when they are made. */
  shares: z.array(z.object({ id: z.string(), createdAt: z.string() })),
  /** Downloads so far by type (row K-02). */
  downloads: z.record(z.string(), z.number()),
});
export type Kit = z.infer<typeof kitSchema>;

const version = z.int().check(z.minimum(1));
const shared = { access: 'person', limit: 'kits', body: null } as const;

/** The newest first; of the deleted ones, the one that was deleted last. */
export const listKits = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/kits',
  keeps: false,
  answer: z.object({ kits: z.array(kitSummarySchema), deleted: z.array(deletedKitSchema) }),
});

export const readKit = endpoint({ ...shared, method: 'GET', path: '/api/kits/:kit', keeps: false, answer: kitSchema });

/** Its first logo as SVG, for pages that show it as a picture. */
export const kitLogo = endpoint({ ...shared, method: 'GET', path: '/api/kits/:kit/logo', keeps: false, answer: 'file' });

/** Every file of its first logo as one ZIP archive (row K-07): for the owner of a kit that is paid for, as often as they like. */
export const kitArchive = endpoint({ ...shared, method: 'GET', path: '/api/kits/:kit/archive', keeps: false, answer: 'file' });

/** Id of a design among the kit's logos. */
const logo = z.string().check(z.regex(/^[a-z0-9]{1,64}$/));

/** One more of its logos becomes a finished one, with files of its own, as far as the plan holds them (row B-06). Can be undone while none of its files was downloaded. */
export const finishLogo = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/finished',
  keeps: true,
  body: z.strictObject({ logo, version }),
  answer: kitSchema,
});

/** Every file of one finished logo as a ZIP archive, as often as they like (row K-07). */
export const logoArchive = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/archive',
  keeps: false,
  body: z.strictObject({ logo }),
  answer: 'file',
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

/** A second kit with the same designs, `… copy`; what was paid for is paid once, so it has the plan of the first. */
export const duplicateKit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/kits/:kit/duplicate',
  keeps: true,
  answer: kitSummarySchema,
});

/** Deletes it; `restoreKit` restores it for 30 days, then it is gone. */
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

/** Takes the last change back, or makes the last one that was taken back again (row M-09). */
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

/** Makes a link; `path` holds its secret and is never told again (row M-10). */
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

/** What a link shows: no owner, no address, no file to keep (row S-28). */
export const sharedKitSchema = z.object({
  businessName: z.string(),
  industry: z.string(),
  personality: z.string(),
  style: z.string(),
  colors: z.array(z.object({ role: z.string(), hex: z.string() })),
  /** Logos that it keeps; the first is its picture. */
  logos: z.number(),
});
export type SharedKit = z.infer<typeof sharedKitSchema>;

/** 128 bits, base64url: parts of paths that are named `secret` are looked at as such. */
export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/:secret',
  keeps: false,
  access: 'anyone',
  limit: 'kits',
  body: null,
  answer: sharedKitSchema,
});
/** A picture of its first logo, small and marked as a preview. */
export const sharedLogo = endpoint({
  method: 'GET',
  path: '/api/shared/:secret/logo',
  keeps: false,
  access: 'anyone',
  limit: 'kits',
  body: null,
  answer: 'file',
});
