/** A few places that all clients share. */
export interface Admission {
  /** Runs `work` in a place. While none is free, clients take turns: one that asks often waits behind itself. */
  take<T>(client: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Requests of a node that are admitted at a time. Admission takes one round trip of the database, for refused requests
 * too, so the rest of the node's ten connections stay free for what was admitted (H16-01).
 */
export const admissionPlaces = 6;

/** Admits so many at a time. */
export function createAdmission(places: number): Admission {
  /** Clients in the order of their turns, each with what waits to begin. */
  const waiting = new Map<string, (() => void)[]>();
  let free = places;
  const admitNext = (): void => {
    const [first] = waiting;
    if (first === undefined) return void free++;
    const [client, line] = first;
    const begin = line.shift();
    waiting.delete(client);
    // Behind the others, who have waited since.
    if (line.length > 0) waiting.set(client, line);
    begin?.();
  };
  return {
    async take(client, work) {
      if (free > 0) free--;
      else
        await new Promise<void>((begin) => {
          const line = waiting.get(client);
          if (line === undefined) waiting.set(client, [begin]);
          else line.push(begin);
        });
      try {
        return await work();
      } finally {
        admitNext();
      }
    },
  };
}
