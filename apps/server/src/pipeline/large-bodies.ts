import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { callerIdOf } from '../http/caller.ts';
import { addressOf } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { createPlaces, type Place } from './places.ts';

/** Bytes from which reading bodies takes long enough that many at once would block everyone. */
const large = 64 * 1024;
/** Concurrent large bodies: per person, of all people at one address, and of all visitors at one address. */
const most = { person: 3, people: 6, visitors: 6 } as const;

/** Milliseconds after which a body must keep its pace, and the bytes per second. */
const pace = { after: 2_000, bytes: 16 * 1024 } as const;
/** Milliseconds for which a body keeps its place from newcomers. */
const turn = 10_000;

/**
 * Returns a function that tells whether a request now starting to arrive is too slow. False without a
 * connection (tests).
 */
function lateness(incoming: IncomingMessage | undefined): () => boolean {
  const began = performance.now();
  // Up to 64 kB may have arrived together with its head, in one read of the socket.
  const before = Math.max(0, (incoming?.socket.bytesRead ?? 0) - 64 * 1024);
  return () => {
    if (incoming === undefined || incoming.complete !== false) return false;
    const [ms, bytes] = [performance.now() - began, incoming.socket.bytesRead - before];
    return ms > pace.after && bytes < (pace.bytes * ms) / 1000;
  };
}

/** A body that holds its places. */
interface UnderWay {
  readonly keys: readonly string[];
  /** True if it has not arrived and is too slow to wait for. */
  readonly isLate: () => boolean;
  /** True if it has not arrived. */
  readonly isComing: () => boolean;
  /** Start time, by the clock of deps. */
  readonly began: number;
  /** Ends the request and frees its places at once. */
  readonly giveWay: () => void;
}

/**
 * The body to close for a newcomer without one: the first of the client that has the most, if more than one
 * (H8-10); otherwise the first that had its turn (H10-06). `those` are in order of arrival.
 */
function forNewcomer(those: readonly UnderWay[], newcomer: string | undefined, now: number): UnderWay | undefined {
  const counts = new Map<string, number>();
  for (const { keys } of those) for (const key of keys.slice(0, 1)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [[person, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (newcomer === undefined || counts.has(newcomer)) return;
  const coming = those.filter(({ isComing }) => isComing());
  const ofMany = count > 1 ? coming.find(({ keys }) => keys[0] === person) : undefined;
  return ofMany ?? coming.find(({ began }) => now - began > turn);
}

/**
 * Limits concurrent large bodies, because a minute's requests may all come at once. A body gets its place
 * before it arrives, and may never arrive. For the next one, a stalled body is closed, oldest first (H5-05,
 * H7-05), or one of several of the same person. Visitors never take places of signed-in people.
 */
export function largeBodies({ settings, now }: Pick<Deps, 'settings' | 'now'>): MiddlewareHandler<AppEnv> {
  const places = createPlaces();
  /** In order of arrival. */
  const underWay = new Set<UnderWay>();
  const enter = (wanted: readonly Place[]): (() => void) => {
    const entered = places.enter(wanted);
    if (!('full' in entered)) return entered.leave;
    const { key, most: allowed } = entered.full;
    const those = [...underWay].filter(({ keys }) => keys.includes(key));
    const first = those.find(({ isLate }) => isLate()) ?? forNewcomer(those, wanted[0]?.key, now());
    if (first === undefined)
      return refuse('request.rate_limited', { allowed: `${allowed} large requests at a time`, retryAfter: 1 });
    first.giveWay();
    return enter(wanted);
  };
  return async (c, next) => {
    const isLarge = Number(c.req.header('content-length') ?? 0) > large || c.req.header('transfer-encoding') !== undefined;
    if (!isLarge) return next();
    const person = callerIdOf(c);
    const address = addressOf(c, settings);
    const wanted =
      person === null
        ? [{ key: `visitors:${address}`, most: most.visitors }]
        : [
            { key: `person:${person}`, most: most.person },
            { key: `people:${address}`, most: most.people },
          ];
    const leave = enter(wanted);
    const late = new AbortController();
    const own: UnderWay = {
      keys: wanted.map(({ key }) => key),
      isLate: lateness(c.env.incoming),
      isComing: () => c.env.incoming?.complete === false,
      began: now(),
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
