import type { RevisionStatus } from '@brandwright/contract';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { brandKitRevisions, brandKits } from '../tables/kits.ts';
import { profiles } from '../tables/people.ts';
import type { KitRow } from './kits.ts';

export type RevisionRow = typeof brandKitRevisions.$inferSelect;
export type NewRevision = Pick<RevisionRow, 'brandKitId' | 'userId' | 'revisionType' | 'requestedChanges'>;
/** A request with its kit. */
export type RevisionOfKit = RevisionRow & { readonly kit: { readonly id: string; readonly businessName: string } };
/** A request with its kit and its owner’s email address. */
export type RevisionOfAnyone = RevisionOfKit & { readonly email: string };

/** Requests of one list. */
const most = 100;
const columns = getTableColumns(brandKitRevisions);
const { id, userId, brandKitId, status, createdAt } = columns;
/** Pending or in progress: as in the index of open requests. */
const isOpen = sql`${status} in ('pending', 'in_progress')`;
const newestFirst = [desc(createdAt), desc(id)];
const kit = { id: brandKits.id, businessName: brandKits.businessName };

export async function addRevision(tx: Transaction, revision: NewRevision): Promise<RevisionRow> {
  const [row] = await tx.insert(brandKitRevisions).values(revision).returning();
  if (row === undefined) throw new Error('The request was not kept.');
  return row;
}

/**
 * Requests for the kits of an order that count against its plan: all but the rejected ones. A check against
 * the plan stays valid while the order is locked.
 */
export const countRevisions = (tx: Transaction, orderId: string): Promise<number> =>
  tx.$count(
    brandKitRevisions,
    and(
      ne(status, 'rejected'),
      inArray(brandKitId, tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.orderId, orderId))),
    ),
  );

/** Requests for one of the person’s kits, newest first, at most 100. */
export const listKitRevisions = ({ tx }: PersonScope, kitId: string): Promise<readonly RevisionRow[]> =>
  tx
    .select()
    .from(brandKitRevisions)
    .where(eq(brandKitId, kitId))
    .orderBy(...newestFirst)
    .limit(most);

/** The person’s requests for kits that aren’t deleted, newest first, at most 100. */
export const listRevisions = ({ tx, personId }: PersonScope): Promise<readonly RevisionOfKit[]> =>
  tx
    .select({ ...columns, kit })
    .from(brandKitRevisions)
    .innerJoin(brandKits, eq(brandKits.id, brandKitId))
    .where(and(eq(userId, personId), isNull(brandKits.deletedAt)))
    .orderBy(...newestFirst)
    .limit(most);

/** Open requests of everyone, oldest first, or closed ones, newest first. At most `most`, after the request `after`. */
export function listEveryonesRevisions(
  { asSystem }: Database,
  { which, after }: { readonly which: 'open' | 'closed'; readonly after: string | null },
  most: number,
): Promise<readonly RevisionOfAnyone[]> {
  const oldestFirst = which === 'open';
  // Times alone would lose those of the same moment.
  const place = sql`(${createdAt}, ${id})`;
  const seen = sql`(select last.created_at, last.id from brand_kit_revisions as last where last.id = ${after}::uuid)`;
  const further = after === null ? undefined : oldestFirst ? gt(place, seen) : lt(place, seen);
  return asSystem((tx) =>
    tx
      .select({ ...columns, kit, email: profiles.email })
      .from(brandKitRevisions)
      .innerJoin(brandKits, eq(brandKits.id, brandKitId))
      .innerJoin(profiles, eq(profiles.id, userId))
      .where(and(oldestFirst ? isOpen : not(isOpen), further))
      .orderBy(...(oldestFirst ? [asc(createdAt), asc(id)] : newestFirst))
      .limit(most),
  );
}

/** Number of requests that are pending or in progress. */
export const countOpenRevisions = (tx: Transaction): Promise<number> => tx.$count(brandKitRevisions, isOpen);

/** Locks and reads anyone’s request, with its kit and its owner’s email address. Null if there is none. */
export async function lockRevision(tx: Transaction, revision: string): Promise<RevisionOfAnyone | null> {
  const [row] = await tx
    .select({ ...columns, kit, email: profiles.email })
    .from(brandKitRevisions)
    .innerJoin(brandKits, eq(brandKits.id, brandKitId))
    .innerJoin(profiles, eq(profiles.id, userId))
    .where(eq(id, revision))
    .for('update', { of: brandKitRevisions });
  return row ?? null;
}

/** The kit that anyone’s request is about. Null if there is no such request. */
export async function readRevisedKit({ statements }: Database, revision: string): Promise<KitRow | null> {
  const [row] = await statements
    .select({ kit: brandKits })
    .from(brandKitRevisions)
    .innerJoin(brandKits, eq(brandKits.id, brandKitId))
    .where(eq(id, revision));
  return row?.kit ?? null;
}

/** Sets status and notes of a locked request. */
export async function setRevision(
  tx: Transaction,
  revision: string,
  answer: { readonly status: RevisionStatus; readonly adminNotes: string | null },
): Promise<RevisionRow> {
  const set = { ...answer, updatedAt: sql`now()` };
  const [row] = await tx.update(brandKitRevisions).set(set).where(eq(id, revision)).returning();
  if (row === undefined) throw new Error('The locked request is gone.');
  return row;
}
