import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { ProblemError, refuse } from '../http/problem-error.ts';
import { retryAfter } from '../http/wait-limit.ts';
import { createTurnLine } from './turn-line.ts';

/** A few places that all clients share. */
export interface Admission {
  /**
   * Runs `work` in a place. While none is free, clients take turns: one that asks often waits behind itself. Rejects
   * with the signal's reason if that aborts before its turn.
   */
  take<T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Requests of a node that are admitted at a time. Admission takes one round trip of the database, for refused requests
 * too, so the rest of the node's ten connections stay free for what was admitted (H16-01).
 */
export const admissionPlaces = 6;

/** Milliseconds until a request that waits to be admitted is answered with 503: the database does not answer (H17-06). */
const longestAdmission = 10_000;

/** Admits so many at a time. */
export function createAdmission(places: number): Admission {
  const line = createTurnLine();
  let free = places;
  return {
    async take(client, work, signal) {
      if (free > 0) free--;
      else await line.wait(client, signal);
      try {
        return await work();
      } finally {
        if (!line.next()) free++;
      }
    },
  };
}

/** Admits a request of a client. Refuses `request.timeout` if it left meanwhile, and `press.busy` if its turn did not come in time. */
export function admitted<T>(admission: Admission, c: Context<AppEnv>, client: string, work: () => Promise<T>): Promise<T> {
  const { signal } = c.req.raw;
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(longestAdmission)]);
  return admission.take(client, work, waiting).catch((error: unknown) => {
    if (!waiting.aborted || error !== waiting.reason) throw error;
    if (signal.aborted) refuse('request.timeout');
    throw new ProblemError('press.busy', { retryAfter });
  });
}
