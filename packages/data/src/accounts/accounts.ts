import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { endApiKeys } from '../api/api-keys.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { credentials, profiles, secondFactors, sessions, verifications } from '../tables/people.ts';
import { writeAudit } from '../upkeep/audit.ts';
import { addLink, endLinks, mayEndFactor, type NewLink, type TakenLink } from './account-links.ts';
import { keptOrNot, nobodysAddress } from './nobody.ts';
import { endOtherSessions } from './people.ts';
import { disconnectProviders } from './sign-in-providers.ts';

/** The fields that password sign-in needs. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmed: boolean;
  /** Hash of the password. Empty if there is none: the person signs in with a provider. */
  readonly password: string;
}

/** Finds an account by id or address. Null if there is none. */
export async function findAccount(
  database: Database,
  by: { readonly id: string } | { readonly email: string },
): Promise<KnownAccount | null> {
  const [id, email] = 'id' in by ? [by.id, null] : [null, by.email];
  const [[account = null]] = await database.ask(statement<KnownAccount>`
    select p.id, p.full_name as name, p.email, p.email_verified as confirmed, coalesce(c.password, '') as password
    from profiles p left join credentials c on c.user_id = p.id and c.provider_id = 'credential'
    where p.id = ${id}::uuid or p.email = ${email}::text`);
  return account;
}

export interface LockedAccount extends KnownAccount {
  readonly secondFactor: boolean;
}

/**
 * Locks an account until the transaction ends; null if it is gone. Every change to a password, an address or
 * links locks first, so that these changes run one after another.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<LockedAccount | null> {
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
  if (person === undefined) return null;
  const [credential] = await tx.select({ password: credentials.password }).from(credentials).where(ownPassword(id));
  const { name, email, emailVerified, twoFactorEnabled } = person;
  return { id, name, email, confirmed: emailVerified, secondFactor: twoFactorEnabled, password: credential?.password ?? '' };
}

/** Locks the account with this address; null if there is none. */
export async function lockAccountAt(tx: Transaction, email: string): Promise<LockedAccount | null> {
  const [found] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  const account = found === undefined ? null : await lockAccount(tx, found.id);
  // It moved to another address meanwhile.
  return account?.email === email ? account : null;
}

const ownPassword = (id: string) => and(eq(credentials.userId, id), eq(credentials.providerId, 'credential'));

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** Hash of the password. */
  readonly password: string;
  readonly link: Omit<NewLink, 'purpose' | 'address'>;
  /** The sign-up request, for the audit log. */
  readonly requestId: string;
}

/** The name of whoever confirmed an address. */
type Owner = Pick<KnownAccount, 'name'>;

/**
 * Creates an account that still has to be confirmed. If an unconfirmed account has the address, the new name,
 * password and link replace its own together. If a confirmed account has it, nothing changes and its owner is
 * returned; otherwise null. Both cases take the same time: for an owned address, an account is created for
 * nobody and rolled back (H5-03).
 */
export async function beginAccount(tx: Transaction, account: NewAccount): Promise<Owner | null> {
  const owner = await ownerOf(tx, account.email);
  const email = owner === null ? account.email : nobodysAddress();
  const isMade = await keptOrNot(tx, owner === null, () => makeAccount(tx, { ...account, email }));
  // If none was made, somebody confirmed the address at this very moment.
  return isMade ? owner : ownerOf(tx, account.email);
}

/** The owner of a confirmed address; null if nobody confirmed it. */
async function ownerOf(tx: Transaction, email: string): Promise<Owner | null> {
  const confirmed = and(eq(profiles.email, email), eq(profiles.emailVerified, true));
  const [owner = null] = await tx.select({ name: profiles.name }).from(profiles).where(confirmed);
  return owner;
}

/** Creates or replaces an unconfirmed account. False, with nothing changed, if the address is confirmed. */
async function makeAccount(tx: Transaction, { email, name, password, link, requestId }: NewAccount): Promise<boolean> {
  const now = new Date();
  const [person] = await tx
    .insert(profiles)
    .values({ email, name, acceptedAt: now })
    .onConflictDoUpdate({
      target: profiles.email,
      set: { name, acceptedAt: now, updatedAt: now },
      setWhere: eq(profiles.emailVerified, false),
    })
    .returning({ id: profiles.id });
  if (person === undefined) return false;
  const { id } = person;
  const replaced = await setPassword(tx, id, password);
  await endLinks(tx, id, 'replaced');
  await addLink(tx, id, { ...link, purpose: 'confirm', address: email });
  await writeAudit(tx, { action: replaced ? 'account.signed-up-again' : 'account.created', personId: id, requestId });
  return true;
}

