import { randomBytes } from 'node:crypto';
import { accountLimits, type SignInProvider, signUp } from '@brandwright/contract';
import {
  addChallenge,
  addOwnerProof,
  beginSession,
  connectProvider,
  disconnectProviders,
  endOldSessions,
  findByProvider,
  type LockedAccount,
  lockAccount,
  lockAccountAt,
  makeProvenAccount,
  readSignInMethods,
  type Transaction,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { ProvenIdentity } from '../../gateways/sign-in/sign-in-gateway.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { requireDiskSpace } from '../../operations/disk-space.ts';
import type { Person } from './accounts.ts';
import { isTaken } from './auth-errors.ts';
import { tellOwner } from './recovery.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify' | 'mailSender' | 'diskSpace'>;

/** Address and name as sign-up takes them. */
const { email: emailSchema, name: nameSchema } = signUp.body.shape;

/** Minutes for which a code is waited for (as the accounts library does), and for which a proof counts. */
export const challengeMinutes = 10;
const proofMinutes = 10;

export interface ProvenEntry {
  readonly provider: SignInProvider;
  readonly identity: ProvenIdentity;
  /** They accepted the terms, so that an account may be made. */
  readonly accepted: boolean;
  /** Apple’s name, which the browser brings. */
  readonly name: string | undefined;
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** Whoever signed in: a session, or a sign-in that waits for a code. */
export interface ProviderSignIn {
  readonly account: LockedAccount;
  readonly isNew: boolean;
  readonly session: string | null;
  readonly challenge: string | null;
}

/**
 * Use case: somebody signs in with a provider. Their account is, in this order: the one that this account at the provider is connected to;
 * the one with its address, if both the provider and we know the address to be theirs; a new one. See decision 0083 for accounts
 * that nobody confirmed.
 */
export async function signInWithProvider(deps: Needed, entry: ProvenEntry): Promise<ProviderSignIn> {
  // Of two answers for one address at once, the later finds what the earlier made.
  const signedIn = await enter(deps, entry)
    .catch((error: unknown) => (isTaken(error) ? enter(deps, entry) : Promise.reject(error)))
    .catch(unlessConnected);
  deps.mailSender.call();
  return signedIn;
}

async function enter(deps: Needed, entry: ProvenEntry): Promise<ProviderSignIn> {
  const { provider, identity, userAgent, requestId } = entry;
  const known = await findByProvider(deps.database.statements, provider, identity.subject);
  return deps.database.asSystem(async (tx) => {
    const connected = known === null ? null : await lockAccount(tx, known);
    const [account, isNew] = connected === null ? await accountOf(deps, tx, entry) : ([connected, false] as const);
    // Disconnected meanwhile, or another account at the provider was put in its place.
    if ((await findByProvider(tx, provider, identity.subject)) !== account.id) return refuse('account.provider.state');
    if (account.secondFactor) {
      const challenge = `2fa-${randomBytes(15).toString('base64url')}`;
      await addChallenge(tx, account, challenge, challengeMinutes);
      return { account, isNew, session: null, challenge };
    }
    const session = randomBytes(24).toString('base64url');
    await beginSession(tx, account, { token: session, userAgent, seconds: deps.auth.sessionSeconds });
    await endOldSessions(tx, account.id);
    await writeAudit(tx, { action: 'account.signed-in', personId: account.id, detail: { by: provider }, requestId });
    return { account, isNew, session, challenge: null };
  });
}

/** Reports an account at a provider that opens another account here. */
function unlessConnected(error: unknown): never {
  throw isTaken(error) ? new ProblemError('account.provider.taken', {}, error) : error;
}

/** The account that an unconnected account at a provider belongs to from now on, and whether it is new. */
async function accountOf(
  deps: Needed,
  tx: Transaction,
  { provider, identity, accepted, name, requestId }: ProvenEntry,
): Promise<readonly [LockedAccount, boolean]> {
  const address = emailSchema.safeParse(identity.email ?? '');
  if (!identity.isVerified || !address.success) return refuse('account.provider.unverified');
  const email = address.data;
  const account = await lockAccountAt(tx, email);
  if (account?.confirmed === true) {
    // Another answer for the same person connected it a moment ago.
    const isTheirs = (await findByProvider(tx, provider, identity.subject)) === account.id;
    if (isTheirs) return [account, false];
    await connect(deps, tx, account, { provider, subject: identity.subject, requestId });
    return [account, false];
  }
  if (!accepted) return refuse('account.provider.unknown');
  await requireDiskSpace(deps.diskSpace);
  const id = await makeProvenAccount(tx, { email, name: nameOf(identity.name ?? name, email), requestId }, provider);
  await connectProvider(tx, { id }, provider, identity.subject);
  const made = await lockAccount(tx, id);
  return made === null ? refuse('account.provider.state') : [made, true];
}

interface Connection {
  readonly provider: SignInProvider;
  readonly subject: string;
  readonly requestId: string;
}

/** Connects an account at a provider to a locked account. Its owner is told, with a link that takes the account back. */
async function connect(deps: Needed, tx: Transaction, account: LockedAccount, connection: Connection): Promise<void> {
  const { provider, subject, requestId } = connection;
  if ((await readSignInMethods(tx, account.id)).providers.includes(provider)) refuse('account.provider.other');
  await connectProvider(tx, account, provider, subject);
  await writeAudit(tx, { action: 'account.provider-connected', personId: account.id, detail: { provider }, requestId });
  await tellOwner(deps, tx, account, `${provider}-connected`);
}

/** A name as sign-up takes it, cut to its length; the local part of the address in place of none. */
function nameOf(told: string | undefined, email: string): string {
  const name = nameSchema.safeParse([...(told ?? '')].slice(0, accountLimits.name).join(''));
  return name.success ? name.data : (email.split('@')[0] ?? email).slice(0, accountLimits.name);
}

/** Use case: a signed-in person comes back from a provider and connects it. */
export async function connectToAccount(
  deps: Needed,
  person: Person,
  { provider, subject, requestId }: Connection,
): Promise<void> {
  await deps.database
    .asSystem(async (tx) => {
      const account = (await lockAccount(tx, person.id)) ?? refuse('account.needed');
      await connect(deps, tx, account, { provider, subject, requestId });
    })
    .catch(unlessConnected);
  deps.mailSender.call();
}

/** Use case: a signed-in person without a password proves with a connected provider that the account is theirs. */
export async function proveWithProvider(
  deps: Pick<Needed, 'database'>,
  person: Person,
  { provider, subject, requestId }: Connection,
): Promise<void> {
  await deps.database.asSystem(async (tx) => {
    const account = (await lockAccount(tx, person.id)) ?? refuse('account.needed');
    if ((await findByProvider(tx, provider, subject)) !== account.id) refuse('account.provider.other');
    await addOwnerProof(tx, account.id, person.sessionId, proofMinutes);
    await writeAudit(tx, { action: 'account.provider-proved', personId: account.id, detail: { provider }, requestId });
  });
}

/** Use case: a signed-in person disconnects a provider, unless nothing else lets them in. */
export async function endProvider(deps: Needed, person: Person, provider: SignInProvider, requestId: string): Promise<void> {
  await deps.database.asSystem(async (tx) => {
    const account = (await lockAccount(tx, person.id)) ?? refuse('account.needed');
    const { password, providers } = await readSignInMethods(tx, account.id);
    if (!providers.includes(provider)) return;
    if (!password && providers.length === 1) refuse('account.provider.last');
    await disconnectProviders(tx, account, [provider]);
    await writeAudit(tx, { action: 'account.provider-disconnected', personId: account.id, detail: { provider }, requestId });
    await tellOwner(deps, tx, account, `${provider}-disconnected`);
  });
  deps.mailSender.call();
}
