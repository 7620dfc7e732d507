/** Values by key, those used last; bounded in number and in weight (bytes, or whatever the owner counts). */
export interface Recent<T> {
  /** The value, which thereby becomes the last one used. */
  get(key: string): T | undefined;
  /** Stores a value of weight 0 and lets the oldest go when there are too many. */
  set(key: string, value: T): void;
  /** Says what a stored value weighs, once that is known; the oldest go until the sum fits. One that weighs too much alone goes too. */
  weigh(key: string, weight: number): void;
  drop(key: string): void;
  readonly size: number;
}

export interface RecentBounds {
  readonly entries: number;
  /** Largest sum of weights; default: no bound. */
  readonly weight?: number;
}

export function createRecent<T>({ entries, weight: most = Number.POSITIVE_INFINITY }: RecentBounds): Recent<T> {
  // A Map keeps the order of insertion: the first key is the one not used for longest.
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
