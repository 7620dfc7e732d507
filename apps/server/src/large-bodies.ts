import type { MiddlewareHandler } from 'hono';
import { addressOf } from './admitted.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { createPlaces } from './places.ts';
import { refuse } from './problem-error.ts';

/** Bytes from which a body takes long enough to read that many at once would hold everybody up. */
const large = 64 * 1024;
/** Such bodies under way at a time. */
const most = { person: 3, address: 6 } as const;

/** Lets some large bodies of one person, and of one address, pass at a time: their share of requests a minute may all come at once. */
export function largeBodies({ settings }: Pick<Deps, 'settings'>): MiddlewareHandler<AppEnv> {
  const places = createPlaces();
  return async (c, next) => {
    const isLarge = Number(c.req.header('content-length') ?? 0) > large || c.req.header('transfer-encoding') !== undefined;
    if (!isLarge) return next();
    const own = c.var.person === null ? [] : [{ key: `person:${c.var.person.id}`, most: most.person }];
    const entered = places.enter([...own, { key: `address:${addressOf(c, settings)}`, most: most.address }]);
    if ('full' in entered)
      return refuse('request.rate_limited', { allowed: `${entered.full.most} large requests at a time`, retryAfter: 1 });
    try {
      await next();
    } finally {
      entered.leave();
    }
  };
}
