/** One place among at most `most` with the same key. */
export interface Place {
  readonly key: string;
  readonly most: number;
}

/** Counts places in use in this process. */
export interface Places {
  /**
   * Takes all of these places and returns a function that frees them, to be called once. If one is full,
   * takes none and returns it.
   */
  enter(places: readonly Place[]): { readonly leave: () => void } | { readonly full: Place };
}

export function createPlaces(): Places {
  const taken = new Map<string, number>();
  return {
    enter(places) {
      const full = places.find(({ key, most }) => (taken.get(key) ?? 0) >= most);
      if (full !== undefined) return { full };
      for (const { key } of places) taken.set(key, (taken.get(key) ?? 0) + 1);
      let left = false;
      const leave = (): void => {
        if (left) return;
        left = true;
        for (const { key } of places) {
          const rest = (taken.get(key) ?? 0) - 1;
          if (rest > 0) taken.set(key, rest);
          else taken.delete(key);
        }
      };
      return { leave };
    },
  };
}
