import type { KitStatus } from '@brandwright/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, PersonScope } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { brandKitAssets, brandKits } from '../tables/kits.ts';
import type { LogoTraits } from '../tables/logo-traits.ts';
import { webhookDeliveries } from '../tables/webhooks.ts';
import { addLogos, type DrawnLogo, namesOf } from './kit-logos.ts';

/** A kit with the ids of its logos but without the logos themselves; see `kit-logos.ts`. */
export type KitRow = typeof brandKits.$inferSelect;

/** Fields that a change can touch and an undo restores. */
export type KitFields = Pick<
  KitRow,
  | 'businessName'
  | 'industry'
  | 'personalityTraits'
  | 'colorPalette'
  | 'templates'
  | 'brief'
  | 'contact'
  | 'headlines'
  | 'look'
  | 'enhancement'
>;

/** A kit in a list. */
export type KitListing = Pick<KitRow, 'id' | 'businessName' | 'industry' | 'status' | 'variants' | 'createdAt' | 'updatedAt'> & {
  /** Of its first logo. Null if they are not known yet, or if it has none. */
  readonly traits: LogoTraits | null;
};

/** A deleted kit in a list. */
export type DeletedKitListing = Pick<KitRow, 'id' | 'businessName' | 'industry'> & {
  /** 30 days after deletion. Until then the kit can be restored (D-06). */
  readonly goesAt: Date;
};

const listing = {
  id: brandKits.id,
  businessName: brandKits.businessName,
  industry: brandKits.industry,
  status: brandKits.status,
  createdAt: brandKits.createdAt,
  updatedAt: brandKits.updatedAt,
  variants: brandKits.variants,
  traits: sql<LogoTraits | null>`lead_traits(${brandKits.id}, ${brandKits.look})`,
};

const own = (personId: string, id: string) =>
  and(eq(brandKits.userId, personId), eq(brandKits.id, id), isNull(brandKits.deletedAt));

/** A person's kits, newest first, and the deleted ones that can be restored, latest deletion first. */
export async function listKits(
  database: Database,
  personId: string,
): Promise<{ readonly kits: readonly KitListing[]; readonly deleted: readonly DeletedKitListing[] }> {
  const [kits, deleted] = await database.askAsPerson(
    personId,
    statement<KitListing>`
    select id, business_name as "businessName", industry, status, created_at as "createdAt", updated_at as "updatedAt",
      variants, lead_traits(id, look) as traits
    from brand_kits where user_id = ${personId} and deleted_at is null order by created_at desc, id desc`,
    statement<DeletedKitListing>`
    select id, business_name as "businessName", industry, deleted_at + interval '30 days' as "goesAt"
    from brand_kits where user_id = ${personId} and deleted_at > now() - interval '30 days' order by deleted_at desc, id desc`,
  );
  return { kits, deleted };
}

/** Where a page of a list ends: microseconds since 1970 and the id of its last kit. */
export interface KitPlace {
  readonly micros: string;
  readonly id: string;
}

/** A page of a person's kits, newest first, after a place. Null: from the beginning. */
export async function listKitPage(
  database: Database,
  personId: string,
  { after, most }: { readonly after: KitPlace | null; readonly most: number },
): Promise<readonly (Pick<KitRow, 'id' | 'businessName' | 'status' | 'createdAt'> & KitPlace)[]> {
  const [rows] = await database.askAsPerson(
    personId,
    statement<Pick<KitRow, 'id' | 'businessName' | 'status' | 'createdAt'> & KitPlace>`
    select id, business_name as "businessName", status, created_at as "createdAt",
      (extract(epoch from created_at) * 1000000)::bigint::text as micros
    from brand_kits where user_id = ${personId} and deleted_at is null
      and (${after === null} or (created_at, id) < (timestamptz 'epoch' + ${after?.micros ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? personId}::uuid))
    order by created_at desc, id desc limit ${most}`,
  );
  return rows;
}

