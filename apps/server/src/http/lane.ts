import { createFairQueue } from '@brandwright/press';
import { currentClient } from './current-client.ts';
import { ProblemError } from './problem-error.ts';
import { retryAfter } from './wait-limit.ts';

/** Work that waits for one of a few places. Clients share them fairly, by the cost of their work, and short work goes first. */
export interface Lane {
  /**
   * Runs `work` in its turn. Throws `press.busy` if it would wait too long or too much is waiting, and
   * `request.timeout` if its client leaves; either way, it has not begun.
   */
  take<T>(work: () => Promise<T>, terms?: LaneTerms): Promise<T>;
}

export interface LaneTerms {
  /** Everyone that the work counts against. Default: the client of the running request. */
  readonly clients?: readonly string[];
  /** Estimated milliseconds of work, above 0. */
  readonly cost?: number;
  /** Aborts when the client disconnects; times out if the request takes too long. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly clients: readonly string[];
  readonly cost: number;
  readonly rank: 'account';
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/** Pieces of work that wait at most. The client with the most work waiting is refused first. */
const mostWaiting = 1_000;

/** A lane in which `atOnce` pieces of work are under way at a time. */
export function createLane(atOnce: number, capacity = mostWaiting): Lane {
  const queue = createFairQueue<Waiting>(capacity);
  let free = atOnce;
  const next = (): void => {
    if (free === 0) return;
    const first = queue.take(Number.POSITIVE_INFINITY);
    if (first === null) return;
    free--;
    first.begin();
  };
  const turn = ({ clients = [currentClient()], cost = 1, signal }: LaneTerms): Promise<void> => {
    if (signal?.aborted === true) return Promise.reject(overdue(signal));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = { clients, cost, rank: 'account', begin: resolve, refuse: reject };
    const leave = (): void => {
      if (signal !== undefined && queue.remove(own)) reject(overdue(signal));
    };
    queue.push(own)?.refuse(new ProblemError('press.busy', { retryAfter }));
    signal?.addEventListener('abort', leave);
    next();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  };
  return {
    async take(work, terms = {}) {
      await turn(terms);
      try {
        return await work();
      } finally {
        free++;
        next();
      }
    },
  };
}

/** The problem of work whose signal ended before its turn: it waited too long, or its client left. */
const overdue = ({ reason }: AbortSignal): ProblemError =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new ProblemError('press.busy', { retryAfter })
    : new ProblemError('request.timeout');
