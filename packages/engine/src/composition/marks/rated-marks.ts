import type { LoadedMark } from '../../concepts/mark-catalogue.ts';
import { neutralForms } from '../../concepts/pictured.ts';
import { markEntry } from '../../concepts/stored-pictures.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import { readerRating, usual } from '../../scene/reader-ratings.ts';
import type { MarkCandidate } from './mark-candidate.ts';

// This file holds every reason why a mark is worth less than it was drawn for: its icon, its making, its
// kind.

/** Whether a neutral form holds the picture: a badge, or an icon cut out of a disc. */
export function isHeld({ family, id }: Pick<LoadedMark, 'family' | 'id'>): boolean {
  if (family === 'badge') return true;
  return family === 'negative-space' && neutralForms.has(id.split('/')[1]?.split('+')[0] ?? '');
}

/**
 * Icons that look like an interface or a sticker sheet, judged on the rendered sheets. They appear only when
 * little else is available.
 */
const weak: ReadonlySet<string> = new Set(
  `asterisk baby-carriage bezier-curve bounding-box chart-donut checkerboard circuitry confetti cpu database disco-ball dots-nine
   eye-closed footprints game-controller gas-pump globe-stand goggles golf hair-dryer hand-heart hand-soap hard-drives head-circuit
   heart-half infinity intersect joystick ladder lego lock-simple log medal megaphone metronome parallelogram pipe plug plug-charging
   popcorn puzzle-piece quotes robot ruler scribble-loop screwdriver seal-check shapes shield-star shopping-bag-open speaker-hifi
   sphere spray-bottle squares-four stamp star-four swatches tent timer tipi toolbox unite van vault wall warehouse waves wave-sine`.split(
    /\s+/u,
  ),
);
/** Craft of these icons as published (`bare`) and held in a form (`held`). */
const weakCraft = { bare: 2.4, held: 2.8 } as const;

/**
 * A neutral form around a picture and a picture in a letter are ready-made. They are worth this much unless
 * the picture is drawn very well.
 */
const readyMade = { formed: 3.2, counter: 3.5, drawnWell: 5 } as const;

/** Craft of a catalogued mark after the deductions for its icon and its making. */
export function pictureCraft(mark: LoadedMark, icon: string): number {
  if (weak.has(icon)) return Math.min(mark.craft, mark.family === 'icon' ? weakCraft.bare : weakCraft.held);
  if (mark.family === 'counter') return Math.min(mark.craft, readyMade.counter);
  return isHeld(mark) && formedCraft(markEntry(`icon/${icon}`)?.craft ?? 0) <= readyMade.formed
    ? Math.min(mark.craft, readyMade.formed)
    : mark.craft;
}

/** Craft of an icon of this craft in a neutral form. */
export const formedCraft = (craft: number): number => (craft >= readyMade.drawnWell ? craft : Math.min(craft, readyMade.formed));

/** Relevance and craft that the designer gave to merely repeated initials. */
export const repeatedInitials = {
  tile: { relevance: 0.3, craft: 2.6 },
  ring: { relevance: 0.25, craft: 2.8 },
  /** A drawing of its own: the strokes end in the ring. */
  ringReached: { relevance: 0.55, craft: 4 },
  ringOfTwo: { relevance: 0.25, craft: 2.8 },
  pair: { relevance: 0.25, craft: 2.6 },
} as const;

/**
 * The share of the maker's rating that each kind keeps after blind readings; kinds not listed keep all of it.
 * The shares were set by hand from the verdicts of the second and third readings, not computed. Most kinds
 * were shown in few pairs (results: docs/decisions/0023). Cube, block, ring-bar, fold, crop, rotate and seal
 * follow only the readers' written comments.
 */
const byHand: Readonly<Partial<Record<MarkKind, number>>> = {
  tile: 0.2,
  pair: 0.25,
  counter: 0.3,
  crop: 0.4,
  crest: 0.25,
  notch: 0.35,
  track: 0.55,
  cube: 0.15,
  block: 0.4,
  'ring-bar': 0.6,
  ribbon: 0.5,
  weave: 0.75,
  pipes: 0.35,
  'negative-space': 0.75,
  badge: 0.6,
  'ring-break': 0.7,
  horizon: 0.35,
  rotate: 0.7,
  seal: 0.7,
  fold: 0.8,
};

/** Plain stairs look like any chart and four squares like any menu. */
const refused: ReadonlySet<string> = new Set([
  'steps',
  'squares-four',
  'dots-nine',
  'shapes',
  'dress',
  'plant',
  'atom',
  'checkerboard',
  'house-simple',
]);
/** Readers saw gravestones in arches, except around a fire, where the arch is its mouth. */
const isGravestone = (mark: string): boolean => /\/(?:arch|tombstone)\+(?!flame$)/u.test(mark);

/** Readers saw a growling bear in the horse on a shield. */
const refusedMarks: ReadonlySet<string> = new Set(['negative-space/shield+horse']);

/** Whether a catalogued mark is never offered, however well it suits the set. */
export const isRefused = ({ id }: Pick<LoadedMark, 'id'>, icon: string): boolean =>
  refused.has(icon) || refusedMarks.has(id) || isGravestone(id);

/**
 * Converts the readers' mean to a share: 0 at 1.9, 1 at the usual mean, and at most 1.2 for their favorites.
 */
const best = 1.2;
const shareOf = (mark: string): number => Math.min(best, (readerRating(mark) - 1.9) / (usual - 1.9));

/**
 * Scales a candidate by its reader rating. A low rating lowers relevance and craft (measured above 2, the
 * unusable floor); a high one raises craft only.
 */
export function rateMark(mark: MarkCandidate): MarkCandidate {
  const share = Math.min(shareOf(mark.id), byHand[mark.kind] ?? best);
  if (share === 1) return mark;
  return { ...mark, relevance: mark.relevance * Math.min(1, share), craft: Math.min(5, 2 + (mark.craft - 2) * share) };
}
