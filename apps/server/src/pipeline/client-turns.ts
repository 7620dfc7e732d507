import { atOnce } from '@brandwright/contract';

/** Concurrent requests per client. A client that sends too many waits for its own requests only. */
export interface ClientTurns {
  /**
   * Runs `work` once fewer than `most` works of this client are in progress, in order of arrival. Passes
   * whether it had to wait.
   */
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
    // Hands its place to the next in line, so that newcomers cannot overtake.
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

/** A visitor, by its address and the widest network of that. */
interface Visitor {
  readonly resource: string;
  readonly address: string;
  readonly widest: string;
}

/**
 * Takes a visitor's turn at a resource: that of its address, then one of those that its network shares. An IPv4
 * address is its own network, and would wait for itself forever if it took two turns under one name (H17-01).
 */
export function takeVisitorTurn<T>(
  turns: ClientTurns,
  { resource, address, widest }: Visitor,
  work: () => Promise<T>,
): Promise<T> {
  const inNetwork = widest === address ? work : () => turns.take(`${resource}:${widest}`, atOnce.network, work);
  return turns.take(`${resource}:${address}`, atOnce.address, inNetwork);
}
