/** A few places that all clients share. */
export interface Admission {
  /**
   * Runs `work` in a place. While none is free, clients take turns: one that asks often waits behind itself. Rejects
   * with the signal's reason if that aborts before its turn.
   */
  take<T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Requests of a node that are admitted at a time. Admission takes one round trip of the database, for refused requests
 * too, so the rest of the node's ten connections stay free for what was admitted (H16-01).
 */
export const admissionPlaces = 6;

/** Milliseconds until a request that waits to be admitted is answered with 503: the database does not answer (H17-06). */
export const longestAdmission = 10_000;

/** Admits so many at a time. */
export function createAdmission(places: number): Admission {
  /** Clients in the order of their turns, each with what waits to begin. */
  const waiting = new Map<string, (() => void)[]>();
  let free = places;
  const turnOf = (client: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((begin, refuse) => {
      const line = waiting.get(client) ?? [];
      waiting.set(client, line);
      const turn = (): void => {
        signal?.removeEventListener('abort', left);
        begin();
      };
      const left = (): void => {
        line.splice(line.indexOf(turn), 1);
        if (line.length === 0) waiting.delete(client);
        refuse(signal?.reason);
      };
      line.push(turn);
      if (signal?.aborted) left();
      else signal?.addEventListener('abort', left, { once: true });
    });
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
    async take(client, work, signal) {
      if (free > 0) free--;
      else await turnOf(client, signal);
      try {
        return await work();
      } finally {
        admitNext();
      }
    },
  };
}
