/**
 * A drawing that comes with the words that ask for it: path data as in `MarkPart.d`, corner class, r16 and craft as in
 * `CataloguedMark`, and where it comes from (`mdi:owl`), empty for our own.
 */
export type StoredPicture = readonly [d: string, corner: number, r16: number, craft: number, source: string];

/** Drawings by name: `bear-head`. */
export type PictureFile = Readonly<Record<string, StoredPicture>>;
