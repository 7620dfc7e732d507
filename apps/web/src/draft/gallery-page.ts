/** A design that stands on the gallery's page, as little of it as finds it again. */
export interface PlacedDesign {
  readonly id: string;
  readonly round: number;
  /** 0–7 */
  readonly slot: number;
  /** `set`: the slot of the brief's set of that round, so that it can be drawn again; `kin`: made from other designs, only its document knows it. */
  readonly kind: 'set' | 'kin';
}

/** What stands in the gallery. The documents themselves are on the design shelf: a page of them would be a megabyte. */
export interface GalleryPage {
  /** The brief that it was drawn for, as JSON: another brief, another page. */
  readonly brief: string;
  /** In the order of the page; null where nothing has arrived yet. */
  readonly places: readonly (PlacedDesign | null)[];
  /** Ids of designs that stood here and were replaced: they do not come again. */
  readonly seen: readonly string[];
}

/** Designs of a first page, and how many the next press brings. */
export const firstCount = 8;
export const moreCount = 4;

/** More than anybody will draw, less than a page that cannot be shown. */
const most = 200;

export const emptyPage = (brief: string): GalleryPage => ({ brief, places: Array(firstCount).fill(null), seen: [] });

export const placeOf = (
  design: { readonly id: string; readonly round: number; readonly slot: number },
  kind: PlacedDesign['kind'],
): PlacedDesign => ({ id: design.id, round: design.round, slot: design.slot, kind });

/** A page with room for so many more. */
export const extended = (page: GalleryPage, count: number): GalleryPage => ({
  ...page,
  places: [...page.places, ...Array<null>(Math.max(0, Math.min(count, most - page.places.length))).fill(null)],
});

/** Designs that can still be drawn on a page: in forty rounds of four briefs, 1,275 of 1,280 designs were new. */
export const roomOn = (page: GalleryPage): number => Math.max(0, most - page.places.length);

/** Puts a design in its place; what stood there counts as seen. Positions beyond the page are left alone. */
export function placed(page: GalleryPage, position: number, design: PlacedDesign): GalleryPage {
  const before = page.places[position];
  if (before === undefined) return page;
  const seen = before === null || before.id === design.id ? page.seen : [...page.seen, before.id];
  return {
    ...page,
    places: page.places.map((place, i) => (i === position ? design : place)),
    seen: seen.filter((id) => id !== design.id).slice(-most),
  };
}

/** Every id that a new design must not have, the newest last. */
export const shownIds = (page: GalleryPage): readonly string[] => [
  ...page.seen,
  ...page.places.flatMap((place) => (place === null ? [] : [place.id])),
];

/** The highest round on the page; a round above it repeats nothing. */
export const lastRound = (page: GalleryPage): number => Math.max(0, ...page.places.map((place) => place?.round ?? 0));

export const emptyPositions = (page: GalleryPage): readonly number[] =>
  page.places.flatMap((place, position) => (place === null ? [position] : []));

/** Reads a stored page; null when it is none. A place that cannot be read is drawn anew. */
export function parseGallery(value: unknown): GalleryPage | null {
  if (!isObject(value) || typeof value.brief !== 'string' || !Array.isArray(value.places)) return null;
  const seen = Array.isArray(value.seen) ? value.seen.filter((id) => typeof id === 'string') : [];
  const places = value.places.slice(0, most).map(parsePlace);
  const missing = Math.max(0, firstCount - places.length);
  return { brief: value.brief, places: [...places, ...Array<null>(missing).fill(null)], seen: seen.slice(-most) };
}

function parsePlace(value: unknown): PlacedDesign | null {
  if (!isObject(value)) return null;
  const { id, round, slot, kind } = value;
  if (typeof id !== 'string' || !isCount(round, 999) || !isCount(slot, firstCount - 1)) return null;
  return { id, round, slot, kind: kind === 'kin' ? 'kin' : 'set' };
}

const isCount = (value: unknown, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
