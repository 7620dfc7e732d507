import { atOnce, type Endpoint, rateLimits } from '@brandwright/contract';
import { hasSession, type Share, takeShare, writeAudit } from '@brandwright/data';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { asClient } from '../services/accounts/hash-lane.ts';
import type { ClientTurns } from './client-turns.ts';

/**
 * Lets pass who may ask, and says who it is. An address, or an account, that asks for more than its share of one resource is refused; the
 * numbers are the contract's. The role is read with the session, every time: who was one of us a moment ago is refused. What a client asks of one resource
 * at once is worked on some at a time (`inTurn`), so that others are served in between (H6-01, H6-02).
 */
export function admitted(
  endpoint: Pick<Endpoint, 'access' | 'limit' | 'limitedByAccount'>,
  deps: Deps,
  turns: ClientTurns,
): MiddlewareHandler<AppEnv> {
  const { access, limit, limitedByAccount = false } = endpoint;
  const { accounts, database, settings } = deps;
  return async (c, next) => {
    const address = addressOf(c, settings);
    const share = { key: `${limit}:${address}`, most: rateLimits[limit], seconds: 60 };
    const { wait, person } = await turns.take(`admission:${address}`, atOnce.address, () => accounts.admit(c.req.raw, share));
    if (wait !== null) tooMany(share, wait);
    if (limitedByAccount && person !== null) await shareOrRefuse(deps, { ...share, key: `${limit}:${person.id}` });
    if (access !== 'anyone' && person === null) refuse('account.needed');
    if (access === 'admin' && person !== null && !(person.role === 'admin' && person.secondFactor)) {
      await writeAudit(database.statements, {
        action: 'access.refused',
        personId: person.id,
        subject: c.var.endpoint,
        requestId: c.var.requestId,
      });
      refuse('account.forbidden');
    }
    c.set('person', person);
    c.set('inTurn', (work) =>
      person === null
        ? turns.take(`${limit}:${address}`, atOnce.address, work)
        : turns.take(`${limit}:${person.id}`, atOnce.person, async (waited) => {
            // Its client may have gone meanwhile, or its session ended, and with it everything that was asked in it (H7-07).
            if (waited && c.req.raw.signal.aborted) refuse('request.timeout');
            if (waited && !(await hasSession(database, person.sessionId))) refuse('account.needed');
            return work();
          }),
    );
    await asClient(address, next);
  };
}

/** Takes from a share that is kept in the database, or refuses with the seconds to wait. `allowed` says what the share is, where it is not of requests. */
export async function shareOrRefuse({ database }: Pick<Deps, 'database'>, share: Share, allowed?: string): Promise<void> {
  const wait = await takeShare(database, share);
  if (wait !== null) tooMany(share, wait, allowed);
}

function tooMany({ most, seconds }: Share, retryAfter: number, allowed?: string): never {
  const span = seconds === 60 ? 'a minute' : `in ${Math.round(seconds / 60)} minutes`;
  return refuse('request.rate_limited', { retryAfter, allowed: allowed ?? `${most} requests ${span}` });
}

/** Whether a request comes from the machine that this runs on. */
export const isFromHere = (c: Context<AppEnv>, settings: Deps['settings']): boolean =>
  /^127\.|^0:0:0:0::\/64$/.test(addressOf(c, settings));

/** The address a request comes from, past our own proxies. */
export function addressOf(c: Context<AppEnv>, { trustedProxies }: Deps['settings']): string {
  // Without a socket (tests) there is no environment either.
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress({ socket, forwardedFor: c.req.header('x-forwarded-for') }, trustedProxies);
}