/** Sets the password of a locked account. False if it had none before. */
async function setPassword(tx: Transaction, id: string, password: string): Promise<boolean> {
  const changed = await tx
    .update(credentials)
    .set({ password, updatedAt: new Date() })
    .where(ownPassword(id))
    .returning({ id: credentials.id });
  if (changed.length === 0)
    await tx.insert(credentials).values({ userId: id, accountId: id, providerId: 'credential', password });
  return changed.length > 0;
}

/** Marks the address of a locked account as confirmed. */
export async function confirmAccount(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.update(profiles).set({ emailVerified: true, updatedAt: new Date() }).where(eq(profiles.id, id));
}

/**
 * Moves a locked account to another address. Ends its links, its pending sign-ins and all sessions except
 * `keep`. An unconfirmed account at the new address is deleted; a confirmed one raises a unique violation
 * (23505).
 */
export async function moveAccount(tx: Transaction, account: LockedAccount, email: string, keep: string | null): Promise<void> {
  const { id } = account;
  await discardBegunFactor(tx, account);
  await tx.delete(profiles).where(and(eq(profiles.email, email), eq(profiles.emailVerified, false)));
  await tx.update(profiles).set({ email, updatedAt: new Date() }).where(eq(profiles.id, id));
  await endLinks(tx, id, 'address');
  await endEntries(tx, id, keep);
}

/**
 * Changes the password of a locked account. Ends its links, its pending sign-ins and all sessions except
 * `keep`.
 */
export async function changePassword(
  tx: Transaction,
  account: LockedAccount,
  password: string,
  keep: string | null,
): Promise<void> {
  const { id } = account;
  await setPassword(tx, id, password);
  await discardBegunFactor(tx, account);
  await forgiveCodes(tx, id);
  await endLinks(tx, id, 'password');
  await endEntries(tx, id, keep);
}

/**
 * Sets a password through a reset link, which also confirms the address. An unconfirmed account may carry a
 * stranger's name, so the name becomes the local part of the address. Ends API keys: somebody else may have made them.
 */
export async function resetPassword(tx: Transaction, account: LockedAccount, password: string): Promise<void> {
  await changePassword(tx, account, password, null);
  await endApiKeys(tx, account.id);
  if (account.confirmed) return;
  const name = account.email.split('@')[0] ?? account.email;
  await tx.update(profiles).set({ emailVerified: true, name, updatedAt: new Date() }).where(eq(profiles.id, account.id));
}

/**
 * Returns a locked account to whoever reads the mailbox of a `recover` link. Sets the password, moves the
 * account back to the link's address, and ends all links, pending sign-ins, sessions, connected providers and API keys. Also turns
 * off the second factor and the admin role if this link, or another working one to the same mailbox, allows it. An
 * unconfirmed account at the address is deleted; a confirmed one raises a unique violation (23505).
 */
export async function recoverAccount(
  tx: Transaction,
  account: LockedAccount,
  { address, endsFactor }: TakenLink,
  password: string,
): Promise<void> {
  // A later email to the same mailbox, sent once a second factor existed, must not weaken an earlier link.
  const ends = endsFactor || (await mayEndFactor(tx, account.id, address));
  if (address !== account.email) await moveAccount(tx, account, address, null);
  await changePassword(tx, account, password, null);
  // Whoever had the account may have connected an account of their own, or made keys.
  await disconnectProviders(tx, account);
  await endApiKeys(tx, account.id);
  await endLinks(tx, account.id, 'password', ['recover']);
  if (account.secondFactor && !ends) return;
  // Also discards a second factor whose setup was started but never confirmed.
  await endSecondFactor(tx, account);
  if (account.secondFactor) await endRole(tx, account);
}

/** A mailbox alone must not open the admin shell. An operator has to grant the role again. */
async function endRole(tx: Transaction, { id }: LockedAccount): Promise<void> {
  const [admin] = await tx
    .update(profiles)
    .set({ role: 'person' })
    .where(and(eq(profiles.id, id), eq(profiles.role, 'admin')))
    .returning({ id: profiles.id });
  if (admin !== undefined)
    await writeAudit(tx, { action: 'role.changed', personId: null, subject: id, detail: { role: 'person', by: 'recovery' } });
}

/** Turns off the second factor of a locked account: the password alone signs in again. */
export async function endSecondFactor(tx: Transaction, { id }: Pick<LockedAccount, 'id'>): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
  await tx.update(profiles).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(profiles.id, id));
}

/** Turns off a second factor by address, for operators. Ends every session and pending sign-in. */
export async function endFactorOf(tx: Transaction, email: string): Promise<'ended' | 'off' | 'absent'> {
  const account = await lockAccountAt(tx, email.trim().toLowerCase());
  if (account === null) return 'absent';
  if (!account.secondFactor) return 'off';
  await endSecondFactor(tx, account);
  await endEntries(tx, account.id, null);
  await writeAudit(tx, { action: 'account.second-factor-ended', personId: account.id, detail: { by: 'operator' } });
  return 'ended';
}

