import { createHmac } from 'node:crypto';
import { type ProviderPurpose, providerReturnPath, type SignInProvider } from '@brandwright/contract';
import { addProviderVisit, type ProviderVisit, readSignInMethods, takeProviderVisit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { SignInGateway, Visit } from '../../gateways/sign-in/sign-in-gateway.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { hashOfToken, newToken } from './link-token.ts';
import { proveOwner } from './prove-owner.ts';
import { proveFactor } from './second-factor.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'settings' | 'log' | 'notify' | 'mailSender' | 'signIn'>;

/** Minutes within which the provider must send the person back. */
const minutes = 10;

export interface AskedVisit {
  readonly provider: SignInProvider;
  readonly purpose: ProviderPurpose;
  readonly accepted: boolean;
  readonly current: string | undefined;
  readonly code: string | undefined;
  /** Null for visitors. */
  readonly person: Person | null;
  /** The secret of this browser. */
  readonly browser: string;
  readonly headers: Headers;
  /** The site’s own address. */
  readonly origin: string;
}

/** The gateway to a provider, or `account.provider.unconfigured`. */
export const gatewayOf = ({ signIn }: Pick<Deps, 'signIn'>, provider: SignInProvider): SignInGateway =>
  signIn[provider] ?? refuse('account.provider.unconfigured');

/**
 * Use case: somebody goes to a provider. Returns the address of its page. Connecting an account takes the same proof as anything else that
 * could take the account from its owner.
 */
export async function beginVisit(deps: Needed, asked: AskedVisit): Promise<string> {
  const { provider, purpose, person, browser } = asked;
  const gateway = gatewayOf(deps, provider);
  const owner = purpose === 'enter' ? null : (person ?? refuse('account.needed'));
  if (owner !== null) await mayVisit(deps, owner, asked);
  const state = newToken().secret;
  const visit: ProviderVisit = {
    ...{ provider, purpose, accepted: asked.accepted, redirectUri: `${asked.origin}${providerReturnPath(provider)}` },
    personId: owner?.id ?? null,
    sessionId: owner?.sessionId ?? null,
  };
  await addProviderVisit(deps.database, keyOf(state, browser), visit, minutes);
  return gateway.authorizeUrl({ ...derived(deps, state, browser), redirectUri: visit.redirectUri });
}

async function mayVisit(deps: Needed, person: Person, { provider, purpose, current, code, headers }: AskedVisit): Promise<void> {
  const { providers } = await readSignInMethods(deps.database.statements, person.id);
  if (purpose === 'prove') {
    if (!providers.includes(provider)) refuse('account.provider.other');
    return;
  }
  if (providers.includes(provider)) refuse('account.provider.connected');
  await proveOwner(deps, person, current);
  await proveFactor(deps, person, { code, headers });
}

/** A visit that has ended, with what the provider must answer with. */
export interface EndedVisit extends ProviderVisit {
  readonly expected: Omit<Visit, 'state'>;
}

/**
 * Uses up the visit that a provider’s answer belongs to. Refuses with `account.provider.state` an answer of another browser, session
 * or provider, of more than ten minutes ago, and one that came before.
 */
export async function endVisit(
  deps: Pick<Needed, 'database' | 'settings'>,
  answer: { readonly state: string; readonly provider: SignInProvider; readonly browser: string },
  person: Pick<Person, 'id' | 'sessionId'> | null,
): Promise<EndedVisit> {
  const visit = await takeProviderVisit(deps.database, keyOf(answer.state, answer.browser));
  if (visit === null || visit.provider !== answer.provider) return refuse('account.provider.state');
  const isTheirs = visit.personId === person?.id && visit.sessionId === person?.sessionId;
  if (visit.purpose !== 'enter' && !isTheirs) refuse('account.provider.state');
  const { nonce, verifier } = derived(deps, answer.state, answer.browser);
  return { ...visit, expected: { nonce, verifier, redirectUri: visit.redirectUri } };
}

/** What a visit is kept under: its state alone, which the provider and the address bar see, finds nothing. */
const keyOf = (state: string, browser: string): string => hashOfToken(`${state} ${browser}`);

/** Nonce and PKCE verifier of a visit. They follow from its state, the browser and the server’s secret, so that none is stored. */
function derived({ settings }: Pick<Deps, 'settings'>, state: string, browser: string): Omit<Visit, 'redirectUri'> {
  const of = (what: string): string =>
    createHmac('sha256', settings.secret).update(`provider ${what} ${state} ${browser}`).digest('base64url');
  return { state, nonce: of('nonce'), verifier: of('verifier') };
}
