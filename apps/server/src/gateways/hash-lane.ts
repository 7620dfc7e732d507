import { currentClient } from '../http/current-client.ts';

/**
 * Hashes of passwords that are worked out at a time. Each takes 75 ms of one of the four threads that also read and write files: half of them stay free for
 * those (H6-06).
 */
const atOnce = 2;

/** Works that wait for one of few places, in turns between clients: whoever brings many waits for their own. */
export interface HashLane {
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function createHashLane(): HashLane {
  let free = atOnce;
  /** In the order in which clients have their turns. */
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
