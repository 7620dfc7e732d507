import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { type Statement, statement } from '../connection/statement.ts';
import { accountLinks } from '../tables/people.ts';

type Link = typeof accountLinks.$inferSelect;
export type LinkPurpose = Link['purpose'];
/**
 * Why a link no longer works: used, replaced by a newer one, ended by a new password, a new address or a new
 * second factor, or expired.
 */
export type LinkEnd = NonNullable<Link['ended']> | 'expired';

export interface NewLink {
  readonly purpose: LinkPurpose;
  /** Where the email with the link goes. */
  readonly address: string;
  /** SHA-256 of its token. */
  readonly tokenHash: string;
  /** SHA-256 of a cookie. The browser that holds it may follow the link without the password. */
  readonly browserHash?: string;
  /** For `recover` links: following it also turns off the second factor. */
  readonly endsFactor?: boolean;
  readonly minutes: number;
}

export interface FoundLink {
  readonly personId: string;
  readonly purpose: LinkPurpose;
  readonly browserHash: string | null;
  /** The account's current address. */
  readonly email: string;
  /** Null while the link works. */
  readonly ended: LinkEnd | null;
}

const linkOf = (tokenHash: string): Statement<FoundLink> => statement<FoundLink>`
  select l.user_id as "personId", l.purpose, l.browser_hash as "browserHash", p.email,
    coalesce(l.ended, case when l.expires_at <= now() then 'expired' end) as ended
  from account_links l join profiles p on p.id = l.user_id where l.token_hash = ${tokenHash}`;

/** Finds a link by the hash of its token, working or not. Null if there is none. */
export async function findLink(database: Database, tokenHash: string): Promise<FoundLink | null> {
  const [[link = null]] = await database.ask(linkOf(tokenHash));
  return link;
}

/**
 * Purposes with one working link at a time, ended by any change to the account. `recover` links undo such a
 * change, so they survive it.
 */
const passing = ['confirm', 'move', 'reset'] as const satisfies readonly LinkPurpose[];

/**
 * Adds a link to a locked account. It replaces an earlier link with the same purpose, except for `recover`:
 * those coexist.
 */
export async function addLink(tx: Transaction, personId: string, { minutes, ...link }: NewLink): Promise<void> {
  if (link.purpose !== 'recover') await endLinks(tx, personId, 'replaced', [link.purpose]);
  await tx.insert(accountLinks).values({ ...link, userId: personId, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

export interface TakenLink {
  /** Where the email went. */
  readonly address: string;
  readonly endsFactor: boolean;
}

/** Where a link's email must have gone, given the account's current address. */
const addressOf: Readonly<Record<LinkPurpose, (email: string) => SQL | undefined>> = {
  confirm: (email) => eq(accountLinks.address, email),
  reset: (email) => eq(accountLinks.address, email),
  // The account does not have the new address yet.
  move: (email) => ne(accountLinks.address, email),
  // The account may have moved since.
  recover: () => undefined,
};

/**
 * Follows a link of a locked account whose address is `email`. A working link is returned once, to one
 * caller; everyone else gets null.
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

/**
 * True if a working `recover` link sent to this address may turn off the second factor of a locked account.
 */
export async function mayEndFactor(tx: Transaction, personId: string, address: string): Promise<boolean> {
  const works = and(isNull(accountLinks.ended), sql`expires_at > now()`, eq(accountLinks.endsFactor, true));
  const own = and(eq(accountLinks.userId, personId), eq(accountLinks.address, address), eq(accountLinks.purpose, 'recover'));
  const [found] = await tx.select({ id: accountLinks.id }).from(accountLinks).where(and(own, works)).limit(1);
  return found !== undefined;
}

/** Ends links of a locked account: those with the given purposes, or by default all but `recover` links. */
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
