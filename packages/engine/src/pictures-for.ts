import type { Brief } from './brief/brief.ts';
import { readHeldId } from './composition/marks/held.ts';
import { storedNames } from './concepts/stored-pictures.ts';
import { askedPictures } from './concepts/subject/asked-pictures.ts';

/**
 * Names of the drawings a page has to fetch and add (`addPictures`) before it draws for this brief. Programs hold all drawings.
 */
export function picturesFor(brief: Brief): readonly string[] {
  const { pictures, lent } = askedPictures(brief);
  return storedNames([...pictures, ...lent].flatMap(({ picture }) => picture.drawings));
}

/** The same before it draws marks of designs or of a search, whatever brief they were made for. */
export const picturesIn = (marks: readonly (string | null)[]): readonly string[] =>
  storedNames(marks.flatMap((mark) => (mark === null ? [] : iconsIn(mark))));

/** Names of icons in a mark's id: `icon/bear`, `held/disc+icon~bear`, `crest/A+bear`. */
function iconsIn(mark: string): readonly string[] {
  const slash = mark.indexOf('/');
  const [family, detail] = [mark.slice(0, Math.max(0, slash)), mark.slice(slash + 1)];
  if (family === 'icon') return [detail];
  if (family === 'crest') return [detail.slice(detail.lastIndexOf('+') + 1)];
  const inner = family === 'held' ? readHeldId(detail)?.mark : undefined;
  return inner === undefined ? [] : iconsIn(inner);
}
