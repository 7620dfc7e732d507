/** Milliseconds for which a reading is good. */
const fresh = 1000;

/** Wraps a reading so that it is taken at most once a second and one at a time, however many ask for it (H17-08). */
export function readSeldom<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let last: Promise<T> | undefined;
  let since = 0;
  let underWay = false;
  return () => {
    if (last === undefined || (!underWay && now() - since >= fresh)) {
      underWay = true;
      since = now();
      last = read().finally(() => {
        underWay = false;
      });
    }
    return last;
  };
}
