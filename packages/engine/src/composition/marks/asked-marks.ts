import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import { mayPicture } from '../../concepts/pictured.ts';
import { isStored, marksWithIcon } from '../../concepts/stored-pictures.ts';
import type { AskedPicture } from '../../concepts/subject/asked-pictures.ts';
import type { Random } from '../../random.ts';
import type { Construction } from './drawn/construction.ts';
import { formsFor } from './drawn/forms.ts';
import { constructions } from './drawn/registry.ts';
import { heldForms, heldId } from './held.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { formedCraft, isHeld, isRefused, pictureCraft } from './rated-marks.ts';

/** Factor for a drawing made for the name beside an icon anybody may have, and its highest relevance. */
const drawnWorth = 1.2;
const mostOfDrawn = 0.85;
/** Factor for a form that counts something of the name. */
const countedWorth = 1.1;
/** Factor for one sign of initial and thing, and its highest relevance. */
const oneSign = 1.25;
const mostOfSign = 0.95;
/** Least weight that earns such a sign, and of a thing that only the industry brings. */
const leastOfSign = 0.35;
const leastOfIndustry = 0.26;
/** Factor for two things in one mark. */
const bothWorth = 1.12;
/** Each further icon of a picture is worth this much less. */
const laterIcon = 0.08;

/** The mark's concept, word and place, from what asked for it. */
const origin = ({
  picture,
  word,
  from,
  rank,
  chosen,
}: AskedPicture): Pick<MarkCandidate, 'concept' | 'word' | 'picture' | 'icons' | 'also' | 'rank' | 'chosen'> => ({
  concept: picture.concept,
  word,
  picture: picture.name,
  icons: picture.drawings.filter((drawing) => /^[a-z]/u.test(drawing)),
  ...(from === 'also' ? { also: true as const } : {}),
  ...(from === 'trade' && rank > 0 ? { rank } : {}),
  ...(chosen === true ? { chosen: [picture.name] } : {}),
});

/** Every mark that shows a picture asked for, and nothing that the trade never shows. */
export function askedMarks(
  asked: readonly AskedPicture[],
  never: ReadonlySet<string>,
  name: string,
  initial: string,
  random: Random,
): readonly MarkCandidate[] {
  const icons = new Set(asked.flatMap(({ picture }) => picture.drawings.filter((d) => /^[a-z]/u.test(d) && !never.has(d))));
  const best = new Map<string, MarkCandidate>();
  const named = asked.some(({ from }) => from === 'name');
  const add = (mark: MarkCandidate, { from, chosen }: AskedPicture): void => {
    const key = `${mark.id}/${mark.contained}`;
    const beside = named && from !== 'name' && chosen !== true ? { trade: true as const } : {};
    if ((best.get(key)?.relevance ?? 0) < mark.relevance) best.set(key, { ...mark, ...beside });
  };
  for (const one of asked)
    for (const [rank, drawing] of one.picture.drawings.entries()) {
      if (never.has(drawing)) continue;
      const marks = drawing.startsWith('@')
        ? drawnMarks(one, drawing.slice(1), name, random)
        : drawing.startsWith('*')
          ? letterMarks(one, drawing.slice(1), initial)
          : iconMarks(one, drawing, rank, icons, initial);
      for (const mark of marks) add(mark, one);
    }
  return [...best.values()];
}

function iconMarks(
  one: AskedPicture,
  icon: string,
  rank: number,
  meant: ReadonlySet<string>,
  initial: string,
): readonly MarkCandidate[] {
  return marksWithIcon(icon).flatMap((mark): readonly MarkCandidate[] => {
    // A letter that holds a picture must be the name's initial.
    if (mark.letter !== undefined && mark.letter !== initial.toUpperCase()) return [];
    // Whoever picks a thing gets its plain icon, unless that looks like a gravestone.
    if (isRefused(mark, one.chosen === true ? '' : icon) || !mayPicture(mark, icon, one.picture.concept, meant)) return [];
    const two = mark.icons.some((other) => other !== icon && meant.has(other));
    const offered: MarkCandidate = {
      id: mark.id,
      kind: mark.family,
      relevance: Math.min(1, one.weight * (1 - laterIcon * rank) * (two ? bothWorth : 1)),
      ...origin(one),
      craft: pictureCraft(mark, icon),
      contained: isHeld(mark),
    };
    // Drawings fetched on demand have no badges of their own: plain forms hold them.
    return isStored(icon)
      ? [
          offered,
          ...heldForms.map((form): MarkCandidate => {
            const craft = formedCraft(mark.craft);
            return { ...offered, id: heldId(form, mark.id), kind: 'badge', craft, contained: true };
          }),
        ]
      : [offered];
  });
}

const byPrefix = new Map<string, readonly (readonly [Construction, readonly string[]])[]>();

/** Constructions of a drawing, each with the forms that are meant. */
function formsOf(drawing: string): readonly (readonly [Construction, readonly string[]])[] {
  const known = byPrefix.get(drawing);
  if (known !== undefined) return known;
  const found = constructions.flatMap((c): readonly (readonly [Construction, readonly string[]])[] => {
    const forms = c.forms.filter((form) => `${c.name}-${form}` === drawing || c.name === drawing);
    return forms.length === 0 ? [] : [[c, forms]];
  });
  byPrefix.set(drawing, found);
  return found;
}

/** Whether drawings.txt may name this drawing. */
export const isDrawing = (drawing: string): boolean => formsOf(drawing).length > 0;

function drawnMarks(one: AskedPicture, drawing: string, name: string, random: Random): readonly MarkCandidate[] {
  return formsOf(drawing).flatMap(([c, forms]) =>
    formsFor({ ...c, forms }, name, random.fork(`${c.name}/${drawing}`)).flatMap(([form, counted]) => {
      const free: MarkCandidate = {
        id: `drawn/${c.name}-${form}`,
        kind: 'drawn',
        relevance: Math.min(mostOfDrawn, one.weight * drawnWorth) * (counted ? countedWorth : 1),
        ...origin(one),
        craft: c.craft,
        contained: false,
        ...(c.upright?.(form) ? { upright: true as const } : {}),
      };
      const { upright: _, ...held } = free;
      return c.contained(form) ? [free, { ...held, contained: true }] : [free];
    }),
  );
}

/** Letters that are the thing itself: the name begins with the letter. */
function letterMarks(one: AskedPicture, drawing: string, initial: string): readonly MarkCandidate[] {
  if (one.weight < (one.from === 'industry' ? leastOfIndustry : leastOfSign)) return [];
  return letterIdeas(initial.toLowerCase())
    .filter(({ id, serves = {} }) => id === `letter-idea/${drawing}` || Object.keys(serves)[0] === drawing)
    .map(({ id, craft }) => ({
      id,
      kind: 'letter-idea',
      relevance: Math.min(mostOfSign, one.weight * (one.from === 'industry' ? 1 : oneSign)),
      ...origin(one),
      craft,
      contained: false,
    }));
}
