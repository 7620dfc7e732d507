import type { Brief } from './brief/brief.ts';
import { innerMarks } from './composition/marks/inner-mark.ts';
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
  marks
    .flatMap((mark) => (mark === null ? [] : innerMarks(mark)))
    .flatMap((inner) => [...storedNames(iconsIn(inner)), ...outlinesOnDemand(inner), ...lettersIn(inner)]);

/** Names of icons in the id of an innermost mark: `icon/bear`, `crest/A+bear`. */
function iconsIn(inner: string): readonly string[] {
  const detail = inner.slice(inner.indexOf('/') + 1);
  if (inner.startsWith('icon/')) return [detail];
  return inner.startsWith('crest/') ? [detail.slice(detail.lastIndexOf('+') + 1)] : [];
}
