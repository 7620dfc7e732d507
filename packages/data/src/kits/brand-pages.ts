import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { brandPages } from '../tables/brand-pages.ts';
import { brandKits } from '../tables/kits.ts';
import { orders } from '../tables/orders.ts';
import type { KitRow } from './kits.ts';

export type BrandPageRow = typeof brandPages.$inferSelect;
export type BrandPageFields = Omit<BrandPageRow, 'brandKitId' | 'updatedAt'>;

/** The page of one of the person’s kits. Null if it never had one. */
export async function readBrandPage({ tx }: PersonScope, kit: string): Promise<BrandPageRow | null> {
  const [row] = await tx.select().from(brandPages).where(eq(brandPages.brandKitId, kit));
  return row ?? null;
}

/**
 * Sets the page of a kit. Null if another kit, of whomever, has the address. `tx` must act as the system: row security would hide
 * whose it is.
 */
export async function setBrandPage(tx: Transaction, kit: string, page: BrandPageFields): Promise<BrandPageRow | null> {
  // Whoever else asks for the address waits, and then finds it taken.
  await tx.execute(sql`select pg_advisory_xact_lock(7269411, hashtext(${page.slug}))`);
  const taken = await tx.$count(brandPages, and(eq(brandPages.slug, page.slug), ne(brandPages.brandKitId, kit)));
  if (taken > 0) return null;
  const set = { ...page, updatedAt: sql`now()` };
  const [row] = await tx
    .insert(brandPages)
    .values({ ...page, brandKitId: kit })
    .onConflictDoUpdate({ target: brandPages.brandKitId, set })
    .returning();
  if (row === undefined) throw new Error('The brand page was not kept.');
  return row;
}

/** Switches a page off. */
export async function endBrandPage({ tx }: PersonScope, kit: string): Promise<void> {
  await tx.update(brandPages).set({ isOn: false, updatedAt: sql`now()` }).where(eq(brandPages.brandKitId, kit));
}

/** A page that is on, with its kit. Null for everyone else’s address, and once the kit is deleted or no longer paid for. */
export async function findBrandPage(
  { statements }: Database,
  slug: string,
): Promise<{ readonly page: BrandPageRow; readonly kit: KitRow } | null> {
  const [row] = await statements
    .select({ page: brandPages, kit: brandKits })
    .from(brandPages)
    .innerJoin(brandKits, eq(brandKits.id, brandPages.brandKitId))
    .innerJoin(orders, eq(orders.id, brandKits.orderId))
    .where(and(eq(brandPages.slug, slug), eq(brandPages.isOn, true), isNull(brandKits.deletedAt), eq(orders.status, 'paid')));
  return row ?? null;
}
