import { type ProviderPurpose, type SignInProvider, signInProviders } from '@brandwright/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { credentials, profiles, verifications } from '../tables/people.ts';
import { writeAudit } from '../upkeep/audit.ts';

/** What somebody went to a provider for, kept until they come back. */
export interface ProviderVisit {
  readonly provider: SignInProvider;
  readonly purpose: ProviderPurpose;
  /** They accepted the terms, so that an account may be made. */
  readonly accepted: boolean;
  /** Whose account it is about, and the session that asked; null to sign in. */
  readonly personId: string | null;
  readonly sessionId: string | null;
  /** Where the provider was told to send them back. */
  readonly redirectUri: string;
}

/** An account that the transaction has locked. */
interface Locked {
  readonly id: string;
}

const visitKey = (hash: string): string => `provider-visit ${hash}`;
const proofKey = (sessionId: string): string => `provider-proof ${sessionId}`;
const minutesAhead = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Keeps a visit under the hash of its state and of a secret in the browser. */
export async function addProviderVisit(
  { statements }: Database,
  hash: string,
  visit: ProviderVisit,
  minutes: number,
): Promise<void> {
  const values = { identifier: visitKey(hash), value: JSON.stringify(visit), expiresAt: minutesAhead(minutes) };
  await statements.insert(verifications).values(values);
}

/** Uses a visit up: one caller gets it, once, in time. Everyone else gets null. */
export async function takeProviderVisit({ statements }: Database, hash: string): Promise<ProviderVisit | null> {
  const mine = and(eq(verifications.identifier, visitKey(hash)), sql`${verifications.expiresAt} > now()`);
  const [taken] = await statements.delete(verifications).where(mine).returning({ value: verifications.value });
  return taken === undefined ? null : (JSON.parse(taken.value) as ProviderVisit);
}

/** Id of the person whose account this account at a provider opens; null if it opens none. */
export async function findByProvider(
  tx: Pick<Transaction, 'select'>,
  provider: SignInProvider,
  subject: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, provider), eq(credentials.accountId, subject)));
  return found?.id ?? null;
}

/** Connects an account at a provider to a locked account. Raises a unique violation (23505) if either is connected already. */
export async function connectProvider(tx: Transaction, { id }: Locked, provider: SignInProvider, subject: string): Promise<void> {
  // None of the provider's tokens is stored: nothing is asked of it later.
  await tx.insert(credentials).values({ userId: id, providerId: provider, accountId: subject });
}

/** Removes providers from a locked account: all of them, for whoever takes it back. */
export async function disconnectProviders(
  tx: Transaction,
  { id }: Locked,
  providers: readonly SignInProvider[] = signInProviders,
): Promise<void> {
  await tx.delete(credentials).where(and(eq(credentials.userId, id), inArray(credentials.providerId, [...providers])));
}

/** How a person may sign in. */
export interface SignInMethods {
  readonly password: boolean;
  /** In the order of their buttons. */
  readonly providers: readonly SignInProvider[];
}

/** How a person may sign in. `tx`: of theirs, or of the system's. */
export async function readSignInMethods(tx: Pick<Transaction, 'select'>, personId: string): Promise<SignInMethods> {
  const rows = await tx.select({ provider: credentials.providerId }).from(credentials).where(eq(credentials.userId, personId));
  const has = (name: string): boolean => rows.some(({ provider }) => provider === name);
  return { password: has('credential'), providers: signInProviders.filter(has) };
}

export interface ProvenPerson {
  readonly email: string;
  readonly name: string;
  readonly requestId: string;
}

/**
 * Makes an account whose address a provider has proved, so that it is confirmed from the start and has no password. Whoever signed up with the
 * address and never confirmed it is deleted with everything they typed: they may be somebody else. A confirmed account at the
 * address raises a unique violation (23505).
 */
export async function makeProvenAccount(
  tx: Transaction,
  { email, name, requestId }: ProvenPerson,
  provider: SignInProvider,
): Promise<string> {
  await tx.delete(profiles).where(and(eq(profiles.email, email), eq(profiles.emailVerified, false)));
  const [person] = await tx
    .insert(profiles)
    .values({ email, name, emailVerified: true, acceptedAt: new Date() })
    .returning({ id: profiles.id });
  const id = person?.id ?? '';
  await writeAudit(tx, { action: 'account.created', personId: id, detail: { by: provider }, requestId });
  return id;
}

/** Lets a session act as its owner for some minutes. Whatever ends the account's other entries ends this as well. */
export async function addOwnerProof(tx: Transaction, personId: string, sessionId: string, minutes: number): Promise<void> {
  const identifier = proofKey(sessionId);
  await tx.delete(verifications).where(eq(verifications.identifier, identifier));
  await tx.insert(verifications).values({ identifier, value: personId, expiresAt: minutesAhead(minutes) });
}

/** True if the session proved a moment ago that the account is its person's. */
export async function hasOwnerProof(database: Database, personId: string, sessionId: string): Promise<boolean> {
  const [rows] = await database.ask(statement<{ readonly id: string }>`
    select id from verifications
    where identifier = ${proofKey(sessionId)} and value = ${personId}::text and expires_at > now()`);
  return rows.length > 0;
}

/** Begins a sign-in that waits for a code, as the accounts library does after a password. */
export async function addChallenge(tx: Transaction, { id }: Locked, challenge: string, minutes: number): Promise<void> {
  const expiresAt = minutesAhead(minutes);
  await tx.insert(verifications).values([
    { identifier: challenge, value: id, expiresAt },
    { identifier: `2fa-attempts-${challenge}`, value: '0', expiresAt },
  ]);
}
