import { type ClientGroup, createFairQueue } from '@brandwright/press';
import { type Client, currentClient } from './current-client.ts';
import { ProblemError } from './problem-error.ts';
import { longestWait, retryAfter } from './wait-limit.ts';

/** Work that waits for one of a few places. Clients share them fairly, by the cost of their work, and short work goes first. */
export interface Lane {
  /**
   * Runs `work` in its turn. Throws `press.busy` if it would wait too long or too much is waiting, and
   * `request.timeout` if its client leaves; either way, it has not begun.
   */
  take<T>(work: () => Promise<T>, terms?: LaneTerms): Promise<T>;
}

export interface LaneTerms {
  /** Clients that the work counts against besides the one of the running request, such as an account. */
  readonly clients?: readonly string[];
  /** Estimated milliseconds of work, above 0. */
  readonly cost?: number;
  /** Ends the wait. Default: when the client disconnects, or after `longestWait`. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly clients: readonly string[];
  readonly groups: readonly ClientGroup[];
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
  const turn = ({ clients = [], cost = 1, signal = waitOf(currentClient()) }: LaneTerms): Promise<void> => {
    if (signal.aborted) return Promise.reject(overdue(signal));
    const { address, groups = [] } = currentClient();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = { clients: [address, ...clients], groups, cost, rank: 'account', begin: resolve, refuse: reject };
    const leave = (): void => {
      if (queue.remove(own)) reject(overdue(signal));
    };
    queue.push(own)?.refuse(new ProblemError('press.busy', { retryAfter }));
    signal.addEventListener('abort', leave);
    next();
    return promise.finally(() => signal.removeEventListener('abort', leave));
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

/** Ends when the client disconnects, or has waited too long. */
const waitOf = ({ signal }: Client): AbortSignal => {
  const late = AbortSignal.timeout(longestWait);
  return signal === undefined ? late : AbortSignal.any([signal, late]);
};

/** The problem of work whose signal ended before its turn: it waited too long, or its client left. */
const overdue = ({ reason }: AbortSignal): ProblemError =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new ProblemError('press.busy', { retryAfter })
    : new ProblemError('request.timeout');
