import { refuse } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import { readBounded } from '../../http/read-bounded.ts';
import type { CanvaSettings } from '../../settings/canva-settings.ts';
import type { CanvaAccess } from './canva-access.ts';
import { askCanva, type CanvaPatience, type CanvaRequest, canvaPatience } from './canva-http.ts';
import { type CanvaFile, createCanvaJobs, type MadeDesign } from './canva-jobs.ts';

/** Tokens of a person's Canva account. */
export interface CanvaTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until the access token ends. */
  readonly seconds: number;
}

/** A design as Canva shows it now. Its links expire, so they are not stored. */
interface ShownDesign {
  /** Null: Canva gave none that leads to Canva. Valid for 30 days. */
  readonly editUrl: string | null;
  /** Null: Canva has none yet. Valid for 15 minutes. */
  readonly thumbnailUrl: string | null;
}

/**
 * Canva's Connect API. Rejects with the problems `canva.unavailable` and `canva.throttled`, or with a
 * ProviderFault for any other refusal.
 */
export interface CanvaGateway {
  /** Canva's page that asks the person for consent (RFC 6749, 4.1.1; RFC 7636, 4.3). */
  authorizeUrl(asked: { readonly state: string; readonly challenge: string; readonly redirectUri: string }): string;
  exchange(answer: { readonly code: string; readonly verifier: string; readonly redirectUri: string }): Promise<CanvaTokens>;
  /** A new pair of tokens. The refresh token works once. */
  refresh(refreshToken: string): Promise<CanvaTokens>;
  /** Ends a refresh token, its access tokens and the person's consent. */
  revoke(refreshToken: string): Promise<void>;
  /** Name of the account as Canva shows it. Null if it has none. */
  accountName(access: CanvaAccess): Promise<string | null>;
  /** Uploads a PNG picture and makes a design of the same size with it. */
  addPicture(access: CanvaAccess, file: CanvaFile): Promise<MadeDesign>;
  /** Imports a PDF as a design. */
  addDocument(access: CanvaAccess, file: CanvaFile): Promise<MadeDesign>;
  /** Null: it is gone, or belongs to another account. */
  findDesign(access: CanvaAccess, id: string): Promise<ShownDesign | 'gone' | 'foreign'>;
  /** A data URL. Null if it is no picture, or too large. */
  thumbnail(url: string): Promise<string | null>;
  /** Canva's own address of a design, which does not expire. */
  designUrl(id: string): string;
}

/** Permissions that connecting asks for, the fewest that exports need. */
const scopes = ['asset:read', 'asset:write', 'design:content:write', 'design:meta:read', 'profile:read'] as const;

/** Bytes of a thumbnail: Canva's are some 600 pixels wide. */
const mostThumbnailBytes = 400_000;

/**
 * Canva as its published documentation describes it (https://www.canva.dev/docs/connect, and version
 * 2024-06-18 of https://github.com/canva-sdks/canva-connect-api-starter-kit/blob/main/openapi/spec.yml, read
 * in November 2026). Tokens are requested below /rest, as the documentation says; the specification calls
 * that address deprecated beside /auth, and both answer.
 */
export function openCanva({ clientId, clientSecret, url }: CanvaSettings, patience: CanvaPatience = canvaPatience): CanvaGateway {
  const [site, api] = [url ?? new URL('https://www.canva.com'), url ?? new URL('https://api.canva.com')];
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const ask = (request: CanvaRequest) => askCanva(request, patience);

  const oauth = (path: 'token' | 'revoke', fields: Readonly<Record<string, string>>) =>
    ask({
      method: 'POST',
      url: new URL(`/rest/v1/oauth/${path}`, api),
      headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
      // Tokens are given once, but may be ended twice.
      isRepeatable: path === 'revoke',
      body: new URLSearchParams(fields).toString(),
    });
  const tokensOf = (answer: Readonly<Record<string, unknown>>): CanvaTokens => {
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer;
    if (!isToken(accessToken) || !isToken(refreshToken) || typeof seconds !== 'number' || !(seconds > 0 && seconds < 1e8))
      return refuse('canva.unavailable', { retryAfter: 10 });
    return { accessToken, refreshToken, seconds };
  };

  /** Asks with the access token, and once more with another if Canva refuses it: a refused request did nothing. */
  const authorized = async (access: CanvaAccess, path: string, request: Omit<CanvaRequest, 'url'>) => {
    const askWith = (token: string) =>
      ask({
        ...request,
        url: new URL(`/rest/v1/${path}`, api),
        headers: { ...request.headers, authorization: `Bearer ${token}` },
      });
    const token = await access.token();
    return askWith(token).catch(async (error: unknown) => {
      if (!(error instanceof ProviderFault && error.status === 401)) throw error;
      return askWith(await access.renew(token));
    });
  };
  /** True for an https address of Canva's, or one of the address set in its place. */
  const isOwn = (text: unknown): text is string => {
    if (typeof text !== 'string' || text.length > 4_000 || !URL.canParse(text)) return false;
    const { protocol, hostname, origin } = new URL(text);
    return url === null ? protocol === 'https:' && /^(?:[a-z0-9-]+\.)*canva\.com$/.test(hostname) : origin === url.origin;
  };
  const jobs = createCanvaJobs(authorized, patience);

  return {
    authorizeUrl({ state, challenge, redirectUri }) {
      const page = new URL('/api/oauth/authorize', site);
      page.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString();
      return page.href;
    },
    exchange: async ({ code, verifier, redirectUri }) =>
      tokensOf(
        await oauth('token', { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),
      ),
    refresh: async (token) => tokensOf(await oauth('token', { grant_type: 'refresh_token', refresh_token: token })),
    revoke: async (token) => void (await oauth('revoke', { token })),
    async accountName(access) {
      const { profile } = await authorized(access, 'users/me/profile', { method: 'GET', headers: {} });
      const { display_name: name } = (profile ?? {}) as { readonly display_name?: unknown };
      return typeof name === 'string' ? shown(name) : null;
    },
    ...jobs,
    async findDesign(access, id) {
      const asked = authorized(access, `designs/${encodeURIComponent(id)}`, { method: 'GET', headers: {} });
      const found = await asked.catch((error: unknown) => {
        if (error instanceof ProviderFault && error.status === 404) return 'gone' as const;
        if (error instanceof ProviderFault && error.status === 403) return 'foreign' as const;
        throw error;
      });
      if (typeof found === 'string') return found;
      const { urls, thumbnail } = (found.design ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
      const [edit, picture] = [urls?.edit_url, thumbnail?.url];
      return { editUrl: isOwn(edit) ? edit : null, thumbnailUrl: isOwn(picture) ? picture : null };
    },
    async thumbnail(address) {
      if (!isOwn(address)) return null;
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience.request) });
      if (!response.ok) return null;
      const bytes = Buffer.from(await readBounded(response, mostThumbnailBytes));
      const type = pictureType(bytes);
      return type === null ? null : `data:${type};base64,${bytes.toString('base64')}`;
    },
    designUrl: (id) => new URL(`/design/${encodeURIComponent(id)}/edit`, site).href,
  };
}

/** Tokens are up to 4 KB long, and become part of a header. */
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\x21-\x7e]{1,8000}$/.test(text);

/** A name of somebody else's choice as it is stored and shown: one line of at most 100 characters. Null for none. */
function shown(name: string): string | null {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
  return line === '' ? null : [...line].slice(0, 100).join('');
}

/** By its first bytes, whatever its header says. */
function pictureType(bytes: Buffer): string | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
