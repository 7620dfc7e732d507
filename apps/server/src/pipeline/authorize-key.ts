import { type ApiScope, atOnce, type Endpoint, rateLimits } from '@brandwright/contract';
import { hasApiKey, type KeyAuthorization, type KeyBearer, writeAuditSeldom } from '@brandwright/data';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf, networksOf, widestNetworkOf } from '../http/client-address.ts';
import { asClient } from '../http/current-client.ts';
import { refuse } from '../http/problem-error.ts';
import { tooMany } from '../services/accounts/rate-limits.ts';
import { hashOfKey, isKey } from '../services/api/key-text.ts';
import { type Admission, admitted } from './admission.ts';
import type { ClientTurns } from './client-turns.ts';

/** Names of parameters that other servers take a key in. */
const inUrl = ['api_key', 'apikey', 'key', 'access_token', 'token'];

/** One key, as RFC 6750 sends it. The scheme is in any case (RFC 9110, 11.1). Two headers arrive as one with a comma. */
const bearerForm = /^bearer +([\w.~+/-]+=*)$/i;

/** WWW-Authenticate, with what was wrong (RFC 6750, 3). */
const challenge = (error?: string): string => `Bearer realm="Brandwright API"${error === undefined ? '' : `, error="${error}"`}`;

/** The key of a request. Refuses what cannot be one without a look into the database (S-14). */
function keyIn(c: Context<AppEnv>): string {
  const asked = new URL(c.req.url).searchParams;
  if (inUrl.some((name) => asked.has(name)) || [...asked.values()].some(isKey))
    refuse('key.in_url', { authenticate: challenge('invalid_request') });
  const header = c.req.header('authorization');
  if (header === undefined) return refuse('key.needed', { authenticate: challenge() });
  const [, key] = bearerForm.exec(header) ?? [];
  if (key === undefined) return refuse('key.needed', { authenticate: challenge('invalid_request') });
  if (!isKey(key)) refuse('key.wrong', { authenticate: challenge('invalid_token') });
  return key;
}

/**
 * RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10): what is left of the window, and what a window holds.
 */
function tellRate(c: Context<AppEnv>, { limit, count, rest }: KeyAuthorization): void {
  c.header('ratelimit', `"person";r=${Math.max(0, limit.most - count)};t=${rest}`);
  c.header('ratelimit-policy', `"person";q=${limit.most};w=${limit.seconds}`);
}

/**
 * Authorizes a program by its key, for the endpoints that take one. Cookies say nothing here. Requests count by person in the
 * shared store, whichever key, address or node they come by (S-15); those with a key that doesn’t exist count by network. The
 * key is looked up every time, so a revoked one is refused at once. Concurrent requests take turns, as those of browsers do.
 */
export function authorizeKey(
  endpoint: Pick<Endpoint, 'scope' | 'limit'>,
  deps: Pick<Deps, 'accounts' | 'database' | 'settings'>,
  { admission, turns }: { readonly admission: Admission; readonly turns: ClientTurns },
): MiddlewareHandler<AppEnv> {
  const { scope, limit } = endpoint;
  const { accounts, database, settings } = deps;
  return async (c, next) => {
    const keyHash = hashOfKey(keyIn(c));
    const address = addressOf(c, settings);
    const widest = widestNetworkOf(address);
    const stranger = { key: `${limit}:${widest}`, most: rateLimits[limit], seconds: 60 };
    const found = await admitted(admission, c, widest, () => accounts.authorizeKey(keyHash, stranger));
    const { bearer } = found;
    if (bearer !== null) tellRate(c, found);
    if (found.count > found.limit.most) tooMany(found.limit, found.rest);
    if (bearer === null) return refuse('key.wrong', { authenticate: challenge('invalid_token') });
    if (scope !== undefined) await requireScope(c, database, bearer, scope);
    c.set('person', null);
    c.set('bearer', bearer);
    c.set('inTurn', (work, { waited: late }) =>
      turns.take(`${limit}:${bearer.id}`, atOnce.person, async (waited) => {
        if (waited && c.req.raw.signal.aborted) refuse('request.timeout');
        // It may have been revoked while this waited for its turn, or for its body.
        if ((waited || late) && !(await hasApiKey(database.statements, bearer.keyId)))
          refuse('key.wrong', { authenticate: challenge('invalid_token') });
        return work();
      }),
    );
    await asClient({ address, groups: networksOf(address), signal: c.req.raw.signal }, next);
  };
}

/** Refuses a key without the scope, and logs it at most once a minute (S-34). */
async function requireScope(c: Context<AppEnv>, database: Deps['database'], bearer: KeyBearer, scope: ApiScope): Promise<void> {
  if (bearer.scopes.includes(scope)) return;
  const { endpoint: subject, requestId } = c.var;
  const entry = { action: 'access.refused', personId: bearer.id, subject, detail: { scope }, requestId } as const;
  await writeAuditSeldom(database, entry, `${subject}:${bearer.id}`);
  const authenticate = `${challenge('insufficient_scope')}, scope="${scope}"`;
  refuse('key.scope', { received: bearer.scopes.join(', '), allowed: scope, authenticate });
}
