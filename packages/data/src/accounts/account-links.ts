import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { type Statement, statement } from '../connection/statement.ts';
import { accountLinks } from '../tables/people.ts';

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
  /** Of a `recover` link: following it ends the second factor. */
  readonly endsFactor?: boolean;
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

/** Purposes whose links end with any change of the account, and of which one link works at a time. The others take the account back after such a change. */
const passing = ['confirm', 'move', 'reset'] as const satisfies readonly LinkPurpose[];

/** Adds a link to an account that is held, in place of an earlier one of its purpose; links that take the account back stand beside each other. */
export async function addLink(tx: Transaction, personId: string, { minutes, ...link }: NewLink): Promise<void> {
  if (link.purpose !== 'recover') await endLinks(tx, personId, 'replaced', [link.purpose]);
  await tx.insert(accountLinks).values({ ...link, userId: personId, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

export interface TakenLink {
  /** Where the letter went. */
  readonly address: string;
  readonly endsFactor: boolean;
}

/** Where the letter of a link has to have gone, seen from the account's present address. */
const addressOf: Readonly<Record<LinkPurpose, (email: string) => SQL | undefined>> = {
  confirm: (email) => eq(accountLinks.address, email),
  reset: (email) => eq(accountLinks.address, email),
  // To an address that the account does not have yet.
  move: (email) => ne(accountLinks.address, email),
  // Wherever the account is by now.
  recover: () => undefined,
};

/**
 * Follows a link of an account that is held, whose address is `email`. Answers with the link: once, for one caller, while it works; null for everybody
 * else.
 */
export async function takeLink(
  tx: Transaction,
  tokenHash: string,
  purpose: LinkPurpose,
  email: string,
): Promise<TakenLink | null> {
  const [taken] = await tx
    .update(accountLinks)
    .set({ ended: 'used' })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.ended),
        sql`expires_at > now()`,
        addressOf[purpose](email),
      ),
    )
    .returning({ address: accountLinks.address, endsFactor: accountLinks.endsFactor });
  return taken ?? null;
}

/** Whether a `recover` link that works and went to this address ends the second factor of an account that is held. */
export async function mayEndFactor(tx: Transaction, personId: string, address: string): Promise<boolean> {
  const works = and(isNull(accountLinks.ended), sql`expires_at > now()`, eq(accountLinks.endsFactor, true));
  const own = and(eq(accountLinks.userId, personId), eq(accountLinks.address, address), eq(accountLinks.purpose, 'recover'));
  const [found] = await tx.select({ id: accountLinks.id }).from(accountLinks).where(and(own, works)).limit(1);
  return found !== undefined;
}

/** Ends links of an account that is held: all but those that take it back, or those of some purposes. */
export async function endLinks(
  tx: Transaction,
  personId: string,
  why: NonNullable<Link['ended']>,
  purposes: readonly LinkPurpose[] = passing,
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ ended: why })
    .where(and(eq(accountLinks.userId, personId), inArray(accountLinks.purpose, [...purposes]), isNull(accountLinks.ended)));
}
