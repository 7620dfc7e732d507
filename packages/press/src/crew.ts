import type { Child, ChildLimits } from './child.ts';
import { startChild } from './child.ts';

export interface CrewOptions {
  /** Processes. */
  readonly size: number;
  readonly limits: ChildLimits;
  /** Resident bytes above which a child that has rested is replaced; with a quarter more it is replaced after its job. */
  readonly retireAt: number;
  /** Milliseconds without work after which a child is judged by its memory: it collects its garbage before. */
  readonly rest: number;
  /** A child is idle and can be taken. */
  readonly onIdle: () => void;
  /** There is no child, or several in a row ended before they were ready: something is wrong with the installation. */
  readonly onBroken: () => void;
}

/** The processes of a press: keeps their number, replaces those that end or hold too much memory, and knows which are idle. */
export interface Crew {
  /** Takes the idle child that was used last, whose caches are warmest; null when all work or start. */
  take(): Child | null;
  /** Gives a child back after its job. */
  giveBack(child: Child): Promise<void>;
  /** Starts what is missing. After failed starts every call is another try, in case the trouble is over. */
  refill(): void;
  /** Resolves once no child is starting; false when none can be started. After failed starts every call is another try. */
  started(): Promise<boolean>;
  /** Ends all children, and starts no more. */
  close(): Promise<void>;
  readonly idle: number;
  /** Process ids. */
  readonly pids: readonly number[];
}

/** A child that never rests is replaced after its job when it holds so many times what one that rests may. */
const hurry = 1.25;

/** Starts that may fail in a row. */
const patience = 3;

export function openCrew({ size, limits, retireAt, rest, onIdle, onBroken }: CrewOptions): Crew {
  const children = new Set<Child>();
  const starting = new Set<Promise<void>>();
  /** Idle children, the last used last, each with the timer of its judgement. */
  const idle = new Map<Child, NodeJS.Timeout>();
  let failedStarts = 0;
  let closed = false;

  const start = async (): Promise<void> => {
    const child = startChild(limits);
    children.add(child);
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
  /** Takes a child out of the idle ones; false when it is not one of them: it works, or has ended. */
  const withdraw = (child: Child): boolean => {
    clearTimeout(idle.get(child));
    return idle.delete(child);
  };
  /** One child at a time is replaced: starting a process takes the parent's event loop some milliseconds. */
  const isWorn = async (child: Child, bytes: number): Promise<boolean> =>
    starting.size === 0 && ((await child.resident()) ?? 0) > bytes;
  /** While its memory is read the child may be given a job, and then it is no longer idle: only an idle child is stopped. */
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
    },
    get idle() {
      return idle.size;
    },
    get pids() {
      return [...children].flatMap(({ pid }) => pid ?? []);
    },
  };
}
