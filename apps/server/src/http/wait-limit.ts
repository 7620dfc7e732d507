import { ProblemError } from './problem-error.ts';

/** Milliseconds after which a request that waits is answered 503: its connection would be cut for silence after a minute. */
export const longestWait = 40_000;
/** Seconds to wait before another try. */
export const retryAfter = 10;

/**
 * What the work resolves to, or `press.busy` when it takes longer than a request may wait. The work itself goes on, and the next try may
 * find it done.
 */
export function inTime<T>(work: Promise<T>, milliseconds = longestWait): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProblemError('press.busy', { retryAfter })), milliseconds).unref();
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
