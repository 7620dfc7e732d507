import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { credentials, profiles, secondFactors, sessions, verifications } from '../tables/people.ts';
import { writeAudit } from '../upkeep/audit.ts';
import { addLink, endLinks, mayEndFactor, type NewLink, type TakenLink } from './account-links.ts';
import { keptOrNot, nobodysAddress } from './nobody.ts';
import { endOtherSessions } from './people.ts';

/** What signing in with a password needs to know. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmed: boolean;
  /** The hash of its password. */
  readonly password: string;
}

/** An account by its id or its address; null when there is none. */
export async function findAccount(
  database: Database,
  by: { readonly id: string } | { readonly email: string },
): Promise<KnownAccount | null> {
  const [id, email] = 'id' in by ? [by.id, null] : [null, by.email];
  const [[account = null]] = await database.ask(statement<KnownAccount>`
    select p.id, p.full_name as name, p.email, p.email_verified as confirmed, c.password
    from profiles p join credentials c on c.user_id = p.id and c.provider_id = 'credential'
    where p.id = ${id}::uuid or p.email = ${email}::text`);
  return account;
}

export interface LockedAccount extends KnownAccount {
  readonly secondFactor: boolean;
}

/**
 * The account, locked until the transaction ends: whatever changes its password, its address or its links holds it first, so that these come one after
 * the other. Null when it is gone.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<LockedAccount | null> {
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
  if (person === undefined) return null;
  const [credential] = await tx.select({ password: credentials.password }).from(credentials).where(ownPassword(id));
  const { name, email, emailVerified, twoFactorEnabled } = person;
  return { id, name, email, confirmed: emailVerified, secondFactor: twoFactorEnabled, password: credential?.password ?? '' };
}

const ownPassword = (id: string) => and(eq(credentials.userId, id), eq(credentials.providerId, 'credential'));

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** The hash of its password. */
  readonly password: string;
  readonly link: Omit<NewLink, 'purpose' | 'address'>;
  /** The request that asks for it. */
  readonly requestId: string;
}

/** Whose name an account of an address carries. */
type Owner = Pick<KnownAccount, 'name'>;

/**
 * Makes an account that has to be confirmed. One that was never confirmed becomes that of whoever signs up last: name, password and link are
 * replaced together. Answers with its owner where the address is somebody's already, and nothing has changed; null otherwise. Costs the same either
 * way: in place of an owner's account one is made for nobody and taken back (H5-03).
 */
export async function beginAccount(tx: Transaction, account: NewAccount): Promise<Owner | null> {
  const owner = await ownerOf(tx, account.email);
  const email = owner === null ? account.email : nobodysAddress();
  const isMade = await keptOrNot(tx, owner === null, () => makeAccount(tx, { ...account, email }));
  // Not made: the address was confirmed in this moment.
  return isMade ? owner : ownerOf(tx, account.email);
}

/** Whoever has confirmed an address. */
async function ownerOf(tx: Transaction, email: string): Promise<Owner | null> {
  const confirmed = and(eq(profiles.email, email), eq(profiles.emailVerified, true));
  const [owner = null] = await tx.select({ name: profiles.name }).from(profiles).where(confirmed);
  return owner;
}

/** False where somebody has confirmed the address: nothing is made. */
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

/** Gives an account that is held its password; false where it had none before. */
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

/** The address of an account that is held is its owner's. */
export async function confirmAccount(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.update(profiles).set({ emailVerified: true, updatedAt: new Date() }).where(eq(profiles.id, id));
}

/**
 * Moves an account that is held to another address, and ends its links, its challenges and its sessions but one. An account there that was never
 * confirmed gives way; one that was is a violation of the unique key (23505).
 */
export async function moveAccount(tx: Transaction, { id }: LockedAccount, email: string, keep: string | null): Promise<void> {
  await tx.delete(profiles).where(and(eq(profiles.email, email), eq(profiles.emailVerified, false)));
  await tx.update(profiles).set({ email, updatedAt: new Date() }).where(eq(profiles.id, id));
  await endLinks(tx, id, 'address');
  await endEntries(tx, id, keep);
}

/** Changes the password of an account that is held, and ends its links, its challenges and its sessions but one. */
export async function changePassword(
  tx: Transaction,
  { id }: LockedAccount,
  password: string,
  keep: string | null,
): Promise<void> {
  await setPassword(tx, id, password);
  await forgiveCodes(tx, id);
  await endLinks(tx, id, 'password');
  await endEntries(tx, id, keep);
}

/**
 * The same by a reset link, whose reader has shown that the address is theirs. The name of an account that was never confirmed is somebody's whom nobody knows:
 * its address takes its place.
 */
