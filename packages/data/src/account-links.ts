import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { type Statement, statement } from './statement.ts';
import { accountLinks } from './tables/people.ts';

type Link = typeof accountLinks.$inferSelect;
export type LinkPurpose = Link['purpose'];
/**
 * Why a link works no more: it was used, or a newer one was sent; the password or the address was changed; a second factor was set up; its time is
 * over.
 */
export type LinkEnd = NonNullable<Link['ended']> | 'expired';

export interface NewLink {
  readonly purpose: LinkPurpose;
  /** Where its letter goes. */
  readonly address: string;
  /** SHA-256 of its token. */
  readonly tokenHash: string;
  /** SHA-256 of a cookie: its browser needs no password to follow the link. */
  readonly browserHash?: string;
  readonly minutes: number;
}

export interface FoundLink {
  readonly personId: string;
  readonly purpose: LinkPurpose;
  readonly browserHash: string | null;
  /** The account's present address. */
  readonly email: string;
  /** Null while the link works. */
  readonly ended: LinkEnd | null;
}

const linkOf = (tokenHash: string): Statement<FoundLink> => statement<FoundLink>`
  select l.user_id as "personId", l.purpose, l.browser_hash as "browserHash", p.email,
    coalesce(l.ended, case when l.expires_at <= now() then 'expired' end) as ended
  from account_links l join profiles p on p.id = l.user_id where l.token_hash = ${tokenHash}`;

/** A link by the hash of its token, whether or not it still works; null when there is none. */
export async function findLink(database: Database, tokenHash: string): Promise<FoundLink | null> {
  const [[link = null]] = await database.ask(linkOf(tokenHash));
  return link;
}

/** Adds a link to an account that is held, in place of an earlier one of its purpose. */
export async function addLink(tx: Transaction, personId: string, { minutes, ...link }: NewLink): Promise<void> {
  await endLinks(tx, personId, 'replaced', [link.purpose]);
  await tx.insert(accountLinks).values({ ...link, userId: personId, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

/**
 * Follows a link of an account that is held, whose address is `email`. Answers with the address that the letter went to: once, for one caller, while
 * the link works; null for everybody else.
 */
export async function takeLink(tx: Transaction, tokenHash: string, purpose: LinkPurpose, email: string): Promise<string | null> {
  const [taken] = await tx
    .update(accountLinks)
    .set({ ended: 'used' })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.ended),
        sql`expires_at > now()`,
        // A move goes to an address that the account does not have yet.
        purpose === 'move' ? ne(accountLinks.address, email) : eq(accountLinks.address, email),
      ),
    )
    .returning({ address: accountLinks.address });
  return taken?.address ?? null;
}

/** Ends the links of an account that is held: all of them, or those of some purposes. */
export async function endLinks(
  tx: Transaction,
  personId: string,
  why: NonNullable<Link['ended']>,
  purposes: readonly LinkPurpose[] = ['confirm', 'move', 'reset'],
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ ended: why })
    .where(and(eq(accountLinks.userId, personId), inArray(accountLinks.purpose, [...purposes]), isNull(accountLinks.ended)));
}
