import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { brandKits, shareLinks } from '../tables/kits.ts';
import type { KitRow } from './kits.ts';

export interface ShareLink {
  readonly id: string;
  readonly createdAt: Date;
}

const shown = { id: shareLinks.id, createdAt: shareLinks.createdAt };

/** Active links to a kit, newest first. */
export const listShareLinks = ({ tx }: PersonScope, kit: string): Promise<readonly ShareLink[]> =>
  tx
    .select(shown)
    .from(shareLinks)
    .where(and(eq(shareLinks.brandKitId, kit), isNull(shareLinks.revokedAt)))
    .orderBy(desc(shareLinks.createdAt));

/** Number of active links to a kit. Lock the kit first (`lockKitId`), so that none are added meanwhile. */
export const countShareLinks = ({ tx }: PersonScope, kit: string): Promise<number> =>
  tx.$count(shareLinks, and(eq(shareLinks.brandKitId, kit), isNull(shareLinks.revokedAt)));

/** Adds a link to the person's kit. `secretHash` is the SHA-256 of the secret in its URL. */
export async function addShareLink({ tx }: PersonScope, kit: string, secretHash: string): Promise<ShareLink> {
  const [row] = await tx.insert(shareLinks).values({ brandKitId: kit, secretHash }).returning(shown);
  if (row === undefined) throw new Error('The new link did not come back.');
  return row;
}

/** Revokes a link. False if the kit has no such link. */
export async function revokeShareLink({ tx }: PersonScope, kit: string, id: string): Promise<boolean> {
  const ended = await tx
    .update(shareLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(shareLinks.id, id), eq(shareLinks.brandKitId, kit), isNull(shareLinks.revokedAt)))
    .returning({ id: shareLinks.id });
  return ended.length > 0;
}

/** The kit behind a link, for any visitor. Null if the link is unknown or revoked, or the kit is deleted. */
export const findSharedKit = ({ statements }: Database, secretHash: string): Promise<KitRow | null> =>
  readSharedKit(statements, secretHash);

/** The same within a transaction. */
export async function readSharedKit(tx: Pick<Transaction, 'select'>, secretHash: string): Promise<KitRow | null> {
  const [row] = await tx
    .select({ kit: brandKits })
    .from(shareLinks)
    .innerJoin(brandKits, eq(brandKits.id, shareLinks.brandKitId))
    .where(and(eq(shareLinks.secretHash, secretHash), isNull(shareLinks.revokedAt), isNull(brandKits.deletedAt)));
  return row?.kit ?? null;
}
