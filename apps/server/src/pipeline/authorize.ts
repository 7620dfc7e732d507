import { atOnce, type Endpoint, rateLimits } from '@brandwright/contract';
import { type AddressLimits, standingOf, writeAuditSeldom } from '@brandwright/data';
import type { ClientGroup } from '@brandwright/press';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf, networksOf, widestNetworkOf } from '../http/client-address.ts';
import { asClient } from '../http/current-client.ts';
import { refuse } from '../http/problem-error.ts';
import type { Person } from '../services/accounts/accounts.ts';
import { consumeOrRefuse, tooMany } from '../services/accounts/rate-limits.ts';
import { type Admission, admitted } from './admission.ts';
import { type ClientTurns, takeVisitorTurn } from './client-turns.ts';

/**
 * Authorizes a request and identifies its person. Refuses an address or account that exceeds the contract's
 * rate limits. The role is read with the session every time, so a revoked admin is refused at once.
 * Concurrent requests of one client for one resource take turns (`inTurn`), so that others are served in
 * between (H6-01, H6-02).
 */
export function authorize(
  endpoint: Pick<Endpoint, 'access' | 'limit' | 'limitedByAccount'>,
  deps: Deps,
  { admission, turns }: { readonly admission: Admission; readonly turns: ClientTurns },
): MiddlewareHandler<AppEnv> {
  const { access, limit, limitedByAccount = false } = endpoint;
  const { accounts, database, settings } = deps;
  return async (c, next) => {
    const address = addressOf(c, settings);
    const share = { key: `${limit}:${address}`, most: rateLimits[limit], seconds: 60 };
    const groups = networksOf(address);
    const ofGroup = ({ key, weight }: ClientGroup) => ({ ...share, key: `${limit}:${key}`, most: share.most * weight });
    const limits: AddressLimits = groups.length === 0 ? [share] : [share, ofGroup(groups[0]), ofGroup(groups[1])];
    // A household has many networks, so turns go by the widest (H16-01).
    const widest = widestNetworkOf(address);
    const { over, person } = await admitted(admission, c, widest, () => accounts.authorizeRequest(c.req.raw, limits));
    if (over !== null) tooMany(over.limit, over.wait);
    if (limitedByAccount && person !== null) await consumeOrRefuse(deps, { ...share, key: `${limit}:${person.id}` });
    if (access !== 'anyone' && person === null) refuse('account.needed');
    if (access === 'admin' && person !== null && !isAdmin(person)) {
      const { endpoint: subject, requestId } = c.var;
      // At most once a minute, so that repeated requests cannot fill the disk (H14-07).
      const entry = { action: 'access.refused', personId: person.id, subject, requestId } as const;
      await writeAuditSeldom(database, entry, `${subject}:${person.id}`);
      refuse('account.forbidden');
    }
    c.set('person', person);
    c.set('inTurn', (work, { waited: late }) =>
      person === null
        ? takeVisitorTurn(turns, { resource: limit, address, widest, signal: c.req.raw.signal }, work).catch(leftOr(c))
        : turns.take(`${limit}:${person.id}`, atOnce.person, async (waited) => {
            // While this waited, for its turn or for its body, the client may have left, or the session or the role may have
            // ended, along with all its requests (H7-07, H13-01, H13-02).
            if (waited && c.req.raw.signal.aborted) refuse('request.timeout');
            if (waited || late) {
              const standing = (await standingOf(database, person.sessionId)) ?? refuse('account.needed');
              if (access === 'admin' && !isAdmin(standing)) refuse('account.forbidden');
            }
            return work();
          }),
    );
    await asClient({ address, groups, signal: c.req.raw.signal }, next);
  };
}

/** Answers a client that left before its turn, as the log has it; whatever else went wrong stays as it is. */
const leftOr =
  (c: Context<AppEnv>) =>
  (error: unknown): never => {
    const { aborted, reason } = c.req.raw.signal;
    if (aborted && error === reason) refuse('request.timeout');
    throw error;
  };

/** Whether somebody may do what only our people may. */
const isAdmin = ({ role, secondFactor }: Pick<Person, 'role' | 'secondFactor'>): boolean => role === 'admin' && secondFactor;
