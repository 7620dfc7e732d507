import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';

/**
 * Lets a changing request pass only from our own pages or from a program that is not a browser. Browsers send
 * Origin with every POST, and also Sec-Fetch-Site and cookies. Our origin is PUBLIC_URL, or else the
 * requested address. Cookies say nothing to the public API, so there a program may send some that it was given elsewhere.
 */
export function sameOrigin({ settings }: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const origin = c.req.header('origin');
      const own = settings.publicUrl?.origin ?? new URL(c.req.url).origin;
      const browser =
        c.req.header('sec-fetch-site') !== undefined ||
        (c.req.header('cookie') !== undefined && !c.req.path.startsWith('/api/v1/'));
      if (origin === undefined ? browser : origin !== own) refuse('request.origin', { allowed: own });
    }
    await next();
  };
}
