/** How a picture can replace a letter. */
interface LetterPicture {
  /** Letters it may replace. */
  readonly letters: string;
  /** Share of its height above the letter: the leaf of an orange, the tip of a drop. Default 0. */
  readonly rises?: number;
}

const round: LetterPicture = { letters: 'Oo' };

/**
 * Pictures that read as a letter within a word, checked one by one (design rules §0.4): solid, without a case
 * of their own, and instantly recognizable. For an o only round things, so that the word is read before the
 * picture is seen: no tree, leaf, drop or heart. Keys: an icon's name, or `drawn/` and the start of a
 * drawing's form. The fit with a given face's letter is measured as well.
 */
const letterPictures: Readonly<Record<string, LetterPicture>> = {
  'beach-ball': round,
  'coffee-bean': round,
  'globe-hemisphere-west': round,
  'soccer-ball': round,
  'steering-wheel': round,
  'tennis-ball': round,
  orange: { letters: 'Oo', rises: 0.27 },
  'drawn/citrus-6-slice': round,
  'drawn/citrus-7-slice': round,
  'drawn/citrus-8-slice': round,
  'drawn/citrus-9-slice': round,
  'drawn/globe-3-grid': round,
  'drawn/globe-4-grid': round,
  'drawn/record': round,
  'drawn/sunrise-3-bars': round,
  'drawn/sunrise-4-bars': round,
  'drawn/button-4-rim': round,
  'drawn/button-4-plain': round,
  'drawn/chainring-4-ring': round,
  'drawn/chainring-5-ring': round,
  flask: { letters: 'A' },
  metronome: { letters: 'A' },
  rocket: { letters: 'A' },
  tipi: { letters: 'A' },
  'tree-evergreen': { letters: 'A' },
  'ice-cream': { letters: 'Vv' },
  pizza: { letters: 'Vv' },
  martini: { letters: 'YT' },
  barbell: { letters: 'H' },
};

/**
 * Pictures that stay recognizable at the size of a dot: one silhouette without important inner detail. The
 * value is the diameter, in stems, at which they weigh as much as a dot.
 */
const dotPictures: Readonly<Record<string, number>> = {
  bird: 2.5,
  'coffee-bean': 2.1,
  'drop-simple': 2.1,
  flame: 2.2,
  leaf: 2.5,
  star: 2.3,
  'star-four': 2.4,
};

/** Solid pictures for the empty space of a tilted name. */
const tiltedPictures: ReadonlySet<string> = new Set([
  ...Object.keys(dotPictures),
  'acorn',
  'carrot',
  'clover',
  'crown-simple',
  'flower',
  'heart-straight',
  'lightning',
  'orange',
  'paw-print',
]);

const nameOf = (id: string): string => (id.startsWith('icon/') ? id.slice('icon/'.length) : id);

/** How a picture, by its mark's id, replaces a letter. Undefined if it cannot. */
export function letterPicture(id: string): LetterPicture | undefined {
  const name = nameOf(id);
  const family = /^drawn\/[a-z]+/u.exec(name)?.[0] ?? '';
  return letterPictures[name] ?? letterPictures[family];
}

/** Diameter of a picture as a dot, in stems. Undefined if it cannot be one. */
export const dotPicture = (id: string): number | undefined => dotPictures[nameOf(id)];

export const fillsTilted = (id: string): boolean => tiltedPictures.has(nameOf(id));
