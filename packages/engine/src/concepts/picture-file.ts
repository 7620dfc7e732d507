/**
 * A drawing that comes with the words that ask for it: path data as in `MarkPart.d`, corner class, r16 and craft as in
 * `CataloguedMark`, and where it comes from (`mdi:owl`), empty for our own.
 */
export type StoredPicture = readonly [d: string, corner: number, r16: number, craft: number, source: string];

/** Compact path data of the parts of letter marks, by id (`track/k-0`), and of small drawings (`small/track/k`). */
export type LetterPaths = Readonly<Record<string, readonly string[]>>;

/**
 * What is kept apart from the catalogues: drawings by name (`bear-head`), outlines of catalogued marks by key (`leaf/ring-break-0`) as
 * path data, and the letter marks of a letter (`k/letters`).
 */
export type PictureFile = Readonly<Record<string, StoredPicture | string | LetterPaths>>;
