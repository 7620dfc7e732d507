import type { SignInProvider } from '@brandwright/contract';
import { authorizationCodeRequest, createAuthorizationURL } from 'better-auth/oauth2';
import { ProblemError } from '../../http/problem-error.ts';
import type { SignInSettings } from '../../settings/sign-in-settings.ts';
import { createAppleSecret } from './apple-secret.ts';
import { createProviderKeys, readIdToken } from './id-token.ts';
import { askProvider, providerPatience } from './provider-http.ts';

/** Who somebody is at a provider, as it signed just now. */
export interface ProvenIdentity {
  /** The provider’s id of the account, which never changes. */
  readonly subject: string;
  /** Null if the account has no address, or shares none. */
  readonly email: string | null;
  /** True if the provider says that the person reads this mailbox. */
  readonly isVerified: boolean;
  readonly name: string | null;
}

/** What is made for one visit, and must come back with it. */
export interface Visit {
  /** Sent back beside the code. */
  readonly state: string;
  /** Sent back inside the ID token. */
  readonly nonce: string;
  /** PKCE (RFC 7636): whoever sees the code cannot exchange it. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** One provider. Rejects with `account.provider.unavailable` and `account.provider.refused`. */
export interface SignInGateway {
  /** The provider’s page that asks the person for consent. */
  authorizeUrl(visit: Visit): Promise<string>;
  /** Exchanges the code that the provider sent back for the person’s identity. No token is kept. */
  identify(visit: Omit<Visit, 'state'> & { readonly code: string }): Promise<ProvenIdentity>;
}

/** Gateways to the providers that are configured. */
export type SignInGateways = Readonly<Partial<Record<SignInProvider, SignInGateway>>>;

/** Where a provider answers. */
export interface ProviderEndpoints {
  readonly issuers: readonly string[];
  readonly authorize: string;
  readonly token: string;
  readonly keys: string;
}

/**
 * The providers’ own, as their discovery documents state them (accounts.google.com and appleid.apple.com,
 * `/.well-known/openid-configuration`, read in November 2026). Fixed here, so that no answer can point elsewhere.
 */
const published: Readonly<Record<SignInProvider, ProviderEndpoints>> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  apple: {
    issuers: ['https://appleid.apple.com'],
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
  },
};

/** For tests: providers elsewhere, and less patience. */
export interface SignInOptions {
  readonly endpoints?: Readonly<Partial<Record<SignInProvider, ProviderEndpoints>>>;
  /** Milliseconds. */
  readonly patience?: number;
  /** Milliseconds before keys are read again because one is unknown. */
  readonly keysAtLeast?: number;
}

/** The providers of the settings, through the accounts library’s OAuth client. */
export function openSignIn(
  { google, apple }: SignInSettings,
  { endpoints = {}, patience = providerPatience, keysAtLeast = 60_000 }: SignInOptions = {},
): SignInGateways {
  const at = { ...published, ...endpoints };
  return {
    ...(google === null
      ? {}
      : {
          google: openProvider(at.google, {
            ...{ id: 'google', clientId: google.clientId, secret: async () => google.clientSecret, patience, keysAtLeast },
            // Whoever is signed in with several Google accounts chooses one each time.
            asks: { scopes: ['openid', 'email', 'profile'], prompt: 'select_account' },
          }),
        }),
    ...(apple === null
      ? {}
      : {
          apple: openProvider(at.apple, {
            ...{ id: 'apple', clientId: apple.clientId, patience, keysAtLeast },
            secret: createAppleSecret(apple, { audience: at.apple.issuers[0] ?? '' }),
            // Apple shares an address only with pages to which it can post it.
            asks: { scopes: ['name', 'email'], responseMode: 'form_post' },
          }),
        }),
  };
}

interface Client {
  readonly id: string;
  readonly clientId: string;
  readonly secret: () => Promise<string>;
  readonly asks: { readonly scopes: string[]; readonly prompt?: string; readonly responseMode?: string };
  readonly patience: number;
  readonly keysAtLeast: number;
}

function openProvider(at: ProviderEndpoints, { id, clientId, secret, asks, patience, keysAtLeast }: Client): SignInGateway {
  const keys = createProviderKeys(at.keys, { patience, keysAtLeast });
  return {
    async authorizeUrl({ state, nonce, verifier, redirectUri }) {
      const page = await createAuthorizationURL({
        ...asks,
        ...{ id, options: { clientId }, authorizationEndpoint: at.authorize },
        ...{ state, nonce, codeVerifier: verifier, redirectURI: redirectUri },
      });
      return page.href;
    },
    async identify({ code, nonce, verifier, redirectUri }) {
      const { body, headers } = await authorizationCodeRequest({
        ...{ code, codeVerifier: verifier, redirectURI: redirectUri, tokenEndpoint: at.token },
        options: { clientId, clientSecret: await secret() },
      });
      const { status, json } = await askProvider(at.token, { method: 'POST', headers, body: body.toString() }, patience);
      const { id_token: token, error } = json;
      if (status >= 400 || typeof token !== 'string') throw refusal(status, error);
      const claims = await readIdToken(token, { keys, issuers: at.issuers, clientId, nonce });
      const { sub: subject, email, email_verified: isVerified, name } = claims;
      return {
        subject,
        email: typeof email === 'string' ? email : null,
        // Apple has written it as a text.
        isVerified: isVerified === true || isVerified === 'true',
        name: typeof name === 'string' ? name : null,
      };
    },
  };
}

/** A code that was used or forged is the visit’s fault; anything else, such as a wrong secret of ours, is not. */
function refusal(status: number, error: unknown): ProblemError {
  const cause = new Error(`The provider answered ${status} (${typeof error === 'string' ? error.slice(0, 60) : 'no ID token'}).`);
  return error === 'invalid_grant'
    ? new ProblemError('account.provider.refused', {}, cause)
    : new ProblemError('account.provider.unavailable', { retryAfter: 10 }, cause);
}
