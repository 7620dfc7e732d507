/** What a lane reads of a job. */
export interface Costed {
  /** Everybody the job counts against: an address, an account. Its turn is that of whichever has had the most. */
  readonly clients: readonly string[];
  /** Estimated milliseconds of work, above 0. */
  readonly cost: number;
}

/**
 * Jobs in an order in which no client can hold up the others: start-time fair queueing (Goyal, Vin and Cheng, 1996). Every client has a
 * virtual time, which advances by the cost of each of its jobs that starts; the job whose client has had the least goes first.
 */
export interface FairLane<T extends Costed> {
  /** Those that wait, by arrival. */
  readonly jobs: readonly T[];
  push(job: T): void;
  /** Takes a job out; false when it is not here. */
  remove(job: T): boolean;
  /** The job of the lowest tier whose client has had the least, of those that cost at most so many milliseconds; null when there is none. */
  first(mostCost: number, tierOf: (job: T) => number): T | null;
  /** Takes out a job that starts, and counts it for its clients. */
  start(job: T): void;
  /** Counts for the clients of a job that it took so many milliseconds more than it was counted for, or less. */
  adjust(job: T, milliseconds: number): void;
  clear(): readonly T[];
}

/** Virtual times that are kept before those nobody needs are dropped. */
const clientsKept = 1_000;

export function createFairLane<T extends Costed>(): FairLane<T> {
  const jobs: T[] = [];
  const served = new Map<string, number>();
  let clock = 0;

  const startOf = ({ clients }: T): number => clients.reduce((most, client) => Math.max(most, served.get(client) ?? 0), 0);
  const remove = (job: T): boolean => {
    const at = jobs.indexOf(job);
    return at >= 0 && jobs.splice(at, 1).length > 0;
  };
  const forget = (): void => {
    const waiting = new Set(jobs.flatMap(({ clients }) => clients));
    for (const [client, time] of served) if (time <= clock && !waiting.has(client)) served.delete(client);
  };

  return {
    jobs,
    push(job) {
      // A client that comes back begins now: the time in which it asked for nothing is no credit.
      for (const client of job.clients)
        if (!jobs.some((other) => other.clients.includes(client))) served.set(client, Math.max(served.get(client) ?? 0, clock));
      jobs.push(job);
    },
    remove,
    first(mostCost, tierOf) {
      let found: T | null = null;
      for (const job of jobs) {
        if (job.cost > mostCost) continue;
        if (found === null) found = job;
        else {
          // Ties go by arrival: a later job replaces an earlier one only when it is better.
          const tiers = tierOf(job) - tierOf(found);
          if (tiers < 0 || (tiers === 0 && startOf(job) < startOf(found))) found = job;
        }
      }
      return found;
    },
    start(job) {
      remove(job);
      const start = startOf(job);
      clock = Math.max(clock, start);
      for (const client of job.clients) served.set(client, start + job.cost);
      if (served.size > clientsKept) forget();
    },
    adjust({ clients }, milliseconds) {
      for (const client of clients) {
        const time = served.get(client);
        if (time !== undefined) served.set(client, time + milliseconds);
      }
    },
    clear: () => jobs.splice(0),
  };
}
