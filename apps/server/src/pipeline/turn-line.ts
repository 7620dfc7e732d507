/** What waits for a turn. Clients are served one after the other: one that asks often waits behind itself. */
export interface TurnLine {
  /** Resolves with the client's turn. Rejects with the signal's reason if that aborts before. */
  wait(client: string, signal?: AbortSignal): Promise<void>;
  /** Gives the next turn. False if nobody waits. */
  next(): boolean;
}

export function createTurnLine(): TurnLine {
  /** Clients in the order of their turns, each with what waits to begin. */
  const waiting = new Map<string, (() => void)[]>();
  return {
    wait: (client, signal) =>
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
      }),
    next() {
      const [first] = waiting;
      if (first === undefined) return false;
      const [client, line] = first;
      const begin = line.shift();
      waiting.delete(client);
      // Behind the others, who have waited since.
      if (line.length > 0) waiting.set(client, line);
      begin?.();
      return true;
    },
  };
}
