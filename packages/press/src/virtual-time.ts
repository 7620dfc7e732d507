/** Clients that count together as well, such as the networks of one household. */
export interface ClientGroup {
  readonly key: string;
  /** The group's share, as a multiple of one client's. */
  readonly weight: number;
}

/** The fields of a job that count against its clients. */
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
 * Virtual times of clients and groups: start-time fair queueing (Goyal, Vin and Cheng, 1996). A client's time
 * advances by the cost of each of its jobs that starts, a group's by that cost divided by its weight.
 */
export interface VirtualTime {
  /** A client without other waiting jobs begins at the current time. Idle time earns no credit. */
  enter(key: string): void;
  /** Time of the client or group of a job that was served most. */
  startOf(job: Costed): number;
  /** Counts a job that starts. */
  start(job: Costed): void;
  /** Corrects what was counted for a job, by milliseconds more (or, if negative, less). */
  adjust(job: Costed, milliseconds: number): void;
  /** Drops times that are over, except of those that wait, once there are many. */
  forget(waiting: () => ReadonlySet<string>): void;
}

/** Times kept before those that are over are dropped. */
const timesKept = 1_000;

/** A client as a group of its own. */
export const alone = (key: string): ClientGroup => ({ key, weight: 1 });

/** Everyone a job counts against, with the groups. */
export const keysOf = ({ clients, groups }: Costed): readonly string[] =>
  groups === undefined ? clients : [...clients, ...groups.map(({ key }) => key)];

export function createVirtualTime(): VirtualTime {
  const served = new Map<string, number>();
  let clock = 0;
  const startOf = (job: Costed): number => keysOf(job).reduce((most, key) => Math.max(most, served.get(key) ?? 0), 0);
  return {
    startOf,
    enter(key) {
      served.set(key, Math.max(served.get(key) ?? 0, clock));
    },
    start(job) {
      const start = startOf(job);
      clock = Math.max(clock, start);
      for (const client of job.clients) served.set(client, start + job.cost);
      for (const { key, weight } of job.groups ?? []) served.set(key, (served.get(key) ?? clock) + job.cost / weight);
    },
    adjust({ clients, groups = [] }, milliseconds) {
      for (const { key, weight } of [...clients.map(alone), ...groups]) {
        const time = served.get(key);
        if (time !== undefined) served.set(key, time + milliseconds / weight);
      }
    },
    forget(waiting) {
      if (served.size <= timesKept) return;
      const kept = waiting();
      for (const [key, time] of served) if (time <= clock && !kept.has(key)) served.delete(key);
    },
  };
}
