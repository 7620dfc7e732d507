import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { kitComments, kitVotes } from '../tables/feedback.ts';
import { brandKits } from '../tables/kits.ts';
import { profiles } from '../tables/people.ts';
import type { KitRow } from './kits.ts';
import { readSharedKit } from './share-links.ts';

/** A visitor’s vote on a design. */
export interface Vote {
  readonly designId: string;
  readonly liked: boolean;
}

export type CommentRow = Omit<typeof kitComments.$inferSelect, 'visitor' | 'brandKitId'>;
/** A comment as one visitor sees it. */
export type SeenComment = CommentRow & { readonly isOwn: boolean };
export type NewComment = Pick<typeof kitComments.$inferInsert, 'brandKitId' | 'visitor' | 'name' | 'comment' | 'suspected'>;

/** Whose feedback, on which kit. `visitor` is a hash. */
interface Visit {
  readonly kit: string;
  readonly visitor: string;
}

const { id, brandKitId, visitor: author, name, comment, suspected, createdAt, approvedAt } = kitComments;
const columns = { id, name, comment, suspected, createdAt, approvedAt };
const oldestFirst = [asc(createdAt), asc(id)];

/**
 * The kit behind a link, held until the transaction ends, so that visitors add to its feedback one after another and
 * limits hold. Null if the link no longer works.
 */
export async function holdSharedKit(tx: Transaction, secretHash: string): Promise<KitRow | null> {
  const found = await readSharedKit(tx, secretHash);
  if (found === null) return null;
  await tx.execute(sql`select pg_advisory_xact_lock(7269410, hashtext(${found.id}))`);
  // What was changed while this waited counts.
  return readSharedKit(tx, secretHash);
}

/** A visitor’s votes on a kit. */
export const votesOf = ({ statements }: Pick<Database, 'statements'>, { kit, visitor }: Visit): Promise<readonly Vote[]> =>
  statements
    .select({ designId: kitVotes.designId, liked: kitVotes.liked })
    .from(kitVotes)
    .where(and(eq(kitVotes.brandKitId, kit), eq(kitVotes.visitor, visitor), isNotNull(kitVotes.liked)))
    .orderBy(kitVotes.designId)
    .execute() as Promise<readonly Vote[]>;

/** What is known of the voters on a kit’s present designs: how many there are besides this visitor, and whether they are one. */
export async function votersOf(
  scope: Pick<Transaction, 'execute'>,
  { kit, visitor }: Visit,
): Promise<{ readonly others: number; readonly isKnown: boolean }> {
  const { rows } = (await scope.execute(sql`
    select (count(distinct visitor) filter (where visitor <> ${visitor} and logo_variants::jsonb ? design_id))::int as others,
      coalesce(bool_or(visitor = ${visitor}), false) as "isKnown"
    from kit_votes join brand_kits on brand_kits.id = brand_kit_id where brand_kit_id = ${kit}::uuid`)) as unknown as {
    readonly rows: readonly [{ readonly others: number; readonly isKnown: boolean }];
  };
  return rows[0];
}

/** Sets, changes or removes (null) a visitor’s one vote on a design. The row stays, so that voting again makes no new visitor. */
export async function setVote(tx: Transaction, { kit, visitor }: Visit, designId: string, liked: boolean | null): Promise<void> {
  await tx
    .insert(kitVotes)
    .values({ brandKitId: kit, visitor, designId, liked })
    .onConflictDoUpdate({ target: [kitVotes.brandKitId, kitVotes.visitor, kitVotes.designId], set: { liked } });
}

export async function addComment(tx: Transaction, written: NewComment): Promise<CommentRow> {
  const [row] = await tx.insert(kitComments).values(written).returning(columns);
  if (row === undefined) throw new Error('The comment was not kept.');
  return row;
}

/** Comments on a kit, hidden ones included and likely spam left out. */
export const countComments = (tx: Transaction, kit: string): Promise<number> =>
  tx.$count(kitComments, and(eq(brandKitId, kit), eq(suspected, false)));

