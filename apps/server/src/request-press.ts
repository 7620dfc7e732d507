import { drawingLimit } from '@brandwright/contract';
import { takeShare } from '@brandwright/data';
import { costOf, type JobDescription, type JobTerms, type Press } from '@brandwright/press';
import type { Context } from 'hono';
import { addressOf, shareOrRefuse } from './admitted.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { longestWait } from './in-time.ts';

/** What requests ask of the press. */
type Drawing = Pick<Press, 'design' | 'edit' | 'free' | 'prove' | 'raster' | 'subset'>;

/** The press as one request uses it: its jobs rank and count as those of the person who asks, and end when the client goes. */
export interface RequestPress extends Drawing {
  /** Whose work this is, for what only one client may share: nobody waits in the place of another's. */
  readonly client: string;
  /** Aborts when the client has gone; times out when the request has taken too long. */
  readonly signal: AbortSignal;
  /** The same press for work that other requests may wait for too: its jobs end with this signal instead. */
  until(signal: AbortSignal): Drawing;
  /** Counts the estimated work of a job against the address and the account; refuses with `request.rate_limited` beyond their share. */
  charge(job: JobDescription): Promise<void>;
}

export function requestPress(deps: Pick<Deps, 'press' | 'database' | 'settings' | 'log'>, c: Context<AppEnv>): RequestPress {
  const { press, database, settings, log } = deps;
  const { person } = c.var;
  const address = `address:${addressOf(c, settings)}`;
  const clients = person === null ? [address] : [address, `person:${person.id}`];
  const rank = person === null ? 'visitor' : 'account';
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(longestWait)]);
  const share = (client: string, units: number) => ({
    key: `drawing:${client}`,
    most: drawingLimit.milliseconds,
    seconds: drawingLimit.seconds,
    units: Math.ceil(units),
  });
  /** What takes longer than its look is counted when it is known. It is done then: nothing is refused, and a count that fails costs nobody a logo. */
  const onExcess = (milliseconds: number): void => {
    for (const client of clients)
      takeShare(database, share(client, milliseconds)).catch((err: unknown) => log.warn({ err }, 'work could not be counted'));
  };
  const until = (end: AbortSignal): Drawing => {
    const terms: JobTerms = { signal: end, clients, rank, onExcess };
    return {
      design: (brief, options) => press.design(brief, options, terms),
      edit: (edited) => press.edit(edited, terms),
      free: (design, options) => press.free(design, options, terms),
      prove: (order, slogan) => press.prove(order, slogan, terms),
      raster: (svg, options) => press.raster(svg, options, terms),
      subset: (ids, text) => press.subset(ids, text, terms),
    };
  };
  return {
    ...until(signal),
    client: clients.join(' '),
    signal,
    until,
    async charge(job) {
      const said = `${drawingLimit.milliseconds / 1000} seconds of drawing a minute`;
      for (const client of clients) await shareOrRefuse(deps, share(client, costOf(job)), said);
    },
  };
}
