/** How long work takes on this machine now, beside what was estimated: it runs more slowly the more it has to do. */
export interface Pace {
  /** Milliseconds that an estimated millisecond takes: the median over the last clients, at most `mostPace`. */
  readonly now: number;
  /** Tells what a job of a client was estimated at, and what it took. */
  note(client: string, cost: number, took: number): void;
}

/** Clients whose jobs are remembered: no one of them can move the median far, and a lone one not at all. */
const clientsKept = 8;
/** Of what a client's jobs took and cost before, so much is left when another is noted. */
const fading = 0.8;
export const mostPace = 5;
/** What took longer than estimated is put down to a slow machine up to this; beyond, to the job. */
const mostExcuse = 2;

export function createPace(): Pace {
  // The one noted longest ago is the first.
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

/** Milliseconds that a job took beyond its estimate, on a machine of the usual pace; 0 or less when it took no longer. */
export const excessOf = (cost: number, took: number, pace: number): number =>
  took / Math.min(mostExcuse, Math.max(1, pace)) - cost;