/** Deletes all likely spam on a kit but the newest. */
export async function pruneSuspected(tx: Transaction, kit: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from kit_comments where id in (
      select id from kit_comments where brand_kit_id = ${kit}::uuid and suspected order by created_at desc, id desc offset ${most})`);
}

/** Deletes a visitor’s own comment. False if it is not theirs. */
export async function withdrawComment(tx: Transaction, { kit, visitor }: Visit, which: string): Promise<boolean> {
  const gone = await tx
    .delete(kitComments)
    .where(and(eq(id, which), eq(brandKitId, kit), eq(author, visitor)))
    .returning({ id });
  return gone.length > 0;
}

/** Comments that a visitor sees: those that the owner approved, and their own. Oldest first. */
export const commentsFor = (
  { statements }: Pick<Database, 'statements'>,
  { kit, visitor }: Visit,
): Promise<readonly SeenComment[]> =>
  statements
    .select({ ...columns, isOwn: sql<boolean>`${author} = ${visitor}` })
    .from(kitComments)
    .where(and(eq(brandKitId, kit), or(isNotNull(approvedAt), eq(author, visitor))))
    .orderBy(...oldestFirst)
    .execute();

/** Votes on each design of one of the person’s kits. */
export async function tallyVotes({ tx }: PersonScope, kit: string) {
  const rows = await tx
    .select({
      designId: kitVotes.designId,
      likes: sql<number>`(count(*) filter (where ${kitVotes.liked}))::int`,
      notQuite: sql<number>`(count(*) filter (where not ${kitVotes.liked}))::int`,
    })
    .from(kitVotes)
    .where(eq(kitVotes.brandKitId, kit))
    .groupBy(kitVotes.designId);
  return new Map(rows.map(({ designId, ...counts }) => [designId, counts]));
}

/** Deletes every vote on one of the person’s kits. */
export async function clearVotes({ tx }: PersonScope, kit: string): Promise<void> {
  await tx.delete(kitVotes).where(eq(kitVotes.brandKitId, kit));
}

/** Every comment on one of the person’s kits: newest first, probable spam last. */
export const listComments = ({ tx }: PersonScope, kit: string): Promise<readonly CommentRow[]> =>
  tx.select(columns).from(kitComments).where(eq(brandKitId, kit)).orderBy(asc(suspected), desc(createdAt), desc(id)).execute();

/** Shows a comment to other visitors, or hides it again. Null if the kit has no such comment. */
export async function markComment({ tx }: PersonScope, kit: string, which: string, shown: boolean): Promise<CommentRow | null> {
  const set = shown ? { approvedAt: sql`now()`, suspected: false } : { approvedAt: null };
  const marked = await tx
    .update(kitComments)
    .set(set)
    .where(and(eq(id, which), eq(brandKitId, kit)))
    .returning(columns);
  return marked[0] ?? null;
}

/** Deletes a comment. False if the kit has none. */
export async function deleteComment({ tx }: PersonScope, kit: string, which: string): Promise<boolean> {
  const gone = await tx
    .delete(kitComments)
    .where(and(eq(id, which), eq(brandKitId, kit)))
    .returning({ id });
  return gone.length > 0;
}

/** Opens or closes a kit to further feedback. */
export async function setFeedbackOpen({ tx }: PersonScope, kit: string, open: boolean): Promise<void> {
  await tx
    .update(brandKits)
    .set({ feedbackClosedAt: open ? null : sql`now()` })
    .where(eq(brandKits.id, kit));
}

/** Comments that nobody looked at yet, by kit. */
export interface WaitingComments {
  readonly kitId: string;
  readonly businessName: string;
  readonly comments: number;
}

const waiting = sql`comment.approved_at is null and not comment.suspected and kit.deleted_at is null
  and comment.created_at > coalesce(person.feedback_told_at, '-infinity')`;
/** A day has passed since the owner was told last. */
const isDue = sql`(person.feedback_told_at is null or person.feedback_told_at < now() - interval '1 day')`;

/** Owners with comments that they were not told about, and who were told of others no later than a day ago. At most `most`. */
export async function ownersToTell({ statements }: Database, most: number): Promise<readonly string[]> {
  const { rows } = (await statements.execute(sql`
    select distinct person.id from kit_comments comment join brand_kits kit on kit.id = comment.brand_kit_id
      join profiles person on person.id = kit.user_id
    where ${waiting} and ${isDue} limit ${most}`)) as unknown as { readonly rows: readonly { readonly id: string }[] };
  return rows.map((row) => row.id);
}

/**
 * What an owner is to be told, and the address; from now on they were told. Null if there is nothing, or if they were told
 * less than a day ago.
 */
export async function takeWaitingComments(
  tx: Transaction,
  personId: string,
): Promise<{ readonly email: string; readonly kits: readonly WaitingComments[] } | null> {
  const [owner] = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, personId)).for('update');
  if (owner === undefined) return null;
  const { rows } = (await tx.execute(sql`
    select kit.id as "kitId", kit.business_name as "businessName", count(*)::int as comments
    from kit_comments comment join brand_kits kit on kit.id = comment.brand_kit_id join profiles person on person.id = kit.user_id
    where person.id = ${personId}::uuid and ${waiting} and ${isDue}
    group by kit.id order by kit.created_at, kit.id`)) as unknown as { readonly rows: readonly WaitingComments[] };
  if (rows.length === 0) return null;
  await tx.update(profiles).set({ feedbackToldAt: sql`now()` }).where(eq(profiles.id, personId));
  return { email: owner.email, kits: rows };
}
