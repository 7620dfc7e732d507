/** Clients that count together as well, such as the networks of one household. */
export interface ClientGroup {
  readonly key: string;
  /** The group's share, as a multiple of one client's. */
  readonly weight: number;
}

/** The fields of a job that a lane reads. */
export interface Costed {
  /**
   * Everyone the job counts against, such as an address and an account. The one served most so far decides
   * its turn.
   */
  readonly clients: readonly string[];
  /** Groups that the clients belong to, the narrowest first. Default: none. */
  readonly groups?: readonly ClientGroup[];
  /** Estimated milliseconds of work, above 0. */
  readonly cost: number;
}

/**
 * Orders jobs so that no client can hold up the others: start-time fair queueing (Goyal, Vin and Cheng,
 * 1996). A client's virtual time advances by the cost of each of its jobs that starts, a group's by that cost
 * divided by its weight. The job whose clients and groups have the least virtual time goes first.
 */
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

/** Clients kept before outdated virtual times are dropped. */
const clientsKept = 1_000;

/** A client as a group of its own. */
export const alone = (key: string): ClientGroup => ({ key, weight: 1 });

const keysOf = ({ clients, groups }: Costed): readonly string[] =>
  groups === undefined ? clients : [...clients, ...groups.map(({ key }) => key)];

export function createFairLane<T extends Costed>(): FairLane<T> {
  const jobs: T[] = [];
  const served = new Map<string, number>();
  let clock = 0;

  const startOf = (job: T): number => keysOf(job).reduce((most, key) => Math.max(most, served.get(key) ?? 0), 0);
  const remove = (job: T): boolean => {
    const at = jobs.indexOf(job);
    return at >= 0 && jobs.splice(at, 1).length > 0;
  };
  const forget = (): void => {
    const waiting = new Set(jobs.flatMap(keysOf));
    for (const [client, time] of served) if (time <= clock && !waiting.has(client)) served.delete(client);
  };

  return {
    jobs,
    push(job) {
      // A returning client starts at the current time. Idle time earns no credit.
      for (const key of keysOf(job))
        if (!jobs.some((other) => keysOf(other).includes(key))) served.set(key, Math.max(served.get(key) ?? 0, clock));
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
      for (const { key, weight } of job.groups ?? []) served.set(key, (served.get(key) ?? clock) + job.cost / weight);
      if (served.size > clientsKept) forget();
    },
    adjust({ clients, groups = [] }, milliseconds) {
      for (const { key, weight } of [...clients.map(alone), ...groups]) {
        const time = served.get(key);
        if (time !== undefined) served.set(key, time + milliseconds / weight);
      }
    },
    clear: () => jobs.splice(0),
  };
}
