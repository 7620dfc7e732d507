import { currentClient } from './current-client.ts';

/** Work that waits for one of a few places, in turns between clients: a client that brings much work waits for its own. */
export interface Lane {
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** A lane in which `atOnce` pieces of work are under way at a time. */
export function createLane(atOnce: number): Lane {
  let free = atOnce;
  /** Waiting work per client, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const leave = (): void => {
    const [turn] = waiting;
    if (turn === undefined) {
      free++;
      return;
    }
    const [client, [next, ...rest]] = turn;
    waiting.delete(client);
    if (rest.length > 0) waiting.set(client, rest);
    next?.();
  };
  return {
    async take(work) {
      if (free > 0) free--;
      else {
        const client = currentClient();
        await new Promise<void>((begin) => waiting.set(client, [...(waiting.get(client) ?? []), begin]));
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
