/** How a picture can stand for a letter. */
interface LetterPicture {
  /** Letters it may stand for. */
  readonly letters: string;
  /** Share of its height that rises above the letter: the leaf of an orange, the tip of a drop. Default 0. */
  readonly rises?: number;
}

const round: LetterPicture = { letters: 'Oo' };

/**
 * Pictures that read as a letter in the middle of a word, looked at one by one (design rules §0.4): solid, without a case of their
 * own, and known at once. For an o only what is round by nature, so that the word is read before the picture is seen: no tree, leaf,
 * drop or heart. Keys: an icon's name, or `drawn/` and the start of a drawing's form. Whether one does for the letter of a given face
 * is measured besides.
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
 * Pictures that stay what they are at the size of a dot: one silhouette, no inner drawing that matters. With the diameter, in stems, at
 * which they weigh as a dot does.
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

/** Solid pictures that fill the empty place of a turned name. */
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

/** How a picture, by its mark's id, stands for a letter; undefined when it does not. */
export function letterPicture(id: string): LetterPicture | undefined {
  const name = nameOf(id);
  const family = /^drawn\/[a-z]+/u.exec(name)?.[0] ?? '';
  return letterPictures[name] ?? letterPictures[family];
}

/** Diameter of a picture as a dot, in stems; undefined when it is none. */
export const dotPicture = (id: string): number | undefined => dotPictures[nameOf(id)];

export const fillsTilted = (id: string): boolean => tiltedPictures.has(nameOf(id));
