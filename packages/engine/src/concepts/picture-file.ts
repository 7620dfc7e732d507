/**
 * A drawing fetched on demand: path data as in `MarkPart.d`, corner class, r16 and craft as in `CataloguedMark`, and where it comes
 * from (`mdi:owl`), empty for our own.
 */
export type StoredPicture = readonly [d: string, corner: number, r16: number, craft: number, source: string];

/** Compact path data of the parts of letter marks, by id (`track/k-0`), and of small drawings (`small/track/k`). */
export type LetterPaths = Readonly<Record<string, readonly string[]>>;

/**
 * What pages fetch on demand: drawings by name (`bear-head`), outlines of catalogued marks by key (`leaf/ring-break-0`) as path data,
 * and the letter marks of a letter (`k/letters`).
 */
export type PictureFile = Readonly<Record<string, StoredPicture | string | LetterPaths>>;

/** The three kinds of things in a file. */
export interface PictureContents {
  readonly drawings: readonly (readonly [name: string, drawing: StoredPicture])[];
  readonly outlines: readonly (readonly [key: string, d: string])[];
  readonly letters: readonly LetterPaths[];
}

export function contentsOf(file: PictureFile): PictureContents {
  const drawings: [string, StoredPicture][] = [];
  const outlines: [string, string][] = [];
  const letters: LetterPaths[] = [];
  for (const [name, one] of Object.entries(file))
    if (typeof one === 'string') outlines.push([name, one]);
    else if (isPicture(one)) drawings.push([name, one]);
    else letters.push(one);
  return { drawings, outlines, letters };
}

const isPicture = (one: StoredPicture | LetterPaths): one is StoredPicture => Array.isArray(one);
