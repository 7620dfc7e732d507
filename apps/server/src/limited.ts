import { type RateLimited, rateLimits } from '@brandwright/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { refuse } from './problem-error.ts';
import { createRateLimit } from './rate-limit.ts';

/** Refuses an address that asks for more than its share of one resource; the numbers are the contract's. */
export function limited(resource: RateLimited, { settings, now }: Deps): MiddlewareHandler<AppEnv> {
  const perMinute = rateLimits[resource];
  const limit = createRateLimit({ perMinute, now });
  return async (c, next) => {
    // Without a socket (tests) there is no environment either.
    const socket = c.env?.incoming?.socket.remoteAddress;
    const retryAfter = limit.take(
      clientAddress({ socket, forwardedFor: c.req.header('x-forwarded-for') }, settings.trustedProxies),
    );
    if (retryAfter !== null) refuse('request.rate_limited', { retryAfter, allowed: `${perMinute} requests a minute` });
    await next();
  };
}
