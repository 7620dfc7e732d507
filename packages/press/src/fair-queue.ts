import { type Costed, createFairLane } from './fair-lane.ts';

/** Whose turn comes first: work that was paid for, then that of people who are signed in, then that of visitors. */
export const ranks = ['paid', 'account', 'visitor'] as const;
export type Rank = (typeof ranks)[number];

/** What the queue reads of a job. */
export interface Queued extends Costed {
  readonly rank: Rank;
}

/**
 * Jobs that wait for a process, in two lanes that each share fairly between clients. Short jobs go before long ones until they have had
 * `mostLead` milliseconds more than those; then each long job that starts lets as much short work pass. Among long jobs ranks go before
 * each other, but for every fourth turn, which goes by what clients have had alone, so that nobody waits for ever.
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

/** Milliseconds that a short job costs at most: a picture or a cut typeface takes less, and somebody's set is complete but for it. */
export const short = 50;
/** Milliseconds of work that short jobs may have had more than long ones: somewhat more than the pictures of a set. */
export const mostLead = 200;
/** Of so many turns of long jobs one ignores ranks. */
const openTurn = 4;

export function createFairQueue<T extends Queued>(capacity: number): FairQueue<T> {
  const [quick, slow] = [createFairLane<T>(), createFairLane<T>()];
  const returned: T[] = [];
  /** Milliseconds that short jobs have had more than long ones, within 0 and `mostLead`. */
  let lead = 0;
  let turn = 0;

  const isShort = ({ cost }: T): boolean => cost <= short;
  const laneOf = (job: T) => (isShort(job) ? quick : slow);
  const waiting = (): T[] => [...quick.jobs, ...slow.jobs];
  const weigh = (job: T, milliseconds: number): void => {
    lead = Math.min(mostLead, Math.max(0, lead + (isShort(job) ? milliseconds : -milliseconds)));
  };
  const next = (mostCost: number): T | null => {
    const open = (turn + 1) % openTurn === 0;
    const long = slow.first(mostCost, ({ rank }) => (open ? 0 : ranks.indexOf(rank)));
    if (long !== null && lead >= mostLead) return long;
    return quick.first(mostCost, () => 0) ?? long;
  };
  /** The job to refuse where the newcomer would be one too many: the last of the client that has the most waiting. */
  const surplus = (newcomer: T): T => {
    const sums = new Map<string, number>();
    // Places are short as well as time: a job counts as a short one at least, however little it costs.
    for (const { clients, cost } of [...waiting(), newcomer])
      for (const client of clients) sums.set(client, (sums.get(client) ?? 0) + Math.max(cost, short));
    const weightOf = ({ clients }: T): number => clients.reduce((most, client) => Math.max(most, sums.get(client) ?? 0), 0);
    let [heaviest, most] = [newcomer, weightOf(newcomer)];
    for (const job of waiting()) {
      const weight = job.rank === 'paid' ? 0 : weightOf(job);
      if (weight > most || (weight === most && heaviest !== newcomer)) [heaviest, most] = [job, weight];
    }
    return heaviest;
  };

  return {
    push(job) {
      const refused = waiting().length < capacity ? null : surplus(job);
      if (refused === job) return job;
      if (refused !== null) laneOf(refused).remove(refused);
      laneOf(job).push(job);
      return refused;
    },
    putBack: (job) => void returned.push(job),
    take(mostCost) {
      const at = returned.findIndex(({ cost }) => cost <= mostCost);
      if (at >= 0) return returned.splice(at, 1)[0] ?? null;
      const job = next(mostCost);
      if (job === null) return null;
      if (!isShort(job)) turn++;
      weigh(job, job.cost);
      laneOf(job).start(job);
      return job;
    },
    remove(job) {
      const at = returned.indexOf(job);
      return at >= 0 ? returned.splice(at, 1).length > 0 : laneOf(job).remove(job);
    },
    correct(job, real) {
      weigh(job, real - job.cost);
      laneOf(job).adjust(job, real - job.cost);
    },
    clear: () => [...returned.splice(0), ...quick.clear(), ...slow.clear()],
    costBefore(clients) {
      let own = 0;
      const others = new Map<string, number>();
      for (const job of waiting()) {
        const [key = ''] = job.clients;
        if (job.clients.some((client) => clients.includes(client))) own += job.cost;
        else others.set(key, (others.get(key) ?? 0) + job.cost);
      }
      return others.values().reduce((sum, cost) => sum + Math.min(cost, own), own);
    },
    get size() {
      return returned.length + quick.jobs.length + slow.jobs.length;
    },
  };
}
