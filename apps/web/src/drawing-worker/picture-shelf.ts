import type { PictureFile } from '@brandwright/engine';
import { shelfOf } from './shelf-of.ts';

/** Fetches the file of a shelf. */
export type FetchShelf = (shelf: number) => Promise<PictureFile>;

/**
 * Resolves once every drawing of these names is known. A file is fetched once; one that did not arrive is asked for again. Rejects
 * with the signal's reason as soon as it is aborted; the file still arrives for the next task.
 */
export type StockPictures = (names: readonly string[], signal: AbortSignal) => Promise<void>;

export function createPictureShelf(add: (file: PictureFile) => void, fetchShelf: FetchShelf): StockPictures {
  const held = new Map<number, Promise<void>>();
  const stock = (shelf: number): Promise<void> => {
    const known = held.get(shelf);
    if (known !== undefined) return known;
    const fetched = fetchShelf(shelf).then(add);
    fetched.catch(() => held.delete(shelf));
    held.set(shelf, fetched);
    return fetched;
  };
  return async (names, signal) => {
    signal.throwIfAborted();
    const arrived = Promise.all([...new Set(names.map(shelfOf))].map(stock));
    await new Promise<void>((resolve, reject) => {
      const drop = (): void => reject(signal.reason);
      signal.addEventListener('abort', drop, { once: true });
      arrived.then(() => resolve(), reject).finally(() => signal.removeEventListener('abort', drop));
    });
  };
}
