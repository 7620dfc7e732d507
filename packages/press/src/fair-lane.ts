import { type Costed, createVirtualTime, keysOf, type VirtualTime } from './virtual-time.ts';

/** Orders jobs so that no client can hold up the others: the job whose clients were served least goes first. */
export interface FairLane<T extends Costed> {
  /** Waiting jobs, by arrival. */
  readonly jobs: readonly T[];
  push(job: T): void;
  /** Removes a job. False if it is not in the lane. */
  remove(job: T): boolean;
  /**
   * The next job that costs at most `mostCost` milliseconds: lowest tier first, then the client served least.
   * Null if there is none.
   */
  first(mostCost: number, tierOf: (job: T) => number): T | null;
  /** Removes a job that starts and counts it for its clients. */
  start(job: T): void;
  /** Corrects the time counted for a job's clients, by milliseconds more (or, if negative, less). */
  adjust(job: T, milliseconds: number): void;
  clear(): readonly T[];
}

/**
 * A lane whose kinds of jobs keep their own virtual times. Jobs that always go before others would otherwise
 * advance the time at which newcomers among those others begin, and put them behind everything that waits
 * (H16-03). Their clocks run at speeds of their own, so `first` must tell kinds apart by their tiers (H17-02).
 */
export function createFairLane<T extends Costed>(kindOf: (job: T) => string = () => ''): FairLane<T> {
  const jobs: T[] = [];
  const times = new Map<string, VirtualTime>();
  const timeOf = (job: T): VirtualTime => {
    const kind = kindOf(job);
    const time = times.get(kind) ?? createVirtualTime();
    times.set(kind, time);
    return time;
  };
  const waits = (key: string, kind: string): boolean =>
    jobs.some((other) => kindOf(other) === kind && keysOf(other).includes(key));
  const remove = (job: T): boolean => {
    const at = jobs.indexOf(job);
    return at >= 0 && jobs.splice(at, 1).length > 0;
  };

  return {
    jobs,
    push(job) {
      for (const key of keysOf(job)) if (!waits(key, kindOf(job))) timeOf(job).enter(key);
      jobs.push(job);
    },
    remove,
    first(mostCost, tierOf) {
      let found: T | null = null;
      for (const job of jobs) {
        if (job.cost > mostCost) continue;
        if (found === null) found = job;
        else {
          // On a tie, the earlier arrival wins.
          const tiers = tierOf(job) - tierOf(found);
          if (tiers < 0 || (tiers === 0 && timeOf(job).startOf(job) < timeOf(found).startOf(found))) found = job;
        }
      }
      return found;
    },
    start(job) {
      remove(job);
      timeOf(job).start(job);
      timeOf(job).forget(() => new Set(jobs.flatMap(keysOf)));
    },
    adjust: (job, milliseconds) => timeOf(job).adjust(job, milliseconds),
    clear: () => jobs.splice(0),
  };
}
