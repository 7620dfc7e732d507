import { constructedKinds } from '../composition/marks/constructed.ts';
import { constructionOf } from '../composition/marks/drawn/registry.ts';
import { heldForms, heldId } from '../composition/marks/held.ts';
import { isHeld, isRefused, pictureCraft } from '../composition/marks/rated-marks.ts';
import { conceptById } from '../concepts/concept-by-id.ts';
import { neutralForms } from '../concepts/pictured.ts';
import { markEntry, marksWithIcon } from '../concepts/stored-pictures.ts';
import type { MarkKind } from '../concepts/style-spec.ts';

/** What an id of a mark tells of it before it is drawn. */
interface MarkForm {
  readonly kind: MarkKind;
  /** It is a letter or the initials. */
  readonly lettered: boolean;
  /** A neutral form holds the picture. */
  readonly contained: boolean;
  /** Much higher than wide. */
  readonly upright: boolean;
}

const letterKinds: ReadonlySet<string> = new Set([
  'notch',
  'cut-disc',
  'tile',
  'ring',
  'pair',
  'letter-idea',
  ...constructedKinds,
]);

export function markForm(id: string): MarkForm {
  const [family = '', detail = ''] = id.split('/');
  const kind = family as MarkKind;
  const entry = markEntry(id);
  if (family === 'held') return { kind: 'badge', lettered: false, contained: true, upright: false };
  const known = family === 'drawn' ? constructionOf(detail) : undefined;
  return {
    kind,
    lettered: letterKinds.has(family) || entry?.letter !== undefined,
    contained: entry !== undefined ? isHeld(entry) : (known?.[0].contained(known[1]) ?? family === 'tile'),
    upright: known?.[0].upright?.(known[1]) ?? false,
  };
}

/** Icons that a mark is made of, the picture last; of a drawing those of its concept. */
export function iconsOf(mark: string, concept: string | null): readonly string[] {
  const own = markEntry(mark)?.icons.filter((icon) => !neutralForms.has(icon)) ?? [];
  return own.length > 0 ? own : (conceptById(concept ?? '')?.icons.slice(0, 3) ?? []);
}

/** Marks that show the same picture in a neutral form, those made for it first: what a mark becomes inside a container. */
export function heldMarks(mark: string, concept: string | null): readonly string[] {
  if (markForm(mark).contained) return [mark];
  const [, detail = ''] = mark.split('/');
  const known = mark.startsWith('drawn/') ? constructionOf(detail) : undefined;
  const drawn = (known?.[0].forms ?? [])
    .filter((form) => known?.[0].contained(form))
    .map((form) => `drawn/${known?.[0].name}-${form}`);
  const held = iconsOf(mark, concept).flatMap((icon, rank) =>
    marksWithIcon(icon)
      // One thing in a form that means nothing: a cup in a house would be another idea.
      .filter(
        (m) =>
          isHeld(m) && !isRefused(m, icon) && m.letter === undefined && m.icons.every((i) => i === icon || neutralForms.has(i)),
      )
      .map((m) => ({ id: m.id, worth: pictureCraft(m, icon) * m.r16 - 0.4 * rank })),
  );
  const ranked = held.sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  const made = [...new Set(ranked)].slice(0, 3);
  const own = heldForms.map((form) => heldId(form, mark));
  // A drawing of the name's own stays what it is; an icon has forms that were judged by eye.
  return markEntry(mark) !== undefined ? [...made, ...own] : [...drawn.slice(0, 2), ...own, ...made];
}
