import { kitStatuses } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });
const kit = () =>
  uuid('brand_kit_id')
    .notNull()
    .references(() => brandKits.id, { onDelete: 'cascade' });

/** A brand kit: what was asked for, what was designed, and how far it is. */
export const brandKits = pgTable(
  'brand_kits',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    businessName: text('business_name').notNull(),
    industry: text().notNull().default('Unknown'),
    status: text({ enum: kitStatuses }).notNull().default('generating'),
    /** `personality` and `style`. */
    personalityTraits: jsonb('personality_traits').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** `colors`, the colors as text. */
    colorPalette: jsonb('color_palette').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Ids of the designs that it keeps, in order. The designs themselves are rows of their own: see `logos`. */
    logoVariants: json('logo_variants').notNull().default([]).$type<readonly string[]>(),
    /** How many there are, counted by the database whenever they change. */
    variants: integer().notNull().default(0),
    templates: jsonb().notNull().default([]).$type<readonly unknown[]>(),
    /** The brief that its designs are drawn for; null where only the fields above are known. */
    brief: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
    /** The order whose plan it has: the one it was made for, or that of the kit it is a copy of. References orders, which name kits: told in the migration alone. */
    orderId: uuid('order_id'),
    /** Ids of the designs that have files of their own, in the order in which they were chosen. */
    finished: json().notNull().default([]).$type<readonly string[]>(),
    /** How often its making has failed; a process that ended in the middle is no failure. */
    failures: integer().notNull().default(0),
    /** When it was first given up; its plan or its money goes back within a day of that. Null once it was made. */
    failedAt: at('failed_at'),
    /** Raised by every change: who changes something says which one they saw. */
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Set while a deletion can still be undone (row D-04). */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('brand_kits_of_user').on(table.userId, table.createdAt.desc()),
    index('brand_kits_of_order').on(table.orderId),
    index('brand_kits_not_made').on(table.createdAt).where(sql`status in ('generating', 'error')`),
  ],
);

/** Logos of a person, each up to half a megabyte: a row each, so that nobody has to read or write several at once. A copy of a kit names the same ones. */
export const logos = pgTable(
  'logos',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for one that is to be removed: its owner was erased, or its kit. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** See the contract's `kitLogoSchema`. */
    logo: json().notNull().$type<unknown>(),
    /** What its files are printed from, with the versions of what resolved it; null until a kit has it as a finished one. */
    document: json().$type<unknown>(),
  },
  (table) => [index('logos_by_user').on(table.userId), index('logos_of_nobody').on(table.id).where(sql`user_id is null`)],
);

/** The logos of a kit. */
export const kitLogos = pgTable(
  'kit_logos',
  {
    brandKitId: kit(),
    /** From 0, as the kit's `logo_variants`. */
    place: integer().notNull(),
    logoId: uuid('logo_id')
      .notNull()
      .references(() => logos.id),
  },
  (table) => [primaryKey({ columns: [table.brandKitId, table.place] }), index('kit_logos_by_logo').on(table.logoId)],
);

/** What a kit was before each change, so that it can be undone (row M-09). */
export const kitChanges = pgTable(
  'kit_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kit(),
    /** Counted from 1 within its kit. */
    step: integer().notNull(),
    /** What was done, in words for its owner. */
    label: text().notNull(),
    /** The fields that were changed, as they were before and after. */
    before: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').notNull().defaultNow(),
    undoneAt: at('undone_at'),
  },
  (table) => [index('kit_changes_of_kit').on(table.brandKitId, table.step.desc())],
);

/** Addresses that show a kit to whoever has them (row M-10). Only the hash of the secret is kept. */
export const shareLinks = pgTable('share_links', {
  id: uuid().primaryKey().defaultRandom(),
  brandKitId: kit(),
  /** SHA-256 of the secret, hexadecimal. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: at('created_at').notNull().defaultNow(),
  revokedAt: at('revoked_at'),
});

/** A file that was downloaded (row K-02). */
export const brandKitAssets = pgTable(
  'brand_kit_assets',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kit(),
    fileType: text('file_type').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    /** Which of the kit's finished logos it is of, from 0. */
    place: integer().notNull().default(0),
    /** How often it was downloaded. */
    downloads: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was downloaded last. */
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('brand_kit_assets_of_place').on(table.brandKitId, table.fileType, table.place)],
);

/** A change that somebody asks our people for (rows V). */
export const brandKitRevisions = pgTable(
  'brand_kit_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kit(),
    userId: owner(),
    revisionType: text('revision_type').notNull(),
    requestedChanges: text('requested_changes').notNull(),
    status: text().notNull().default('pending'),
    adminNotes: text('admin_notes'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('brand_kit_revisions_of_kit').on(table.brandKitId), index('brand_kit_revisions_of_user').on(table.userId)],
);

/** A template for a network (rows T). */
export const socialMediaTemplates = pgTable(
  'social_media_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kit(),
    platform: text().notNull(),
    templateType: text('template_type').notNull(),
    /** `svg`, `dimensions`, `colors`, `businessName`, `platform`, `templateType`. */
    templateData: jsonb('template_data').notNull().$type<Readonly<Record<string, unknown>>>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('social_media_templates_of_kit').on(table.brandKitId)],
);
