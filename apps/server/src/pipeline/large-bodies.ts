import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { createPlaces, type Place } from './places.ts';

/** Bytes from which a body takes long enough to read that many at once would hold everybody up. */
const large = 64 * 1024;
/** Such bodies under way at a time: of one person, of all people at one address, and of all at one address who are not signed in. */
const most = { person: 3, people: 6, visitors: 6 } as const;

/** Milliseconds after which a body has to come at its pace, and bytes of it in each second. */
const pace = { after: 2_000, bytes: 16 * 1024 } as const;
/** Milliseconds for which a body keeps its place before somebody who has none. */
const turn = 10_000;

/** Whether a request that begins to arrive now is late by the time it is asked; without a connection (tests) it is there. */
function lateness(incoming: IncomingMessage | undefined): () => boolean {
  const began = performance.now();
  // What came together with its head is its own: one reading of a socket brings 64 kB at most.
  const before = Math.max(0, (incoming?.socket.bytesRead ?? 0) - 64 * 1024);
  return () => {
    if (incoming === undefined || incoming.complete !== false) return false;
    const [ms, bytes] = [performance.now() - began, incoming.socket.bytesRead - before];
    return ms > pace.after && bytes < (pace.bytes * ms) / 1000;
  };
}

/** A body that has its places. */
interface UnderWay {
  readonly keys: readonly string[];
  /** It has not arrived, and comes too slowly to be waited for. */
  readonly isLate: () => boolean;
  /** It has not arrived. */
  readonly isComing: () => boolean;
  /** When it began, by the clock of deps. */
  readonly began: number;
  /** Ends the request, and leaves its places at once. */
  readonly giveWay: () => void;
}

/**
 * Of bodies in the order in which they came, one that gives way to somebody who has none: the first of whoever has most of them and more than one (H8-10), else the first that had its
 * turn (H10-06).
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
 * Lets some large bodies pass at a time: a share of requests a minute may all come at once. A body has its place before it arrives, and may never come:
 * one that stands still gives way to the next, the oldest first (H5-05, H7-05), and one of several of a person to somebody who has none. Whoever is not signed in takes no place of people who are.
 */
export function largeBodies({ settings, now }: Pick<Deps, 'settings' | 'now'>): MiddlewareHandler<AppEnv> {
  const places = createPlaces();
  /** In the order in which they came. */
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