/**
 * Ends what a password alone started, when a second factor is turned on for a locked account: pending moves,
 * and all sessions except `keep`.
 */
export async function endUnguarded(tx: Transaction, { id }: LockedAccount, keep: string): Promise<void> {
  await endLinks(tx, id, 'factor', ['move']);
  await endEntries(tx, id, keep);
}

/** Ends all sessions except `keep`, and sign-ins that wait for a code. */
export async function endEntries(tx: Transaction, id: string, keep: string | null): Promise<void> {
  await endOtherSessions(tx, id, keep);
  await endEntry(tx, id, null);
}

/** Ends one session, and all sign-ins that wait for a code. */
export async function endEntry(tx: Transaction, id: string, sessionId: string | null): Promise<void> {
  if (sessionId !== null) await tx.delete(sessions).where(eq(sessions.id, sessionId));
  await tx.delete(verifications).where(eq(verifications.value, id));
}

/** Starts a session of a locked account with the caller's token. */
export async function beginSession(
  tx: Transaction,
  { id }: LockedAccount,
  { token, userAgent, seconds }: { readonly token: string; readonly userAgent: string | null; readonly seconds: number },
): Promise<void> {
  await tx.insert(sessions).values({ userId: id, token, userAgent, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export interface SecondFactor {
  readonly id: string;
  /** Encrypted. */
  readonly secret: string;
  /** Codes that were refused since one was accepted, or the password was changed: of browsers in which none was ever accepted. */
  readonly wrongCodes: number;
}

/** True if a factor is on that no code of its own turned on: another was begun at the same moment (H14-02). */
export async function isHalfSet(tx: Transaction, personId: string): Promise<boolean> {
  const { userId, verified } = secondFactors;
  return (await tx.$count(secondFactors, and(eq(userId, personId), eq(verified, false)))) > 0;
}

/**
 * Discards a second factor that was begun and is not on. Whoever turns one on after the account has changed begins it
 * after that, so that no code of before is judged by its secret (H17-05).
 */
async function discardBegunFactor(tx: Transaction, { id, secondFactor }: LockedAccount): Promise<void> {
  if (!secondFactor) await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
}

/** True if a person's second factor, on or begun, has this encrypted secret. */
export const hasFactorSecret = async (tx: Transaction, personId: string, secret: string): Promise<boolean> =>
  (await tx.$count(secondFactors, and(eq(secondFactors.userId, personId), eq(secondFactors.secret, secret)))) > 0;

/** A person's second factor; null if there is none. */
export async function findSecondFactor(database: Database, personId: string): Promise<SecondFactor | null> {
  const [[factor = null]] = await database.ask(
    statement<SecondFactor>`
    select id, secret, failed_verification_count as "wrongCodes" from second_factors where user_id = ${personId}::uuid`,
  );
  return factor;
}

/**
 * Id of the person whose password started the sign-in with this challenge. Null if the challenge is unknown
 * or expired.
 */
export async function findChallenged(database: Database, challenge: string): Promise<string | null> {
  const [[found]] = await database.ask(statement<{ readonly id: string }>`
    select value as id from verifications where identifier = ${challenge}::text and expires_at > now() limit 1`);
  return found?.id ?? null;
}

/**
 * In time steps, ten minutes. A stored step further ahead than this was taken while the clock was wrong
 * (H8-07).
 */
const stepsAhead = 20;

/**
 * Uses up the time step of a code. False if it or a later step was used before, or the secret has changed.
 */
export async function takeStep({ statements }: Database, { id, secret }: SecondFactor, step: number): Promise<boolean> {
  const { lastStep } = secondFactors;
  const unused = or(isNull(lastStep), lt(lastStep, step), gt(lastStep, step + stepsAhead));
  const taken = await statements
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.secret, secret), unused))
    .returning({ id: secondFactors.id });
  return taken.length > 0;
}

/** Counts a code that was refused; resolves to how many there are now, 0 where the account has no second factor any more. */
export async function countWrongCode(tx: Transaction, personId: string): Promise<number> {
  const { failedVerificationCount: wrongCodes } = secondFactors;
  const [row] = await tx
    .update(secondFactors)
    .set({ failedVerificationCount: sql`${wrongCodes} + 1` })
    .where(eq(secondFactors.userId, personId))
    .returning({ wrongCodes });
  return row?.wrongCodes ?? 0;
}

/** Begins the count of refused codes anew: one was accepted, or whoever guesses does not know the password any more. */
export async function forgiveCodes(tx: Pick<Transaction, 'update'>, personId: string): Promise<void> {
  await tx.update(secondFactors).set({ failedVerificationCount: 0 }).where(eq(secondFactors.userId, personId));
}