export async function resetPassword(tx: Transaction, account: LockedAccount, password: string): Promise<void> {
  await changePassword(tx, account, password, null);
  if (account.confirmed) return;
  const name = account.email.split('@')[0] ?? account.email;
  await tx.update(profiles).set({ emailVerified: true, name, updatedAt: new Date() }).where(eq(profiles.id, account.id));
}

/**
 * Gives an account that is held back to whoever reads the mailbox of a `recover` link: with a new password, at the address of the link, and without the
 * second factor where the link ends it, or another one that works and went to the same mailbox, and then without the rights of an admin. All its links,
 * challenges and sessions end. An account at the address that was never confirmed gives way; one that was is a violation of the unique key (23505).
 */
export async function recoverAccount(
  tx: Transaction,
  account: LockedAccount,
  { address, endsFactor }: TakenLink,
  password: string,
): Promise<void> {
  // Of letters to one mailbox a later one, about a change that the factor stood before, takes nothing from an earlier one.
  const ends = endsFactor || (await mayEndFactor(tx, account.id, address));
  if (address !== account.email) await moveAccount(tx, account, address, null);
  await changePassword(tx, account, password, null);
  await endLinks(tx, account.id, 'password', ['recover']);
  if (account.secondFactor && !ends) return;
  // One that was begun, and of which no code was given yet, ends as well.
  await endSecondFactor(tx, account);
  if (account.secondFactor) await endRole(tx, account);
}

/** A mailbox alone lets nobody into the admin shell: an operator makes an admin of them again. */
async function endRole(tx: Transaction, { id }: LockedAccount): Promise<void> {
  const [admin] = await tx
    .update(profiles)
    .set({ role: 'person' })
    .where(and(eq(profiles.id, id), eq(profiles.role, 'admin')))
    .returning({ id: profiles.id });
  if (admin !== undefined)
    await writeAudit(tx, { action: 'role.changed', personId: null, subject: id, detail: { role: 'person', by: 'recovery' } });
}

/** An account that is held asks for its password alone from now on. */
export async function endSecondFactor(tx: Transaction, { id }: Pick<LockedAccount, 'id'>): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
  await tx.update(profiles).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(profiles.id, id));
}

/** The same by an address, for operators, and every session and challenge ends. */
export async function endFactorOf(tx: Transaction, email: string): Promise<'ended' | 'off' | 'absent'> {
  const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email.trim().toLowerCase()));
  const account = person === undefined ? null : await lockAccount(tx, person.id);
  if (account === null) return 'absent';
  if (!account.secondFactor) return 'off';
  await endSecondFactor(tx, account);
  await endEntries(tx, account.id, null);
  await writeAudit(tx, { action: 'account.second-factor-ended', personId: account.id, detail: { by: 'operator' } });
  return 'ended';
}

/** Ends what a password alone began, where the account that is held asks for a second factor from now on: sessions but one, and moves. */
export async function endUnguarded(tx: Transaction, { id }: LockedAccount, keep: string): Promise<void> {
  await endLinks(tx, id, 'factor', ['move']);
  await endEntries(tx, id, keep);
}

/** Ends sessions, and sign-ins that wait for a code. */
async function endEntries(tx: Transaction, id: string, keep: string | null): Promise<void> {
  await endOtherSessions(tx, id, keep);
  await endEntry(tx, id, null);
}

/** Ends one session, and every sign-in that waits for a code. */
export async function endEntry(tx: Transaction, id: string, sessionId: string | null): Promise<void> {
  if (sessionId !== null) await tx.delete(sessions).where(eq(sessions.id, sessionId));
  await tx.delete(verifications).where(eq(verifications.value, id));
}

/** Begins a session of an account that is held; its token is the caller's. */
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

/** Somebody's second factor; null when there is none. */
export async function findSecondFactor(database: Database, personId: string): Promise<SecondFactor | null> {
  const [[factor = null]] = await database.ask(
    statement<SecondFactor>`
    select id, secret, failed_verification_count as "wrongCodes" from second_factors where user_id = ${personId}::uuid`,
  );
  return factor;
}

/** Whose password began the sign-in that waits for a code under this challenge; null when none does. */
export async function findChallenged(database: Database, challenge: string): Promise<string | null> {
  const [[found]] = await database.ask(statement<{ readonly id: string }>`
    select value as id from verifications where identifier = ${challenge}::text and expires_at > now() limit 1`);
  return found?.id ?? null;
}

/** Time steps (ten minutes) by which a step that was taken cannot be ahead of another: it was taken while the clock was (H8-07). */
const stepsAhead = 20;

/** Takes the time step of a code, once: false when it, or a later one, was taken before, or the secret is another one by now. */
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
