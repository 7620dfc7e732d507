import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';

/**
 * Lets a request that changes something pass only from our own pages, or from a program that is no browser: browsers send Origin
 * with every POST of today, Sec-Fetch-Site besides, and cookies only they would have. Our origin is PUBLIC_URL, else the address asked for.
 */
export function sameOrigin({ settings }: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const origin = c.req.header('origin');
      const own = settings.publicUrl?.origin ?? new URL(c.req.url).origin;
      const browser = c.req.header('sec-fetch-site') !== undefined || c.req.header('cookie') !== undefined;
      if (origin === undefined ? browser : origin !== own) refuse('request.origin', { allowed: own });
    }
    await next();
  };
}
