import { letterMarkById } from '../concepts/letter-catalogue.ts';
import { markEntry } from '../concepts/stored-pictures.ts';
import { subjects } from '../concepts/subject/subject-table.ts';
import { innerMark } from './marks/inner-mark.ts';

/** Whether a drawing of the lists is this mark. */
function isShown(drawing: string, mark: string): boolean {
  const name = drawing.slice(1);
  if (drawing.startsWith('@')) return mark === `drawn/${name}` || mark.startsWith(`drawn/${name}-`);
  if (drawing.startsWith('*'))
    return mark === `letter-idea/${name}` || Object.keys(letterMarkById(mark)?.serves ?? {})[0] === name;
  return markEntry(innerMark(mark))?.icons.at(-1) === drawing;
}

/**
 * What a mark shows, as a noun without its article: `coffee bean`. Null for two things in one drawing, for plurals, and for marks that
 * no list names: sentences call those an icon.
 */
export function pictureName(mark: string, concept: string): string | null {
  const found = subjects().pictures.find((one) => one.concept === concept && one.drawings.some((d) => isShown(d, mark)));
  return found === undefined || /(?<![su])s$| and /u.test(found.name) ? null : found.name;
}

/** A noun with its article. */
export const withArticle = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