/**
 * Counts the person's kits, without and with deleted ones that are not purged yet. Holds a lock until the
 * transaction ends, so that a check against a limit stays valid. Call it before locking any rows.
 */
export async function countKits({ tx, personId }: PersonScope): Promise<{ readonly kept: number; readonly withDeleted: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(7269408, hashtext(${personId}))`);
  // A new statement sees what was committed during the wait for the lock.
  const theirs = eq(brandKits.userId, personId);
  const kept = await tx.$count(brandKits, and(theirs, isNull(brandKits.deletedAt)));
  return { kept, withDeleted: await tx.$count(brandKits, theirs) };
}

/** One of the person's kits. Null if it is not theirs. */
export async function findKit({ tx, personId }: PersonScope, id: string): Promise<KitRow | null> {
  const [row] = await tx.select().from(brandKits).where(own(personId, id));
  return row ?? null;
}

/** Name and status of a kit. Null if it is not theirs. */
export async function findKitName(
  { tx, personId }: PersonScope,
  id: string,
): Promise<Pick<KitRow, 'businessName' | 'status'> | null> {
  const { businessName, status } = brandKits;
  const [row] = await tx.select({ businessName, status }).from(brandKits).where(own(personId, id));
  return row ?? null;
}

/** Locks a kit until the transaction ends, without reading it. False if it is not theirs. */
export async function lockKitId({ tx, personId }: PersonScope, id: string): Promise<boolean> {
  const found = await tx.select({ id: brandKits.id }).from(brandKits).where(own(personId, id)).for('update');
  return found.length > 0;
}

/** Locks and reads one of the person's kits, so that two changes at once run one after another. */
export async function lockKit({ tx, personId }: PersonScope, id: string): Promise<KitRow | null> {
  const [row] = await tx.select().from(brandKits).where(own(personId, id)).for('update');
  return row ?? null;
}

export interface NewKit extends Partial<KitFields>, Partial<Pick<KitRow, 'orderId'>> {
  readonly logos?: readonly DrawnLogo[];
  readonly businessName: string;
  readonly status?: KitStatus;
}

/** Adds a kit. Omitted fields get the defaults of the two prototypes. */
export async function addKit({ tx, personId }: PersonScope, kit: NewKit): Promise<KitListing> {
  const { logos = [], personalityTraits = {}, colorPalette = {}, ...rest } = kit;
  const [row] = await tx
    .insert(brandKits)
    .values({ ...rest, ...namesOf(logos), personalityTraits, colorPalette, userId: personId })
    .returning(listing);
  if (row === undefined) throw new Error('The new kit did not come back.');
  await addLogos(tx, { of: 'kit', id: row.id, userId: personId }, logos);
  return row;
}

/**
 * Adds an empty kit of the same order as one of the person's, for `copyKit`, and returns its id; null if the kit is not
 * theirs. Call it before locking the kit: naming the order locks it, and orders are locked before kits everywhere. A
 * refund holds its order against new references while it waits for the kit (H22-03).
 */
export async function addCopy({ tx, personId }: PersonScope, id: string): Promise<string | null> {
  const { rows } = (await tx.execute(sql`
    insert into brand_kits (user_id, business_name, personality_traits, color_palette, order_id)
    select user_id, business_name, personality_traits, color_palette, order_id from brand_kits where ${own(personId, id)}
    returning id`)) as unknown as { readonly rows: readonly { readonly id: string }[] };
  return rows[0]?.id ?? null;
}

/** Fills a kit of `addCopy` from the kit, which is locked, under another name. They share the logos, which never change. */
export async function copyKit(
  { tx, personId }: PersonScope,
  { from, to, businessName }: { readonly from: string; readonly to: string; readonly businessName: string },
): Promise<KitListing> {
  const { industry, status, personalityTraits, colorPalette, logoVariants, templates, brief, contact, headlines, look } =
    brandKits;
  const { enhancement, orderId, finished } = brandKits;
  const copied = {
    ...{ industry, status, personalityTraits, colorPalette, logoVariants, templates, brief, contact, headlines, look },
    ...{ enhancement, orderId, finished },
  };
  const columns = Object.values(copied).map(({ name }) => sql.identifier(name));
  await tx.execute(sql`
    update brand_kits as copy set business_name = ${businessName}, ${sql.join(
      columns.map((column) => sql`${column} = kit.${column}`),
      sql`, `,
    )} from brand_kits as kit where copy.id = ${to}::uuid and kit.id = ${from}::uuid and kit.user_id = ${personId}`);
  await tx.execute(sql`
    insert into kit_logos (brand_kit_id, place, logo_id, document, traits)
    select ${to}::uuid, place, logo_id, document, traits from kit_logos where brand_kit_id = ${from}::uuid and place >= 0`);
  const [row] = await tx.select(listing).from(brandKits).where(own(personId, to));
  if (row === undefined) throw new Error('The copy of the kit did not come back.');
  return row;
}

/** Deletes a kit, and what webhooks were or would be told of it. Null if there is none. */
export async function deleteKit({ tx, personId }: PersonScope, id: string): Promise<DeletedKitListing | null> {
  const goesAt = sql`${brandKits.deletedAt} + interval '30 days'`.mapWith(brandKits.createdAt);
  const [row] = await tx
    .update(brandKits)
    .set({ deletedAt: sql`now()` })
    .where(own(personId, id))
    .returning({ id: brandKits.id, businessName: brandKits.businessName, industry: brandKits.industry, goesAt });
  if (row !== undefined) await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.brandKitId, id));
  return row ?? null;
}

/** Restores a deleted kit. Null if there is none. */
export async function restoreKit({ tx, personId }: PersonScope, id: string): Promise<KitListing | null> {
  const [row] = await tx
    .update(brandKits)
    .set({ deletedAt: null })
    .where(and(eq(brandKits.userId, personId), eq(brandKits.id, id), isNotNull(brandKits.deletedAt)))
    .returning(listing);
  return row ?? null;
}

/** A file that is downloaded. */
export interface Download {
  readonly brandKitId: string;
  readonly fileType: string;
  /** Index among the kit's finished logos, from 0. */
  readonly place: number;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

/**
 * Counts a download (K-02). A file stays one row, however often it is downloaded and whatever its kit is
 * called.
 */
export async function countDownload({ tx }: PersonScope, { fileName, fileSize, ...file }: Download): Promise<void> {
  const { brandKitId, fileType, place, downloads } = brandKitAssets;
  await tx
    .insert(brandKitAssets)
    .values({ ...file, fileName, fileSize })
    .onConflictDoUpdate({
      target: [brandKitId, fileType, place],
      set: { fileName, fileSize, downloads: sql`${downloads} + 1`, updatedAt: sql`now()` },
    });
}

/** Whether a file of a finished logo of a kit was downloaded, from it or from another kit of its order. */
export async function wasDownloaded(
  { tx }: Pick<PersonScope, 'tx'>,
  { id, orderId }: Pick<KitRow, 'id' | 'orderId'>,
  logo: string,
): Promise<boolean> {
  const kit = orderId === null ? eq(brandKits.id, id) : eq(brandKits.orderId, orderId);
  const [found] = await tx
    .select({ id: brandKitAssets.id })
    .from(brandKitAssets)
    .innerJoin(brandKits, eq(brandKits.id, brandKitAssets.brandKitId))
    .where(and(kit, sql`${brandKits.finished} ->> ${brandKitAssets.place} = ${logo}`))
    .limit(1);
  return found !== undefined;
}

/** How often files of a kit were downloaded, by type (row K-02). */
export async function countDownloads({ tx }: PersonScope, id: string): Promise<Readonly<Record<string, number>>> {
  const rows = await tx
    .select({ type: brandKitAssets.fileType, count: sql<number>`sum(downloads)::int` })
    .from(brandKitAssets)
    .where(eq(brandKitAssets.brandKitId, id))
    .groupBy(brandKitAssets.fileType);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
