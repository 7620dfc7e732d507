import { currentClient } from '../http/current-client.ts';

/**
 * Concurrent password hashes. Each takes 75 ms of one of the four threads that also read and write files;
 * half of them stay free for that (H6-06).
 */
const atOnce = 2;

/** Limits concurrent work and alternates between clients. A client with many requests waits for its own. */
export interface HashLane {
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function createHashLane(): HashLane {
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
