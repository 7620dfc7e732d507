import type { Child, ChildLimits } from './child.ts';
import { startChild } from './child.ts';
import { openGuard } from './guard.ts';

export interface CrewOptions {
  /** Number of processes. */
  readonly size: number;
  readonly limits: ChildLimits;
  /**
   * Resident bytes above which a rested child is replaced. At a quarter more, it is replaced right after its
   * job.
   */
  readonly retireAt: number;
  /** Milliseconds of rest before a child's memory is checked. It collects its garbage first. */
  readonly rest: number;
  /** Called when a child becomes idle. */
  readonly onIdle: () => void;
  /** Called if there is no child, or several in a row failed to start: the installation is broken. */
  readonly onBroken: () => void;
}

/**
 * The child processes of a press. Keeps their number, replaces those that end or hold too much memory, and
 * tracks which are idle.
 */
export interface Crew {
  /** Takes the idle child used last, whose caches are warmest. Null if none is idle. */
  take(): Child | null;
  /** Returns a child after its job. */
  giveBack(child: Child): Promise<void>;
  /** Starts missing children. Retries after failed starts, in case the problem is over. */
  refill(): void;
  /** Resolves once no child is starting; false if none can start. Retries after failed starts. */
  started(): Promise<boolean>;
  /** Ends all children and starts no more. */
  close(): Promise<void>;
  readonly idle: number;
  /** Process ids. */
  readonly pids: readonly number[];
}

/** Factor on `retireAt` at which a child that never rests is replaced after its job. */
const hurry = 1.25;

/** Starts that may fail in a row. */
const patience = 3;

export function openCrew({ size, limits, retireAt, rest, onIdle, onBroken }: CrewOptions): Crew {
  const children = new Set<Child>();
  const starting = new Set<Promise<void>>();
  /** Idle children, last used last, each with the timer of its memory check. */
  const idle = new Map<Child, NodeJS.Timeout>();
  const guard = openGuard();
  let failedStarts = 0;
  let closed = false;

  const start = async (): Promise<void> => {
    const child = startChild(limits);
    children.add(child);
    if (child.pid !== undefined) guard.add(child.pid);
    void child.ended.then(() => leave(child));
    try {
      await child.ready;
      failedStarts = 0;
      becomeIdle(child);
    } catch {
      failedStarts++;
      if (failedStarts >= patience) onBroken();
      await child.ended;
    }
  };
  const fill = (): void => {
    while (!closed && failedStarts < patience && children.size < size) {
      const begun = start().finally(() => starting.delete(begun));
      starting.add(begun);
    }
  };
  const leave = (child: Child): void => {
    children.delete(child);
    if (child.pid !== undefined) guard.remove(child.pid);
    withdraw(child);
    fill();
    if (!closed && children.size === 0) onBroken();
  };
  const becomeIdle = (child: Child): void => {
    if (closed) child.stop();
    else {
      idle.set(child, setTimeout(judge, rest, child).unref());
      onIdle();
    }
  };
  /** Marks a child as no longer idle. False if it was not idle. */
  const withdraw = (child: Child): boolean => {
    clearTimeout(idle.get(child));
    return idle.delete(child);
  };
  /**
   * Replaces one child at a time: starting a process blocks the parent's event loop for some milliseconds.
   */
  const isWorn = async (child: Child, bytes: number): Promise<boolean> =>
    starting.size === 0 && ((await child.resident()) ?? 0) > bytes;
  /** Stops a child that holds too much memory, unless it was given a job while its memory was read. */
  const judge = async (child: Child): Promise<void> => {
    if ((await isWorn(child, retireAt)) && withdraw(child)) child.stop();
  };

  return {
    take() {
      const child = [...idle.keys()].at(-1);
      if (child === undefined) return null;
      withdraw(child);
      return child;
    },
    async giveBack(child) {
      if (await isWorn(child, retireAt * hurry)) child.stop();
      else if (children.has(child)) becomeIdle(child);
    },
    refill() {
      if (failedStarts >= patience) failedStarts = patience - 1;
      fill();
    },
    async started() {
      if (failedStarts >= patience) failedStarts = patience - 1;
      fill();
      while (starting.size > 0) await Promise.all(starting);
      return failedStarts < patience;
    },
    async close() {
      closed = true;
      const leaving = [...children];
      for (const child of leaving) child.stop();
      await Promise.all(leaving.map(({ ended }) => ended));
      guard.close();
    },
    get idle() {
      return idle.size;
    },
    get pids() {
      return [...children].flatMap(({ pid }) => pid ?? []);
    },
  };
}
