/** Requests under way for each client: whoever asks for more at a time waits for their own, and nobody else does. */
export interface ClientTurns {
  /** Runs `work` once fewer than `most` works of this client are under way, and tells it whether it waited; those of one client in the order in which they came. */
  take<T>(client: string, most: number, work: (waited: boolean) => Promise<T>): Promise<T>;
}

interface Client {
  underWay: number;
  readonly waiting: (() => void)[];
}

export function createClientTurns(): ClientTurns {
  const clients = new Map<string, Client>();
  const leave = (name: string, client: Client): void => {
    const next = client.waiting.shift();
    // Its place goes on to the next: nobody who comes now gets before those who wait.
    if (next !== undefined) next();
    else if (--client.underWay === 0) clients.delete(name);
  };
  return {
    async take(name, most, work) {
      const client = clients.get(name) ?? { underWay: 0, waiting: [] };
      clients.set(name, client);
      const waits = client.underWay >= most;
      if (waits) await new Promise<void>((begin) => client.waiting.push(begin));
      else client.underWay++;
      try {
        return await work(waits);
      } finally {
        leave(name, client);
      }
    },
  };
}
