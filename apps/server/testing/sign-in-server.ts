/** For tests: an OpenID provider on this machine, which stands for Google and Apple (oauth2-mock-server). */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignInProvider } from '@brandwright/contract';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import {
  openSignIn,
  type ProviderEndpoints,
  type SignInGateways,
  type SignInOptions,
} from '../src/gateways/sign-in/sign-in-gateway.ts';
import type { SignInSettings } from '../src/settings/sign-in-settings.ts';
import { PlayedServer } from './played-server.ts';

/** A key as Apple hands it out. */
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const applePublicKey = appleKey.publicKey;

/** Of nobody’s. */
const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Of tests, and known to everybody. */
export const signInSettings: SignInSettings = {
  google: { clientId: 'of-tests.apps.googleusercontent.com', clientSecret: 'GOCSPX-of-tests-and-known' },
  apple: {
    clientId: 'com.example.tests',
    teamId: 'TEAM123456',
    keyId: 'KEY1234567',
    privateKey: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
};

/** Whoever is signed in at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
}

/** What becomes of a request instead of its answer. */
type Fate = 'hang' | 'drop' | 'garbage' | 'huge' | 'redirect' | 503;

/** What a provider sends back with somebody. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
}

/** A provider, as far as signing in needs it. Every field can be changed while it runs. */
export class PlayedProvider extends PlayedServer {
  person: ProviderPerson = { sub: 'nobody' };
  /** They refuse their consent. */
  denies = false;
  /** Changes an ID token before it is signed. */
  tamper: (claims: Record<string, unknown>) => void = () => {};
  /** Decides what becomes of a request; null for its usual answer. */
  fate: (path: string) => Fate | null = () => null;
  /** Every code counts as used. */
  refusesCodes = false;
  /** ID tokens are signed with a key of somebody else’s, or not at all. */
  forges: 'key' | 'none' | null = null;
  /** Bodies of requests for tokens. */
  readonly asked: Record<string, unknown>[] = [];

  #issuer = new OAuth2Issuer();
  #service = new OAuth2Service(this.#issuer);
  readonly #used = new Set<string>();

  override async start(): Promise<this> {
    await super.start();
    await this.#issuer.keys.generate('RS256');
    this.#issuer.url = this.url;
    this.#listen();
    return this;
  }

  #listen(): void {
    this.#service = new OAuth2Service(this.#issuer);
    this.#service.on('beforeTokenSigning', ({ payload }, { body }) => {
      // The access token has a scope; of the ID token, which has none, everything is read.
      if (payload.aud !== body.client_id) return;
      Object.assign(payload, this.person);
      this.tamper(payload);
    });
    this.#service.on('beforeResponse', (answer, { body }) => {
      this.asked.push({ ...body });
      const code = String(body.code);
      if (this.refusesCodes || this.#used.has(code)) Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
      this.#used.add(code);
      if (this.forges !== null && typeof answer.body === 'object')
        answer.body.id_token = forged(String(answer.body.id_token), this.forges);
    });
    this.#service.on('beforeAuthorizeRedirect', ({ url }) => {
      if (!this.denies) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
  }

  /** Signs with a new key from now on, and shows that one alone. */
  async replaceKeys(): Promise<void> {
    this.#issuer = new OAuth2Issuer();
    this.#listen();
    await this.#issuer.keys.generate('RS256');
    this.#issuer.url = this.url;
  }

  /** Where this provider answers. */
  get endpoints(): ProviderEndpoints {
    const { url } = this;
    return { issuers: [url], authorize: `${url}/authorize`, token: `${url}/token`, keys: `${url}/jwks` };
  }

  /** Parameters of the address to which the provider sends somebody back from its page. */
  async consent(page: string): Promise<ProviderAnswer> {
    const response = await fetch(page, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    return Object.fromEntries(back.searchParams) as unknown as ProviderAnswer;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', this.url).pathname;
    const fate = this.fate(path);
    if (fate === 'hang') return;
    if (fate === 'drop') return void request.socket.destroy();
    if (fate === 'garbage') return void response.writeHead(200).end('<html>{"id_token":');
    if (fate === 'huge') return void response.writeHead(200).end(`{"x":"${'y'.repeat(2_000_000)}"}`);
    if (fate === 'redirect') return void response.writeHead(307, { location: `${this.url}/elsewhere` }).end();
    if (fate !== null) return void response.writeHead(fate).end('{}');
    if (path === '/played/person') {
      // Of journeys in a browser: who is signed in at the provider, and whether they agree.
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { denies = false, ...person } = JSON.parse(Buffer.concat(parts).toString()) as ProviderPerson & { denies?: boolean };
      [this.person, this.denies] = [person, denies];
      return void response.writeHead(200).end('{}');
    }
    this.#service.requestHandler(request, response);
  }
}

/** The claims of a token, signed with a key that the provider does not show under the name of one that it shows, or with none. */
function forged(token: string, how: 'key' | 'none'): string {
  const [head = '', claims = ''] = token.split('.');
  if (how === 'key')
    return [head, claims, sign('sha256', Buffer.from(`${head}.${claims}`), foreignKey).toString('base64url')].join('.');
  return [Buffer.from('{"alg":"none"}').toString('base64url'), claims, ''].join('.');
}

/** Gateways to providers that are played; `only` some of them. */
export const gatewaysTo = (
  played: PlayedProvider,
  {
    only = ['google', 'apple'],
    ...options
  }: { readonly only?: readonly SignInProvider[] } & Omit<SignInOptions, 'endpoints'> = {},
): SignInGateways => {
  const { endpoints } = played;
  const settings = {
    google: only.includes('google') ? signInSettings.google : null,
    apple: only.includes('apple') ? signInSettings.apple : null,
  };
  return openSignIn(settings, { endpoints: { google: endpoints, apple: endpoints }, patience: 1_500, ...options });
};
