/** Milliseconds for which a reading is good. */
const fresh = 1000;
/** Milliseconds after which a reading that has not ended keeps nobody from another: its connection may have gone silent. */
const silent = 2000;

/** Wraps a reading so that it is taken at most once a second and one at a time, however many ask for it (H17-08). */
export function readSeldom<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let last: Promise<T> | undefined;
  let since = 0;
  let underWay: Promise<T> | null = null;
  return () => {
    if (last === undefined || now() - since >= (underWay === null ? fresh : silent)) {
      since = now();
      const reading = read().finally(() => {
        if (underWay === reading) underWay = null;
      });
      underWay = reading;
      last = reading;
    }
    return last;
  };
}
