import {
  type Enhancement,
  type KitContact,
  type KitHeadlines,
  type KitLook,
  kitStatuses,
  revisionStatuses,
  revisionTypes,
} from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import type { LogoTraits } from './logo-traits.ts';
import { owner, profiles } from './people.ts';

/** A brand kit: its brief, its designs and its progress. */
export const brandKits = pgTable(
  'brand_kits',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    businessName: text('business_name').notNull(),
    industry: text().notNull().default('Unknown'),
    status: text({ enum: kitStatuses }).notNull().default('generating'),
    /** Keys: `personality`, `style`. */
    personalityTraits: jsonb('personality_traits').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Key: `colors`, as text. */
    colorPalette: jsonb('color_palette').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Ids of its designs, in order. The designs themselves are rows in `logos`. */
    logoVariants: json('logo_variants').notNull().default([]).$type<readonly string[]>(),
    /** Number of designs. A trigger keeps it current. */
    variants: integer().notNull().default(0),
    templates: jsonb().notNull().default([]).$type<readonly unknown[]>(),
    /** The brief of its designs. Null if only the fields above are known. */
    brief: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
    /** Contact details on its cards and letters. Null until they are edited: files have placeholders (K-10). */
    contact: jsonb().$type<KitContact | null>(),
    /** Headlines of its templates that were edited (T-02). */
    headlines: jsonb().notNull().default({}).$type<KitHeadlines>(),
    /** Palette and personality that were applied to every design. Null: as designed (M-05). */
    look: jsonb().$type<KitLook | null>(),
    /** The texts written for it. Null: none (I-01). */
    enhancement: jsonb().$type<Enhancement | null>(),
    /**
     * The paid order this kit belongs to; a copy keeps its original's. The foreign key is only in the
     * migration, because the tables reference each other.
     */
    orderId: uuid('order_id'),
    /** Ids of the designs with files, in the order they were chosen. */
    finished: json().notNull().default([]).$type<readonly string[]>(),
    /** Number of failed attempts to make it. A process that dies midway does not count. */
    failures: integer().notNull().default(0),
    /** When it was first given up. Its plan or its money is returned within a day. Null once made. */
    failedAt: at('failed_at'),
    /** Since when visitors of its share links cannot vote or comment. Null: they can (M-10). */
    feedbackClosedAt: at('feedback_closed_at'),
    /** Incremented by every change. A client sends the version that it saw. */
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Set while the deletion can still be undone (D-04). */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('brand_kits_of_user').on(table.userId, table.createdAt.desc()),
    index('brand_kits_of_order').on(table.orderId),
    index('brand_kits_not_made').on(table.createdAt).where(sql`status in ('generating', 'error')`),
  ],
);

/**
 * A person's logos, up to half a megabyte each. One row each, so that nobody has to read or write several at
 * once. Copies of a kit share them.
 */
export const logos = pgTable(
  'logos',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null if the logo is to be deleted, because its owner or its kit was. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** See the contract's `kitLogoSchema`. */
    logo: json().notNull().$type<unknown>(),
    /**
     * What its files are printed from, with the versions that resolved it. Null unless some kit has it as a
     * finished logo.
     */
    document: json().$type<unknown>(),
    /** Colors and typeface, for lists. Null until they are known. */
    traits: jsonb().$type<LogoTraits | null>(),
  },
  (table) => [index('logos_by_user').on(table.userId), index('logos_of_nobody').on(table.id).where(sql`user_id is null`)],
);

/** The logos of each kit. */
export const kitLogos = pgTable(
  'kit_logos',
  {
    brandKitId: kitOfRow(),
    /** Index in the kit's `logo_variants`, from 0. */
    place: integer().notNull(),
    logoId: uuid('logo_id')
      .notNull()
      .references(() => logos.id),
    /** In place of the logo's own document, while its kit has a look. */
    document: json().$type<unknown>(),
    /** In place of the logo's own traits, with the look that they are of. Null until they are known. */
    traits: jsonb().$type<(LogoTraits & { readonly look: KitLook }) | null>(),
  },
  (table) => [primaryKey({ columns: [table.brandKitId, table.place] }), index('kit_logos_by_logo').on(table.logoId)],
);

/** The state of a kit before each change, for undo (M-09). */
export const kitChanges = pgTable(
  'kit_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    /** Counts from 1 within each kit. */
    step: integer().notNull(),
    /** Describes the change to the owner. */
    label: text().notNull(),
    /** The changed fields, before and after. */
    before: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').notNull().defaultNow(),
    undoneAt: at('undone_at'),
  },
  (table) => [index('kit_changes_of_kit').on(table.brandKitId, table.step.desc())],
);

/** Links that show a kit to anyone who has them (M-10). Stores only the secret's hash. */
export const shareLinks = pgTable('share_links', {
  id: uuid().primaryKey().defaultRandom(),
  brandKitId: kitOfRow(),
  /** SHA-256 of the secret, in hexadecimal. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: at('created_at').notNull().defaultNow(),
  revokedAt: at('revoked_at'),
});

/** Downloads of files (K-02). */
export const brandKitAssets = pgTable(
  'brand_kit_assets',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    fileType: text('file_type').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    /** Index among the kit's finished logos, from 0. */
    place: integer().notNull().default(0),
    /** Number of downloads. */
    downloads: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Time of the last download. */
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('brand_kit_assets_of_place').on(table.brandKitId, table.fileType, table.place)],
);

/** A change requested from our staff (rows V). */
export const brandKitRevisions = pgTable(
  'brand_kit_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    userId: owner(),
    revisionType: text('revision_type', { enum: revisionTypes }).notNull(),
    requestedChanges: text('requested_changes').notNull(),
    status: text({ enum: revisionStatuses }).notNull().default('pending'),
    /** What our designers answered, for the owner to read. */
    adminNotes: text('admin_notes'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('brand_kit_revisions_of_kit').on(table.brandKitId),
    index('brand_kit_revisions_of_user').on(table.userId),
    index('brand_kit_revisions_open').on(table.createdAt, table.id).where(sql`status in ('pending', 'in_progress')`),
    index('brand_kit_revisions_closed')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`status not in ('pending', 'in_progress')`),
  ],
);

/** A template for a social network (rows T). */
export const socialMediaTemplates = pgTable(
  'social_media_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    platform: text().notNull(),
    templateType: text('template_type').notNull(),
    /** Keys: `svg`, `dimensions`, `colors`, `businessName`, `platform`, `templateType`. */
    templateData: jsonb('template_data').notNull().$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('social_media_templates_of_kit').on(table.brandKitId)],
);

/** The column of the kit that a row belongs to. It goes with the kit. */
export function kitOfRow() {
  return uuid('brand_kit_id')
    .notNull()
    .references(() => brandKits.id, { onDelete: 'cascade' });
}
