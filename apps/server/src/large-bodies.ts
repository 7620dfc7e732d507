import type { MiddlewareHandler } from 'hono';
import { addressOf } from './admitted.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { createPlaces, type Place } from './places.ts';
import { refuse } from './problem-error.ts';

/** Bytes from which a body takes long enough to read that many at once would hold everybody up. */
const large = 64 * 1024;
/** Such bodies under way at a time: of one person, of all people at one address, and of all at one address who are not signed in. */
const most = { person: 3, people: 6, visitors: 6 } as const;

/** A body that has its places. */
interface UnderWay {
  readonly keys: readonly string[];
  readonly hasArrived: () => boolean;
  /** Ends the request, and leaves its places at once. */
  readonly giveWay: () => void;
}

/**
 * Lets some large bodies pass at a time: a share of requests a minute may all come at once. A body has its place before it arrives, and may never come:
 * one that has not arrived gives way to the next, the oldest first (H5-05), and whoever is not signed in takes no place of people who are.
 */
export function largeBodies({ settings }: Pick<Deps, 'settings'>): MiddlewareHandler<AppEnv> {
  const places = createPlaces();
  /** In the order in which they came. */
  const underWay = new Set<UnderWay>();
  const enter = (wanted: readonly Place[]): (() => void) => {
    const entered = places.enter(wanted);
    if (!('full' in entered)) return entered.leave;
    const { key, most: allowed } = entered.full;
    const late = [...underWay].find(({ keys, hasArrived }) => keys.includes(key) && !hasArrived());
    if (late === undefined)
      return refuse('request.rate_limited', { allowed: `${allowed} large requests at a time`, retryAfter: 1 });
    late.giveWay();
    return enter(wanted);
  };
  return async (c, next) => {
    const isLarge = Number(c.req.header('content-length') ?? 0) > large || c.req.header('transfer-encoding') !== undefined;
    if (!isLarge) return next();
    const { person } = c.var;
    const address = addressOf(c, settings);
    const wanted =
      person === null
        ? [{ key: `visitors:${address}`, most: most.visitors }]
        : [
            { key: `person:${person.id}`, most: most.person },
            { key: `people:${address}`, most: most.people },
          ];
    const leave = enter(wanted);
    const late = new AbortController();
    const own: UnderWay = {
      keys: wanted.map(({ key }) => key),
      hasArrived: () => c.env.incoming?.complete ?? true,
      giveWay() {
        end();
        late.abort();
      },
    };
    const end = (): void => {
      leave();
      underWay.delete(own);
    };
    underWay.add(own);
    c.set('late', late.signal);
    try {
      await next();
    } finally {
      end();
    }
  };
}
