import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from './database.ts';
import { statement } from './statement.ts';
import { tables } from './tables/all.ts';

const { accountLinks, profiles, sessions } = tables;
type Row = Readonly<Record<string, unknown>>;

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Where the person is signed in, the newest first. */
export const listSessions = ({ tx, personId }: PersonScope): Promise<readonly SessionRow[]> =>
  tx
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, personId))
    .orderBy(desc(sessions.createdAt));

/** Ends one session of a person; false when it is not theirs. */
export async function endSession({ statements }: Database, personId: string, id: string): Promise<boolean> {
  const ended = await statements
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person but one, or all. */
export async function endOtherSessions(tx: Pick<Transaction, 'delete'>, personId: string, keep: string | null): Promise<void> {
  await tx
    .delete(sessions)
    .where(keep === null ? eq(sessions.userId, personId) : and(eq(sessions.userId, personId), ne(sessions.id, keep)));
}

/** Places where somebody is signed in, at most; the oldest give way. */
const mostSessions = 50;

/** Ends the oldest sessions of an account that is held, where there are more than anybody has browsers. */
export async function endOldSessions(tx: Transaction, personId: string): Promise<void> {
  const own = eq(sessions.userId, personId);
  const old = tx.select({ id: sessions.id }).from(sessions).where(own).orderBy(desc(sessions.createdAt)).offset(mostSessions);
  await tx.delete(sessions).where(inArray(sessions.id, old));
}

/** Everything that is kept of a person, by the name of its file in their export; nothing that would let somebody else sign in. */
export async function everythingOf({ tx, personId }: PersonScope): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { brandKits, shareLinks, brandKitAssets, brandKitRevisions, socialMediaTemplates } = tables;
  const { orders, orderProofs, usage, drafts } = tables;
  const ordersOwn = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, personId));
  const kitsOwn = tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.userId, personId));
  const { id, brandKitId, createdAt, revokedAt } = shareLinks;
  const { purpose, address, createdAt: sentAt, expiresAt } = accountLinks;
  return {
    profile: await tx.select().from(profiles).where(eq(profiles.id, personId)),
    'share-links': await tx
      .select({ id, brandKitId, createdAt, revokedAt })
      .from(shareLinks)
      .where(inArray(shareLinks.brandKitId, kitsOwn)),
    downloads: await tx.select().from(brandKitAssets).where(inArray(brandKitAssets.brandKitId, kitsOwn)),
    revisions: await tx.select().from(brandKitRevisions).where(eq(brandKitRevisions.userId, personId)),
    templates: await tx.select().from(socialMediaTemplates).where(inArray(socialMediaTemplates.brandKitId, kitsOwn)),
    orders: await tx.select().from(orders).where(eq(orders.userId, personId)),
    'order-proofs': await tx.select().from(orderProofs).where(inArray(orderProofs.orderId, ordersOwn)),
    usage: await tx.select().from(usage).where(eq(usage.userId, personId)),
    draft: await tx.select().from(drafts).where(eq(drafts.userId, personId)),
    sessions: (await listSessions({ tx, personId })).map((row) => ({ ...row })),
    links: await tx
      .select({ purpose, address, createdAt: sentAt, expiresAt })
      .from(accountLinks)
      .where(eq(accountLinks.userId, personId)),
  };
}

/** Ids of all kits of a person, those among them that they have deleted. */
export async function kitIdsOf({ tx, personId }: PersonScope): Promise<readonly string[]> {
  const { brandKits } = tables;
  const rows = await tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.userId, personId));
  return rows.map(({ id }) => id);
}

/** One kit of a person with its history, as JSON text that the database writes: some megabytes, which nobody here takes apart. */
export async function kitTextOf(database: Database, personId: string, id: string): Promise<string> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<{ readonly text: string }>`
    select json_build_object('kit', kit, 'changes', coalesce((
      select json_agg(change order by change.created_at) from kit_changes change where change.brand_kit_id = kit.id), '[]'::json))::text as text
    from brand_kits kit where kit.id = ${id}::uuid and kit.user_id = ${personId}::uuid`,
  );
  return row?.text ?? '{}';
}
