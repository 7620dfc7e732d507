import lettersData from './catalogue/letters.json' with { type: 'json' };
import { type LetterCatalogue, type LetterMark, type LetterPart, withoutVariant } from './letter-mark.ts';

const catalogue = lettersData as unknown as LetterCatalogue;

const byId = new Map(catalogue.marks.map((mark) => [mark.id, mark]));

/** Letters that a family draws, as ids without variant (`track/k`), with the number of their variants. */
const variantCounts = new Map<string, number>();
for (const { id } of catalogue.marks) variantCounts.set(withoutVariant(id), (variantCounts.get(withoutVariant(id)) ?? 0) + 1);

/** `track/k-1` or nothing. */
export const letterMarkById = (id: string): LetterMark | undefined => byId.get(id);

/** The drawing for 32 px and below that all variants of a letter share. */
export const smallLetter = (id: string): readonly LetterPart[] | undefined => catalogue.small[withoutVariant(id)];

/** How many variants of `track/k` there are; 0 when the construction refuses the letter. */
export const letterVariants = (stem: string): number => variantCounts.get(stem) ?? 0;

/** Signs of one letter, small, that are a thing as well. */
export const letterIdeas = (letter: string): readonly LetterMark[] =>
  letter === '' ? [] : catalogue.marks.filter(({ id }) => id.startsWith(`letter-idea/${letter}-`));

/** Letters that pairs and blocks are put together from. */
export const letterPieces: Pick<LetterCatalogue, 'stem' | 'cube' | 'block'> = catalogue;
