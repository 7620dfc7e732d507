import type { MiddlewareHandler } from 'hono';
import { addressOf } from './admitted.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { createPlaces } from './places.ts';
import { refuse } from './problem-error.ts';

/** Bytes from which a body takes long enough to read that many at once would hold everybody up. */
const large = 64 * 1024;
/** Such bodies under way at a time: of one person, of all people at one address, and of all at one address who are not signed in. */
const most = { person: 3, people: 6, visitors: 6 } as const;

/**
 * Lets some large bodies pass at a time: a share of requests a minute may all come at once. A body has its place before it arrives, and may never come:
 * whoever is not signed in takes no place of people who are.
 */
export function largeBodies({ settings }: Pick<Deps, 'settings'>): MiddlewareHandler<AppEnv> {
  const places = createPlaces();
  return async (c, next) => {
    const isLarge = Number(c.req.header('content-length') ?? 0) > large || c.req.header('transfer-encoding') !== undefined;
    if (!isLarge) return next();
    const { person } = c.var;
    const address = addressOf(c, settings);
    const entered = places.enter(
      person === null
        ? [{ key: `visitors:${address}`, most: most.visitors }]
        : [
            { key: `person:${person.id}`, most: most.person },
            { key: `people:${address}`, most: most.people },
          ],
    );
    if ('full' in entered)
      return refuse('request.rate_limited', { allowed: `${entered.full.most} large requests at a time`, retryAfter: 1 });
    try {
      await next();
    } finally {
      entered.leave();
    }
  };
}
