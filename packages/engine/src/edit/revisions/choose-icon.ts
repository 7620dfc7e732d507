import type { Brief } from '../../brief/brief.ts';
import { nameParts } from '../../composition/name-parts.ts';
import { getIndex } from '../../concepts/reading.ts';
import { singularOf } from '../../concepts/subject/singular.ts';
import { figureOf } from '../../scene/figure.ts';
import { briefMarks } from '../brief-marks.ts';
import { findIcons } from '../find-icons.ts';
import { iconDrawing } from '../icon-drawing.ts';
import { markForm } from '../mark-form.ts';

/** Icons that are looked through. */
const looked = 24;
/** Those that are tried. */
const tried = 4;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** What makes a mark of an icon: `negative-space/disc+fox` is made like `negative-space/disc+leaf`. */
const makingOf = (id: string): string => id.slice(0, Math.max(id.indexOf('/'), id.lastIndexOf('+')) + 1);

/**
 * The marks of a thing that is named, best first: those made like the one they replace come early. None if we have no drawing of it; a drawing of
 * something that only goes with it is none.
 */
export function iconsFor(subject: string, mark: string | null): readonly string[] {
  const asked = new Set([subject, singularOf(subject)].flatMap((word) => wordsIn(word)));
  const meant = new Set(
    [...asked].flatMap((word) => [...(getIndex().byWord.get(word) ?? [])].flatMap(({ icons }) => icons.slice(0, 2))),
  );
  const shows = ({ id, label }: { readonly id: string; readonly label: string }): boolean => {
    const said = new Set([...wordsIn(label), ...wordsIn(id)]);
    return [...asked].some((word) => said.has(word)) || [...meant].some((icon) => figureOf(id) === icon);
  };
  const found = findIcons(singularOf(subject), looked).filter((icon) => shows(icon) && iconDrawing(icon.id) !== null);
  const called = (id: string): boolean =>
    [...asked].some(
      (word) =>
        id
          .slice(id.lastIndexOf('/') + 1)
          .split('+')
          .at(-1) === word || figureOf(id) === word,
    );
  // What is called so comes before what only shows it, and then a mark made like the one that stood there.
  const worth = (id: string): number =>
    (called(id) ? 4 : 0) + (mark !== null && makingOf(id) === makingOf(mark) ? 2 : 0) + (markForm(id).contained ? 0 : 1);
  return found
    .map(({ id }, rank) => ({ id, worth: worth(id) - rank / looked }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, tried)
    .map(({ id }) => id);
}

/** The next mark that the brief gives a reason for, of another figure; null if there is none. Asked again and again, it goes through them all. */
export function otherIcon(brief: Brief, mark: string | null): string | null {
  const seen = new Set<string>();
  const marks = briefMarks(brief, nameParts(brief.letters)).filter(({ id }) => {
    const figure = figureOf(id);
    return !markForm(id).lettered && iconDrawing(id) !== null && !seen.has(figure) && seen.add(figure);
  });
  const own = mark === null ? '' : figureOf(mark);
  const at = marks.findIndex(({ id }) => figureOf(id) === own);
  const next = [...marks.slice(at + 1), ...marks.slice(0, Math.max(0, at))].find(({ id }) => figureOf(id) !== own);
  return next?.id ?? null;
}
