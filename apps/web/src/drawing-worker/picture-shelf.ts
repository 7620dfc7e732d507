import type { PictureFile } from '@brandwright/engine';
import { shelfOf } from './shelf-of.ts';

/** Fetches the file of a shelf. */
export type FetchShelf = (shelf: number) => Promise<PictureFile>;

/** Resolves once every drawing of these names is known. A file is fetched once; one that did not arrive is asked for again. */
export type StockPictures = (names: readonly string[], signal: AbortSignal) => Promise<void>;

export function createPictureShelf(add: (file: PictureFile) => void, fetchShelf: FetchShelf): StockPictures {
  const held = new Map<number, Promise<void>>();
  return async (names, signal) => {
    const needed = new Set(names.map(shelfOf));
    await Promise.all(
      [...needed].map((shelf) => {
        const known = held.get(shelf);
        if (known !== undefined) return known;
        const fetched = fetchShelf(shelf).then(add);
        fetched.catch(() => held.delete(shelf));
        held.set(shelf, fetched);
        return fetched;
      }),
    );
    signal.throwIfAborted();
  };
}
