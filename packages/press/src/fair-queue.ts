import { createFairLane } from './fair-lane.ts';
import { alone, type Costed } from './virtual-time.ts';

/** Precedence: paid work, then signed-in people, then visitors. */
export const ranks = ['paid', 'account', 'visitor'] as const;
export type Rank = (typeof ranks)[number];

/** The fields of a job that the queue reads. */
export interface Queued extends Costed {
  readonly rank: Rank;
}

/**
 * Jobs that wait for a process, in two lanes that each share fairly between clients. Short jobs go first
 * until they have had `mostLead` milliseconds more than long ones; then short and long work alternate. Long
 * jobs go by rank, except every fourth, which goes to visitors and to accounts in turn, so that nobody waits
 * forever.
 */
export interface FairQueue<T extends Queued> {
  /**
   * Adds a job. If the queue is full, returns the job to refuse: one of the client with the most work
   * waiting, or this one.
   */
  push(job: T): T | null;
  /** Puts a taken job back at the front, at no further cost. */
  putBack(job: T): void;
  /** Takes the next job that costs at most `mostCost` milliseconds. Null if there is none. */
  take(mostCost: number): T | null;
  /** Removes a job. False if it is not waiting. */
  remove(job: T): boolean;
  /** Reports what a job really cost, in the unit of its estimate. */
  correct(job: T, cost: number): void;
  /** Removes all jobs. */
  clear(): readonly T[];
  /**
   * Estimated milliseconds of work before a job of these clients starts: their own, and as much for each
   * other client, or for each share of its widest group.
   */
  costBefore(clients: readonly string[]): number;
  readonly size: number;
}

/**
 * Maximum cost of a short job in milliseconds. A picture or a cut typeface takes less, and is often the last
 * piece of somebody's set.
 */
export const short = 50;
/** Maximum lead of short jobs over long ones, in milliseconds: slightly more than the pictures of a set. */
export const mostLead = 200;
/** One in so many turns of long jobs is for a lower rank. */
const openTurn = 4;
/** Which ranks those turns are for, first choice first: visitors and accounts alternate (H17-02). */
const openOrders: readonly (readonly Rank[])[] = [
  ['visitor', 'account', 'paid'],
  ['account', 'visitor', 'paid'],
];

export function createFairQueue<T extends Queued>(capacity: number): FairQueue<T> {
  const [quick, slow] = [createFairLane<T>(), createFairLane<T>(({ rank }) => rank)];
  const returned: T[] = [];
  /** Milliseconds that short jobs are ahead of long ones, from 0 to `mostLead`. */
  let lead = 0;
  let turn = 0;

  const isShort = ({ cost }: T): boolean => cost <= short;
  const laneOf = (job: T) => (isShort(job) ? quick : slow);
  const waiting = (): T[] => [...quick.jobs, ...slow.jobs];
  const weigh = (job: T, milliseconds: number): void => {
    lead = Math.min(mostLead, Math.max(0, lead + (isShort(job) ? milliseconds : -milliseconds)));
  };
  const next = (mostCost: number): T | null => {
    const opened = (turn + 1) / openTurn;
    const order = Number.isInteger(opened) ? openOrders[opened % openOrders.length] : ranks;
    const long = slow.first(mostCost, ({ rank }) => order?.indexOf(rank) ?? 0);
    if (long !== null && lead >= mostLead) return long;
    return quick.first(mostCost, () => 0) ?? long;
  };
  /** The job to refuse when the queue is full: the last one of the client with the most work waiting. */
  const surplus = (newcomer: T): T => {
    const sums = new Map<string, number>();
    // Places are limited as well as time, so every job counts as a short one at least.
    for (const { clients, groups = [], cost } of [...waiting(), newcomer])
      for (const { key, weight } of [...clients.map(alone), ...groups])
        sums.set(key, (sums.get(key) ?? 0) + Math.max(cost, short) / weight);
    const weightOf = ({ clients, groups = [] }: T): number =>
      [...clients.map(alone), ...groups].reduce((most, { key }) => Math.max(most, sums.get(key) ?? 0), 0);
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
      const others = new Map<string, { readonly cost: number; readonly weight: number }>();
      for (const job of waiting()) {
        const { key, weight } = job.groups?.at(-1) ?? alone(job.clients[0] ?? '');
        if (job.clients.some((client) => clients.includes(client))) own += job.cost;
        else others.set(key, { cost: (others.get(key)?.cost ?? 0) + job.cost, weight });
      }
      return others.values().reduce((sum, { cost, weight }) => sum + Math.min(cost, own * weight), own);
    },
    get size() {
      return returned.length + quick.jobs.length + slow.jobs.length;
    },
  };
}
