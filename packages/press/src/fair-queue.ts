/** Whose turn comes first: work that was paid for, then that of people who are signed in, then that of visitors. */
export const ranks = ['paid', 'account', 'visitor'] as const;
export type Rank = (typeof ranks)[number];

/** What the queue reads of a job. */
export interface Queued {
  readonly rank: Rank;
  /** Everybody the job counts against: an address, an account. Its turn is that of whichever has had the most. */
  readonly clients: readonly string[];
  /** Estimated milliseconds of work, above 0. */
  readonly cost: number;
}

/**
 * Jobs that wait for a process, in an order in which no client can hold up the others: start-time fair queueing (Goyal, Vin and Cheng, 1996).
 * Every client has a virtual time, which advances by the cost of each of its jobs that starts; the job whose client has had the least goes
 * first. Jobs of a few milliseconds go before all others, and ranks before each other, but for every fourth turn, which goes by virtual time
 * alone, so that nobody waits for ever.
 */
export interface FairQueue<T extends Queued> {
  /** Adds a job. Where the queue is full, returns the job that has no place: one of the client that has the most waiting, or this one. */
  push(job: T): T | null;
  /** Puts back a job that was taken, before all others and at no further cost. */
  putBack(job: T): void;
  /** Takes the next job of those that cost at most so many milliseconds; null when there is none. */
  take(mostCost: number): T | null;
  /** Takes a job out; false when it is not waiting. */
  remove(job: T): boolean;
  /** Tells what a job really cost, in the unit of its estimate. */
  correct(job: T, cost: number): void;
  /** Takes out all jobs. */
  clear(): readonly T[];
  /** Estimated milliseconds of work that start before a job of these clients: theirs, and as much for each of the others. */
  costBefore(clients: readonly string[]): number;
  readonly size: number;
}

/** Milliseconds: a picture or a cut typeface takes less, and somebody's set is complete but for it. */
const short = 50;
/** Of so many turns one ignores ranks. */
const openTurn = 4;
/** Virtual times that are kept before those nobody needs are dropped. */
const clientsKept = 1_000;

export function createFairQueue<T extends Queued>(capacity: number): FairQueue<T> {
  const jobs: T[] = [];
  const returned: T[] = [];
  const served = new Map<string, number>();
  let clock = 0;
  let turn = 0;

  const startOf = ({ clients }: T): number => clients.reduce((most, client) => Math.max(most, served.get(client) ?? 0), 0);
  const waitingCost = (clients: readonly string[]): number =>
    jobs.reduce((sum, job) => (job.clients.some((client) => clients.includes(client)) ? sum + job.cost : sum), 0);

  /** Lower goes first; ties go by arrival, since a later job replaces an earlier one only when it is better. */
  const tierOf = ({ rank, cost }: T, open: boolean): number => (cost <= short ? -1 : open ? 0 : ranks.indexOf(rank));
  const best = (mostCost: number, open: boolean): T | null => {
    let found: T | null = null;
    for (const job of jobs) {
      if (job.cost > mostCost) continue;
      if (found === null) found = job;
      else {
        const tiers = tierOf(job, open) - tierOf(found, open);
        if (tiers < 0 || (tiers === 0 && startOf(job) < startOf(found))) found = job;
      }
    }
    return found;
  };
  const remove = (job: T): boolean => {
    for (const list of [jobs, returned]) {
      const at = list.indexOf(job);
      if (at >= 0) return list.splice(at, 1).length > 0;
    }
    return false;
  };
  /** A client that comes back begins now: the time in which it asked for nothing is no credit. */
  const arrive = ({ clients }: T): void => {
    for (const client of clients)
      if (!jobs.some((other) => other.clients.includes(client))) served.set(client, Math.max(served.get(client) ?? 0, clock));
  };
  const advance = (job: T): void => {
    const start = startOf(job);
    clock = Math.max(clock, start);
    for (const client of job.clients) served.set(client, start + job.cost);
    if (served.size > clientsKept) forget();
  };
  const forget = (): void => {
    const waiting = new Set(jobs.flatMap(({ clients }) => clients));
    for (const [client, time] of served) if (time <= clock && !waiting.has(client)) served.delete(client);
  };
  /** The job to refuse where the newcomer would be one too many: the last of the client that has the most waiting. */
  const surplus = (newcomer: T): T => {
    const sums = new Map<string, number>();
    for (const { clients, cost } of [...jobs, newcomer])
      for (const client of clients) sums.set(client, (sums.get(client) ?? 0) + cost);
    const weightOf = ({ clients }: T): number => clients.reduce((most, client) => Math.max(most, sums.get(client) ?? 0), 0);
    let [heaviest, most] = [newcomer, weightOf(newcomer)];
    for (const job of jobs) {
      const weight = job.rank === 'paid' ? 0 : weightOf(job);
      if (weight > most || (weight === most && heaviest !== newcomer)) [heaviest, most] = [job, weight];
    }
    return heaviest;
  };

  return {
    push(job) {
      const refused = jobs.length < capacity ? null : surplus(job);
      if (refused === job) return job;
      if (refused !== null) remove(refused);
      arrive(job);
      jobs.push(job);
      return refused;
    },
    putBack: (job) => void returned.push(job),
    take(mostCost) {
      const at = returned.findIndex(({ cost }) => cost <= mostCost);
      if (at >= 0) return returned.splice(at, 1)[0] ?? null;
      const job = best(mostCost, (turn + 1) % openTurn === 0);
      if (job === null) return null;
      if (job.cost > short) turn++;
      remove(job);
      advance(job);
      return job;
    },
    remove,
    correct({ clients, cost }, real) {
      for (const client of clients) {
        const time = served.get(client);
        if (time !== undefined) served.set(client, time + real - cost);
      }
    },
    clear: () => [...returned.splice(0), ...jobs.splice(0)],
    costBefore(clients) {
      const own = waitingCost(clients);
      const others = new Map<string, number>();
      for (const job of jobs) {
        const [key = ''] = job.clients;
        if (!job.clients.some((client) => clients.includes(client))) others.set(key, (others.get(key) ?? 0) + job.cost);
      }
      return others.values().reduce((sum, cost) => sum + Math.min(cost, own), own);
    },
    get size() {
      return jobs.length + returned.length;
    },
  };
}
