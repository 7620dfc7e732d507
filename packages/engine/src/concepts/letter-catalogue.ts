import { pictures } from '#pictures';
import lettersData from './catalogue/letters.json' with { type: 'json' };
import {
  type LetterCatalogue,
  type LetterMark,
  type LetterPart,
  letterFamilies,
  type StoredLetterPart,
  withoutVariant,
} from './letter-mark.ts';
import { contentsOf, type LetterPaths } from './picture-file.ts';

const catalogue = lettersData as unknown as LetterCatalogue;

const paths = new Map<string, readonly string[]>();

/** Makes the letter marks of a letter known. */
export function addLetterPaths(of: LetterPaths): void {
  for (const [id, parts] of Object.entries(of)) paths.set(id, parts);
}
for (const letters of contentsOf(pictures).letters) addLetterPaths(letters);

/** The parts of a drawing with their paths. Throws if a page has not fetched the letter. */
function drawnParts(id: string, parts: readonly StoredLetterPart[]): readonly LetterPart[] {
  const own = paths.get(id);
  if (own === undefined) throw new Error(`The letter “${id}” has to be fetched first.`);
  return parts.map((part, i) => ({ ...part, d: own[i] ?? '' }));
}

/** Every letter mark. Reading the parts of one needs its letter. */
export const letterMarks: readonly LetterMark[] = catalogue.marks.map(({ parts, ...mark }) => ({
  ...mark,
  get parts(): readonly LetterPart[] {
    return drawnParts(mark.id, parts);
  },
}));

const byId = new Map(letterMarks.map((mark) => [mark.id, mark]));

/** Number of variants by letter id without variant (`track/k`). */
const variantCounts = new Map<string, number>();
for (const { id } of letterMarks) variantCounts.set(withoutVariant(id), (variantCounts.get(withoutVariant(id)) ?? 0) + 1);

/** A letter mark such as `track/k-1`; undefined if there is none. */
export const letterMarkById = (id: string): LetterMark | undefined => byId.get(id);

/** The drawing for 32 px and below, shared by all variants of a letter. */
export function smallLetter(id: string): readonly LetterPart[] | undefined {
  const stem = withoutVariant(id);
  const parts = catalogue.small[stem];
  return parts === undefined ? undefined : drawnParts(`small/${stem}`, parts);
}

/** Number of variants of `track/k`. 0 if the construction does not allow the letter. */
export const letterVariants = (stem: string): number => variantCounts.get(stem) ?? 0;

/** Marks of one lowercase letter that also depict a thing. */
export const letterIdeas = (letter: string): readonly LetterMark[] =>
  letter === '' ? [] : letterMarks.filter(({ id }) => id.startsWith(`letter-idea/${letter}-`));

/** Keys of the letter paths to fetch for some letters. */
export const lettersOnDemand = (letters: readonly string[]): readonly string[] =>
  letters.flatMap((letter) => (/^[a-z]$/u.test(letter) ? [`${letter}/letters`] : []));

/** The same for the mark with this id: `track/k-1`. */
export const lettersIn = (id: string): readonly string[] => {
  const [family = '', detail = ''] = id.split('/');
  return (letterFamilies as readonly string[]).includes(family) ? lettersOnDemand([detail.charAt(0)]) : [];
};

/** Letters from which pairs and blocks are composed. */
export const letterPieces: Pick<LetterCatalogue, 'stem' | 'cube' | 'block'> = catalogue;
