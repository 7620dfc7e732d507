import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from './database.ts';
import { tables } from './tables/all.ts';

const { profiles, sessions, erasures } = tables;
type Row = Readonly<Record<string, unknown>>;

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Who a session belongs to. */
export interface SessionPerson {
  /** UUIDs. */
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'person' | 'admin';
  readonly secondFactor: boolean;
  /** The session was last renewed more than a day ago. */
  readonly stale: boolean;
}

/** Who is signed in by a session's token; null when it has ended or never was. One statement: every request begins with it. */
export async function findSession({ statements }: Database, token: string): Promise<SessionPerson | null> {
  const { rows } = (await statements.execute(sql`
    select p.id, s.id as "sessionId", p.email, p.full_name as name, p.role, p.two_factor_enabled as "secondFactor",
      s.updated_at < now() - interval '1 day' as stale
    from sessions s join profiles p on p.id = s.user_id where s.token = ${token} and s.expires_at > now()`)) as unknown as {
    readonly rows: readonly SessionPerson[];
  };
  return rows[0] ?? null;
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

/** Everything that is kept of a person, by the name of its file in their export; nothing that would let somebody else sign in. */
export async function everythingOf({ tx, personId }: PersonScope): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { brandKits, kitChanges, shareLinks, brandKitAssets, brandKitRevisions, socialMediaTemplates, orders, usage, drafts } =
    tables;
  const kitsOwn = tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.userId, personId));
  const { id, brandKitId, createdAt, revokedAt } = shareLinks;
  return {
    profile: await tx.select().from(profiles).where(eq(profiles.id, personId)),
    'brand-kits': await tx.select().from(brandKits).where(eq(brandKits.userId, personId)),
    'kit-changes': await tx.select().from(kitChanges).where(inArray(kitChanges.brandKitId, kitsOwn)),
    'share-links': await tx
      .select({ id, brandKitId, createdAt, revokedAt })
      .from(shareLinks)
      .where(inArray(shareLinks.brandKitId, kitsOwn)),
    downloads: await tx.select().from(brandKitAssets).where(inArray(brandKitAssets.brandKitId, kitsOwn)),
    revisions: await tx.select().from(brandKitRevisions).where(eq(brandKitRevisions.userId, personId)),
    templates: await tx.select().from(socialMediaTemplates).where(inArray(socialMediaTemplates.brandKitId, kitsOwn)),
    orders: await tx.select().from(orders).where(eq(orders.userId, personId)),
    usage: await tx.select().from(usage).where(eq(usage.userId, personId)),
    draft: await tx.select().from(drafts).where(eq(drafts.userId, personId)),
    sessions: (await listSessions({ tx, personId })).map((row) => ({ ...row })),
  };
}

/**
 * Erases a person and everything that hangs on them. Orders stay as the law asks, without owner and brand data; the ledger remembers
 * the id alone, so that a backup from before cannot bring them back (row R-20).
 */
export async function erasePerson(tx: Transaction, personId: string): Promise<void> {
  const { orders, mails, verifications } = tables;
  const [person] = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, personId));
  await tx.insert(erasures).values({ personId }).onConflictDoNothing();
  await tx.update(orders).set({ userId: null, brandData: null }).where(eq(orders.userId, personId));
  if (person !== undefined) await tx.delete(mails).where(eq(mails.recipient, person.email));
  await tx.delete(verifications).where(eq(verifications.value, personId));
  await tx.delete(profiles).where(eq(profiles.id, personId));
}
