import { drawingLimit } from '@brandwright/contract';
import { consume, refundUnits } from '@brandwright/data';
import { costOf, type JobDescription, type JobTerms, type Press, PressError } from '@brandwright/press';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../deps.ts';
import { addressOf } from '../../http/client-address.ts';
import { longestWait } from '../../http/wait-limit.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';

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
  /**
   * Counts the estimated work of some jobs against the address and the account; refuses with `request.rate_limited` beyond their share. What was
   * counted for jobs that have not begun is given back when the press refuses one of them for want of room.
   */
  charge(...jobs: readonly JobDescription[]): Promise<void>;
}

/** Whole milliseconds, as they are counted. */
const unitsOf = (job: JobDescription): number => Math.ceil(costOf(job));

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
    units,
  });
  /** What takes longer than its look is counted when it is known. It is done then: nothing is refused, and a count that fails costs nobody a logo. */
  const onExcess = (milliseconds: number): void => {
    for (const client of clients)
      consume(database, share(client, Math.ceil(milliseconds))).catch((err: unknown) =>
        log.warn({ err }, 'work could not be counted'),
      );
  };
  /** Milliseconds that were counted for jobs which have not begun. */
  let unbegun = 0;
  const giveBack = async (): Promise<void> => {
    const units = unbegun;
    unbegun = 0;
    if (units === 0) return;
    for (const client of clients)
      await refundUnits(database, share(client, units)).catch((err: unknown) =>
        log.warn({ err }, 'work could not be given back'),
      );
  };
  const until = (end: AbortSignal): Drawing => {
    const ask = async <T>(job: JobDescription, work: (terms: JobTerms) => Promise<T>): Promise<T> => {
      const onBegin = (): void => {
        unbegun = Math.max(0, unbegun - unitsOf(job));
      };
      try {
        return await work({ signal: end, clients, rank, onBegin, onExcess });
      } catch (error) {
        if (error instanceof PressError && error.fault.code === 'press.busy') await giveBack();
        throw error;
      }
    };
    return {
      design: (brief, options) =>
        ask({ kind: 'design', input: { brief, options } }, (terms) => press.design(brief, options, terms)),
      edit: (edited) => ask({ kind: 'edit', input: edited }, (terms) => press.edit(edited, terms)),
      free: (design, options) => ask({ kind: 'free', input: { design, options } }, (terms) => press.free(design, options, terms)),
      prove: (order, slogan) => ask({ kind: 'prove', input: { order, slogan } }, (terms) => press.prove(order, slogan, terms)),
      raster: (svg, options) => ask({ kind: 'raster', input: { svg, options } }, (terms) => press.raster(svg, options, terms)),
      subset: (ids, text) => ask({ kind: 'subset', input: { ids, text } }, (terms) => press.subset(ids, text, terms)),
    };
  };
  return {
    ...until(signal),
    client: clients.join(' '),
    signal,
    until,
    async charge(...jobs) {
      const units = jobs.reduce((sum, job) => sum + unitsOf(job), 0);
      const said = `${drawingLimit.milliseconds / 1000} seconds of drawing a minute`;
      for (const client of clients) await consumeOrRefuse(deps, share(client, units), said);
      unbegun += units;
    },
  };
}
