/** Some place, of so many at a time. */
export interface Place {
  readonly key: string;
  readonly most: number;
}

/** Places for what is under way in this process. */
export interface Places {
  /** Takes all of these places, and answers with what leaves them, once; or answers with the one that is full, and takes none. */
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
