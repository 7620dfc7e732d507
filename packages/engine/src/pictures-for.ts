import type { Brief } from './brief/brief.ts';
import { readHeldId } from './composition/marks/held.ts';
import { nameParts } from './composition/name-parts.ts';
import { lettersIn, lettersOnDemand } from './concepts/letter-catalogue.ts';
import { iconMarks, outlinesOnDemand } from './concepts/mark-catalogue.ts';
import { storedNames } from './concepts/stored-pictures.ts';
import { askedPictures } from './concepts/subject/asked-pictures.ts';
import { latinTwin } from './typography/latin-twin.ts';

/**
 * Names of the drawings, outlines and letters a page has to fetch and add (`addPictures`) before it draws for this brief. Programs hold all drawings.
 */
export function picturesFor(brief: Brief): readonly string[] {
  const { pictures, lent } = askedPictures(brief);
  const drawings = [...pictures, ...lent].flatMap(({ picture }) => picture.drawings);
  const initials = nameParts(brief.letters).initials.map((initial) =>
    latinTwin(initial).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  return [
    ...lettersOnDemand([...new Set(initials)]),
    ...storedNames(drawings),
    ...drawings.flatMap((icon) => iconMarks(icon).flatMap(({ id }) => outlinesOnDemand(id))),
  ];
}

/** The same for marks of given ids, such as those of a stored design or of search results. */
export const picturesIn = (marks: readonly (string | null)[]): readonly string[] =>
  marks.flatMap((mark) =>
    mark === null ? [] : [...storedNames(iconsIn(mark)), ...outlinesOnDemand(catalogued(mark)), ...lettersIn(catalogued(mark))],
  );

/** The mark of the catalogue in a mark's id: `leaf` in `held/disc+split-tone~leaf`. */
const catalogued = (mark: string): string =>
  mark.startsWith('held/') ? (readHeldId(mark.slice('held/'.length))?.mark ?? '') : mark;

/** Names of icons in a mark's id: `icon/bear`, `held/disc+icon~bear`, `crest/A+bear`. */
function iconsIn(mark: string): readonly string[] {
  const slash = mark.indexOf('/');
  const [family, detail] = [mark.slice(0, Math.max(0, slash)), mark.slice(slash + 1)];
  if (family === 'icon') return [detail];
  if (family === 'crest') return [detail.slice(detail.lastIndexOf('+') + 1)];
  const inner = family === 'held' ? readHeldId(detail)?.mark : undefined;
  return inner === undefined ? [] : iconsIn(inner);
}
