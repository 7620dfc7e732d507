/** How slowly work currently runs compared to its estimate. A busy machine runs slower. */
export interface Pace {
  /** Real milliseconds per estimated millisecond: the median over recent clients, at most `mostPace`. */
  readonly now: number;
  /** Records a job's estimate and real time, for its client. */
  note(client: string, cost: number, took: number): void;
}

/** Clients remembered. One of many cannot move the median far, and a lone one not at all. */
const clientsKept = 8;
/** Weight of a client's earlier jobs when another is recorded. */
const fading = 0.8;
export const mostPace = 5;
/** Up to this factor, slowness is blamed on the machine; beyond it, on the job. */
const mostExcuse = 2;

export function createPace(): Pace {
  // The client recorded longest ago comes first.
  const clients = new Map<string, { readonly cost: number; readonly took: number }>();
  return {
    get now() {
      const ratios = [1, ...clients.values().map(({ cost, took }) => took / cost)].sort((a, b) => a - b);
      return Math.min(mostPace, ratios[Math.floor((ratios.length - 1) / 2)] ?? 1);
    },
    note(client, cost, took) {
      const before = clients.get(client) ?? { cost: 0, took: 0 };
      clients.delete(client);
      clients.set(client, { cost: before.cost * fading + cost, took: before.took * fading + took });
      for (const oldest of clients.keys()) if (clients.size > clientsKept) clients.delete(oldest);
    },
  };
}

/**
 * Milliseconds a job took beyond its estimate, adjusted for the machine's pace. 0 or less if it was on time.
 */
export const excessOf = (cost: number, took: number, pace: number): number =>
  took / Math.min(mostExcuse, Math.max(1, pace)) - cost;
