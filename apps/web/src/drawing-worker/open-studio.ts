import shelfAddresses from 'virtual:picture-shelves';
import { decodeFontPack, wireLimits } from '@brandwright/contract';
import { addPictures, createFontBook, type FontBook, fetchMeanings, hasMeanings, type PictureFile } from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { Undelivered } from './failure.ts';
import { createFontShelf, type FetchFaces, type FontShelf } from './font-shelf.ts';
import { createPictureShelf, type FetchShelf, type StockPictures } from './picture-shelf.ts';

/** What a task works with. */
export interface Studio {
  readonly fonts: FontBook;
  /** Fetches what is missing of some faces for a text; every task calls it before it sets anything. */
  readonly stock: FontShelf['stock'];
  /** Fetches drawings that a brief or a design asks for (`picturesFor`, `picturesIn`); every task calls it before it draws. */
  readonly stockPictures: StockPictures;
  /** Fetches what pictures suggest; every task calls it whose reasons are read. */
  readonly stockMeanings: () => Promise<void>;
}

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

const fetchFaces: FetchFaces = async (faces, text, signal) => {
  const query = new URLSearchParams({ faces: faces.join(','), text });
  const response = await fetch(`/api/fonts?${query}`, { signal }).catch((error: unknown) => {
    throw new Undelivered('No connection.', { cause: error });
  });
  if (!response.ok) throw new Undelivered(`The server answered ${response.status}.`);
  const pack = decodeFontPack(new Uint8Array(await response.arrayBuffer()));
  if (pack === null) throw new Undelivered('The pack of typefaces was cut short.');
  return pack;
};

const fetchShelf: FetchShelf = async (shelf) => {
  const response = await fetch(shelfAddresses[shelf] ?? '').catch((error: unknown) => {
    throw new Undelivered('No connection.', { cause: error });
  });
  if (!response.ok) throw new Undelivered(`The server answered ${response.status}.`);
  return response.json().catch((error: unknown) => {
    throw new Undelivered('The drawings were cut short.', { cause: error });
  }) as Promise<PictureFile>;
};

const stockMeanings = async (): Promise<void> => {
  if (hasMeanings()) return;
  await fetchMeanings().catch((error: unknown) => {
    throw new Undelivered('No connection.', { cause: error });
  });
};

/** Everything that draws: HarfBuzz, the engine, and the typefaces and drawings held so far. */
export function openStudio(): Studio {
  const fonts = createFontBook(harfbuzz);
  const { stock } = createFontShelf(fonts, fetchFaces, wireLimits.packFaces);
  return { fonts, stock, stockPictures: createPictureShelf(addPictures, fetchShelf), stockMeanings };
}
