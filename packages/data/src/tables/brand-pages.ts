import { brandPageDownloads } from '@brandwright/contract';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brandKits } from './kits.ts';

/** Public pages of brands, which their owners switch on (M-10). */
export const brandPages = pgTable('brand_pages', {
  brandKitId: uuid('brand_kit_id')
    .primaryKey()
    .references(() => brandKits.id, { onDelete: 'cascade' }),
  /** The last part of its address. Taken while the kit exists, also while the page is off. */
  slug: text().notNull().unique(),
  isOn: boolean('is_on').notNull(),
  /** Files of the logo that everyone may have. */
  downloads: text({ enum: brandPageDownloads }).notNull(),
  /** Paragraphs about the brand. Empty for none. */
  about: text().notNull(),
  /** An email address. Empty for none. */
  contact: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
