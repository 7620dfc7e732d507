import { type RateLimited, rateLimits } from '@brandwright/contract';
import { type Share, takeShare } from '@brandwright/data';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { refuse } from './problem-error.ts';

/** Takes one of a share that is kept in the database, or refuses with the seconds to wait. */
export async function shareOrRefuse({ database }: Pick<Deps, 'database'>, key: string, share: Share): Promise<void> {
  const retryAfter = await takeShare(database, key, share);
  const span = share.seconds === 60 ? 'a minute' : `in ${Math.round(share.seconds / 60)} minutes`;
  if (retryAfter !== null) refuse('request.rate_limited', { retryAfter, allowed: `${share.most} requests ${span}` });
}

/** Refuses an address that asks for more than its share of one resource; the numbers are the contract's. */
export function limited(resource: RateLimited, deps: Deps): MiddlewareHandler<AppEnv> {
  const share = { most: rateLimits[resource], seconds: 60 };
  return async (c, next) => {
    // Without a socket (tests) there is no environment either.
    const socket = c.env?.incoming?.socket.remoteAddress;
    const address = clientAddress({ socket, forwardedFor: c.req.header('x-forwarded-for') }, deps.settings.trustedProxies);
    await shareOrRefuse(deps, `${resource}:${address}`, share);
    await next();
  };
}
