export interface RateLimit {
  /** Counts one request; the seconds to wait when there were too many, otherwise null. */
  take(address: string): number | null;
  /** Addresses held in memory. */
  readonly size: number;
}

export interface RateLimitOptions {
  readonly perMinute: number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** Addresses held at most; the one whose window began first is forgotten. Default 20,000, about 3 MB. */
  readonly addresses?: number;
}

const minute = 60_000;

/** Requests a minute and address, in windows that begin with an address's first request. Held in memory: one process, one count. */
export function createRateLimit({ perMinute, now, addresses = 20_000 }: RateLimitOptions): RateLimit {
  // Insertion order is the order in which windows began: the first entry ends first.
  const windows = new Map<string, { readonly began: number; count: number }>();
  const forget = (time: number): void => {
    for (const [address, { began }] of windows) {
      if (time - began < minute && windows.size < addresses) return;
      windows.delete(address);
    }
  };
  return {
    take(address) {
      const time = now();
      const window = windows.get(address);
      if (window !== undefined && time - window.began < minute) {
        window.count++;
        return window.count > perMinute ? Math.max(1, Math.ceil((window.began + minute - time) / 1000)) : null;
      }
      windows.delete(address);
      forget(time);
      windows.set(address, { began: time, count: 1 });
      return null;
    },
    get size() {
      return windows.size;
    },
  };
}
