import { letterMarkById } from '../concepts/letter-catalogue.ts';
import { markEntry } from '../concepts/stored-pictures.ts';
import { type Picture, subjects } from '../concepts/subject/subject-table.ts';
import { innerMark } from './marks/inner-mark.ts';
import { type Noun, nounOf } from './noun.ts';
import { otherKinds, otherNames, spokenNames } from './picture-words.ts';

/** The id of the picture in a mark: the crest `crest/NS+tooth` holds `icon/tooth`. */
const shownIn = (mark: string): string =>
  mark.startsWith('crest/') ? `icon/${mark.slice(mark.indexOf('+') + 1)}` : innerMark(mark);

/** Whether a drawing of the lists is this mark. */
function isShown(drawing: string, mark: string): boolean {
  const name = drawing.slice(1);
  if (drawing.startsWith('@')) return mark === `drawn/${name}` || mark.startsWith(`drawn/${name}-`);
  if (drawing.startsWith('*'))
    return mark === `letter-idea/${name}` || Object.keys(letterMarkById(mark)?.serves ?? {})[0] === name;
  return markEntry(shownIn(mark))?.icons.at(-1) === drawing;
}

/**
 * The pictures that a mark is, by the concept it stands for, or by any where `concept` is null. Empty for marks that no list names, such
 * as two things in one drawing.
 */
export const picturesOf = (mark: string, concept: string | null): readonly Picture[] =>
  subjects().pictures.filter(
    (one) => (concept === null || one.concept === concept) && one.drawings.some((drawing) => isShown(drawing, mark)),
  );

/**
 * What sentences call a picture. `word` is the client’s own that asked for it, with the trade if that is what it means, and `named` says
 * that it means the thing itself.
 */
export function spokenName({ name }: Picture, word: string, named: boolean): Noun {
  const ofTrade = otherNames.find((one) => one.name === name && one.to.test(word))?.spoken;
  const ofKind = named ? otherKinds.find((one) => one.kind.test(name) && !one.meant.test(word)) : undefined;
  return nounOf(ofTrade ?? ofKind?.group ?? spokenNames[name] ?? name);
}
