/** A cache of the values used last, limited in number and in weight (bytes, or any unit). */
export interface Recent<T> {
  /** The value, which becomes the most recently used. */
  get(key: string): T | undefined;
  /** Stores a value with weight 0. Drops the oldest if there are too many. */
  set(key: string, value: T): void;
  /**
   * Sets the weight of a stored value once it is known. Drops the oldest until the sum fits, including this
   * one if it is too heavy alone.
   */
  weigh(key: string, weight: number): void;
  drop(key: string): void;
  readonly size: number;
}

export interface RecentBounds {
  readonly entries: number;
  /** Maximum sum of weights. Default: unlimited. */
  readonly weight?: number;
}

export function createRecent<T>({ entries, weight: most = Number.POSITIVE_INFINITY }: RecentBounds): Recent<T> {
  // A Map keeps insertion order, so the first key is the least recently used.
  const held = new Map<string, { readonly value: T; weight: number }>();
  const total = (): number => held.values().reduce((sum, item) => sum + item.weight, 0);
  const shed = (): void => {
    for (const key of held.keys()) {
      if (held.size <= entries && total() <= most) return;
      held.delete(key);
    }
  };
  return {
    get(key) {
      const item = held.get(key);
      if (item === undefined) return;
      held.delete(key);
      held.set(key, item);
      return item.value;
    },
    set(key, value) {
      held.delete(key);
      held.set(key, { value, weight: 0 });
      shed();
    },
    weigh(key, weight) {
      const item = held.get(key);
      if (item === undefined) return;
      item.weight = weight;
      shed();
    },
    drop: (key) => {
      held.delete(key);
    },
    get size() {
      return held.size;
    },
  };
}
