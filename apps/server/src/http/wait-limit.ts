import { ProblemError } from './problem-error.ts';

/**
 * Milliseconds until a waiting request is answered with 503. After a minute its connection would be closed as
 * silent.
 */
export const longestWait = 40_000;
/** Seconds until a retry. */
export const retryAfter = 10;

/**
 * Resolves like `work`, or rejects with `press.busy` if it takes too long. The work continues, so a retry may
 * find it done.
 */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProblemError('press.busy', { retryAfter })), milliseconds).unref();
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
