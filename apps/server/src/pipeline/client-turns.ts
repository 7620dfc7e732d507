import { atOnce } from '@brandwright/contract';
import { createTurnLine, type TurnLine } from './turn-line.ts';

interface TurnOptions {
  readonly signal?: AbortSignal;
  /** Of a client that is many, such as a network: who asks. Members take turns (H18-03). */
  readonly member?: string;
}

/** Concurrent requests per client. A client that sends too many waits for its own requests only. */
export interface ClientTurns {
  /**
   * Runs `work` once fewer than `most` works of this client are in progress, in order of arrival, or of its
   * members' turns. Passes whether it had to wait. Rejects with the signal's reason if that aborts before its
   * turn, so that requests whose clients left do not pile up.
   */
  take<T>(client: string, most: number, work: (waited: boolean) => Promise<T>, options?: TurnOptions): Promise<T>;
}

interface Client {
  underWay: number;
  readonly line: TurnLine;
}

export function createClientTurns(): ClientTurns {
  const clients = new Map<string, Client>();
  const leave = (name: string, client: Client): void => {
    // Hands its place to the next in line, so that newcomers cannot overtake.
    if (!client.line.next() && --client.underWay === 0) clients.delete(name);
  };
  return {
    async take(name, most, work, { signal, member = name } = {}) {
      const client = clients.get(name) ?? { underWay: 0, line: createTurnLine() };
      clients.set(name, client);
      const waits = client.underWay >= most;
      if (waits) await client.line.wait(member, signal);
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
  readonly signal: AbortSignal;
}

/**
 * Takes a visitor's turn at a resource: that of its address, then one of those that its network shares. An IPv4
 * address is its own network, and would wait for itself forever if it took two turns under one name (H17-01).
 */
export function takeVisitorTurn<T>(
  turns: ClientTurns,
  { resource, address, widest, signal }: Visitor,
  work: () => Promise<T>,
): Promise<T> {
  const inNetwork =
    widest === address ? work : () => turns.take(`${resource}:${widest}`, atOnce.network, work, { signal, member: address });
  return turns.take(`${resource}:${address}`, atOnce.address, inNetwork, { signal });
}
