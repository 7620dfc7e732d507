import lettersData from './catalogue/letters.json' with { type: 'json' };
import { type LetterCatalogue, type LetterMark, type LetterPart, withoutVariant } from './letter-mark.ts';

const catalogue = lettersData as unknown as LetterCatalogue;

const byId = new Map(catalogue.marks.map((mark) => [mark.id, mark]));

/** Number of variants by letter id without variant (`track/k`). */
const variantCounts = new Map<string, number>();
for (const { id } of catalogue.marks) variantCounts.set(withoutVariant(id), (variantCounts.get(withoutVariant(id)) ?? 0) + 1);

/** A letter mark such as `track/k-1`; undefined if there is none. */
export const letterMarkById = (id: string): LetterMark | undefined => byId.get(id);

/** The drawing for 32 px and below, shared by all variants of a letter. */
export const smallLetter = (id: string): readonly LetterPart[] | undefined => catalogue.small[withoutVariant(id)];

/** Number of variants of `track/k`. 0 if the construction does not allow the letter. */
export const letterVariants = (stem: string): number => variantCounts.get(stem) ?? 0;

/** Marks of one lowercase letter that also depict a thing. */
export const letterIdeas = (letter: string): readonly LetterMark[] =>
  letter === '' ? [] : catalogue.marks.filter(({ id }) => id.startsWith(`letter-idea/${letter}-`));

/** Letters from which pairs and blocks are composed. */
export const letterPieces: Pick<LetterCatalogue, 'stem' | 'cube' | 'block'> = catalogue;
