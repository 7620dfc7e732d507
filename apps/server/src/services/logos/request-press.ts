import { drawingLimit } from '@brandwright/contract';
import { consume, refundUnits } from '@brandwright/data';
import { type ClientGroup, costOf, type JobDescription, type JobTerms, type Press, PressError } from '@brandwright/press';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../deps.ts';
import { callerIdOf } from '../../http/caller.ts';
import { addressOf, networksOf } from '../../http/client-address.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';

/** The part of the press that requests use. */
type Drawing = Pick<
  Press,
  'design' | 'direct' | 'edit' | 'free' | 'kinds' | 'prove' | 'raster' | 'redraw' | 'revise' | 'subset' | 'trace' | 'write'
>;

/**
 * The press for one request. Jobs rank and count by the person who asks, and end when the client disconnects.
 */
export interface RequestPress extends Drawing {
  /**
   * The client that the work belongs to. Work is shared only within one client, so that nobody waits in
   * another's place.
   */
  readonly client: string;
  /** Aborts when the client disconnects; times out if the request takes too long. */
  readonly signal: AbortSignal;
  /** The same press for work shared between requests. Its jobs end with this signal instead. */
  until(signal: AbortSignal): Drawing;
  /**
   * Counts the estimated work of jobs against address and account. Throws `request.rate_limited` beyond the
   * limit. If the press refuses a job because it is busy, the units of jobs not started are returned.
   */
  charge(...jobs: readonly JobDescription[]): Promise<void>;
}

/** Whole milliseconds, the unit of the limit. */
const unitsOf = (job: JobDescription): number => Math.ceil(costOf(job));

export function requestPress(
  deps: Pick<Deps, 'press' | 'database' | 'settings' | 'log' | 'longestWait'>,
  c: Context<AppEnv>,
): RequestPress {
  const { press, database, settings, log, longestWait } = deps;
  const person = callerIdOf(c);
  const network = addressOf(c, settings);
  const address = `address:${network}`;
  const groups = networksOf(network);
  const clients = person === null ? [address] : [address, `person:${person}`];
  const rank = person === null ? 'visitor' : 'account';
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(longestWait)]);
  const counted = [...clients.map((key) => ({ key, weight: 1 })), ...groups];
  const share = ({ key, weight }: ClientGroup, units: number) => ({
    key: `drawing:${key}`,
    most: drawingLimit.milliseconds * weight,
    seconds: drawingLimit.seconds,
    units,
  });
  /**
   * Counts time beyond the estimate once it is known. The work is done, so nothing is refused, and a failed
   * count costs nobody a logo.
   */
  const onExcess = (milliseconds: number): void => {
    for (const client of counted)
      consume(database, share(client, Math.ceil(milliseconds))).catch((err: unknown) =>
        log.warn({ err }, 'work could not be counted'),
      );
  };
  /** Milliseconds counted for jobs not started. */
  let unbegun = 0;
  const giveBack = async (): Promise<void> => {
    const units = unbegun;
    unbegun = 0;
    if (units === 0) return;
    for (const client of counted)
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
        return await work({ signal: end, clients, groups, rank, onBegin, onExcess });
      } catch (error) {
        if (error instanceof PressError && error.fault.code === 'press.busy') await giveBack();
        throw error;
      }
    };
    return {
      design: (brief, options) =>
        ask({ kind: 'design', input: { brief, options } }, (terms) => press.design(brief, options, terms)),
      kinds: (brief, options) => ask({ kind: 'kinds', input: { brief, options } }, (terms) => press.kinds(brief, options, terms)),
      edit: (edited) => ask({ kind: 'edit', input: edited }, (terms) => press.edit(edited, terms)),
      redraw: (brought) => ask({ kind: 'redraw', input: brought }, (terms) => press.redraw(brought, terms)),
      revise: (request) => ask({ kind: 'revise', input: request }, (terms) => press.revise(request, terms)),
      free: (design, options) => ask({ kind: 'free', input: { design, options } }, (terms) => press.free(design, options, terms)),
      prove: (order, slogan) => ask({ kind: 'prove', input: { order, slogan } }, (terms) => press.prove(order, slogan, terms)),
      raster: (svg, options) => ask({ kind: 'raster', input: { svg, options } }, (terms) => press.raster(svg, options, terms)),
      subset: (ids, text) => ask({ kind: 'subset', input: { ids, text } }, (terms) => press.subset(ids, text, terms)),
      direct: (brief) => ask({ kind: 'direct', input: { brief } }, (terms) => press.direct(brief, terms)),
      trace: (png) => ask({ kind: 'trace', input: { png } }, (terms) => press.trace(png, terms)),
      write: (request) => ask({ kind: 'write', input: request }, (terms) => press.write(request, terms)),
    };
  };
  return {
    ...until(signal),
    client: clients.join(' '),
    signal,
    until,
    async charge(...jobs) {
      const units = jobs.reduce((sum, job) => sum + unitsOf(job), 0);
      const said = `${drawingLimit.milliseconds / 1000} seconds of drawing time a minute`;
      for (const client of counted) await consumeOrRefuse(deps, share(client, units), said);
      unbegun += units;
    },
  };
}
