import { AiFault } from '../../http/ai-fault.ts';

/** Stops asking a service that keeps failing. */
export interface Breaker {
  /** True while work is refused, but for a trial now and then. */
  isOpen(): boolean;
  /** Does the work, or rejects with AiFault `paused`. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface BreakerOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** What an error tells of the service. */
  readonly verdict: (error: unknown) => 'failed' | 'worked' | 'unknown';
}

/** Failures in a row. */
const mostFailures = 5;
/** Milliseconds without work after them, and after each trial that fails. */
const pause = 30_000;

export function createBreaker({ now, verdict }: BreakerOptions): Breaker {
  let failures = 0;
  let failedAt = 0;
  let isTrying = false;
  const isOpen = (): boolean => failures >= mostFailures;
  return {
    isOpen,
    async run(work) {
      const isTrial = isOpen();
      if (isTrial && (isTrying || now() - failedAt < pause)) throw new AiFault('paused');
      isTrying ||= isTrial;
      try {
        const done = await work();
        failures = 0;
        return done;
      } catch (error) {
        const told = verdict(error);
        if (told === 'worked') failures = 0;
        if (told === 'failed') {
          failures++;
          failedAt = now();
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
