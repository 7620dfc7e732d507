import type { Face } from '../../concepts/face.ts';
import { height, width } from '../../geometry/box.ts';
import { clip } from '../../geometry/clip.ts';
import { mapPath, type Path, pathArea, placing, reversePath } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { latinTwin } from '../../typography/latin-twin.ts';
import { hasHairlines, initialsPath } from './initials.ts';
import { type Mark, markOf } from './mark.ts';

const radius = 100;
/**
 * Letters whose strokes end at their corners, so that a ring can take them up. A is left out: in a ring it is
 * a slogan.
 */
const reaching = /^[HKMNVXY]$/u;
/** Whether an initial's strokes can end in its ring. */
export const mayReach = (initial: string): boolean => reaching.test(latinTwin(initial));
/**
 * Half the diagonal of a letter whose strokes all reach the ring, in radii. The ring cuts off its serifs but
 * not its strokes.
 */
const beyond = 1.42;
/**
 * Maximum half-width of a letter on two legs, in radii. The legs of a wider M would be slivers at the rim,
 * and readers took it for a V.
 */
const widest = 0.82;
const legged = /^[HMN]$/u;
/** Maximum share of a letter that may be cut off. */
const mostCut = 0.45;
/** Sides of the cutting polygon. Its edges lie within the ring's own stroke (sagitta 0.9 of 100). */
const sides = 24;
/** Limits of the ring's weight, which follows the face's hairline but never gets too thin to hold. */
const weight = { least: 5, most: 9 } as const;

/**
 * Draws initials in a hairline ring. The strokes end in the ring where the letter's form allows it; otherwise
 * the letters float.
 */
export function ringMark(book: FontBook, face: Face, initials: readonly string[]): Mark | null {
  const text = initials.slice(0, 2).join('');
  const n = Math.min(2, initials.length);
  if (n < 1 || !hasHairlines(face)) return null;
  const reaches = n === 1 && !face.italic && mayReach(text);
  const inner = reaches ? inscribed(book, face, text) : floating(book, face, text, n);
  if (inner === null) return null;
  const { letters, stroke } = inner;
  const ring: Path = [circle(0, 0, radius), ...reversePath([circle(0, 0, radius - stroke)])];
  const shapes: readonly Shape[] = [
    { part: 'mark', role: 'mark', path: ring },
    { part: 'mark', role: 'mark', path: letters },
  ];
  return markOf({ id: `ring/${text}`, kind: 'ring', shapes, corner: 1, craft: reaches ? 4 : n === 1 ? 3.2 : 3 });
}

interface Inner {
  readonly letters: Path;
  readonly stroke: number;
}

const strokeFor = (face: Face, cap: number): number =>
  Math.max(weight.least, Math.min(weight.most, face.metrics.hairline * cap * 0.9));

/** Draws the letter larger than the ring and cuts it along the ring. */
function inscribed(book: FontBook, face: Face, text: string): Inner | null {
  const set = initialsPath(book, face, text, 100);
  if (set === null) return null;
  const diagonal = Math.hypot(width(set.box), height(set.box));
  const most = legged.test(latinTwin(text)) ? (widest * diagonal) / width(set.box) : beyond;
  const scale = (2 * radius * Math.min(beyond, most)) / diagonal;
  const large = mapPath(set.path, placing(scale, 0, 0));
  const stroke = strokeFor(face, 100 * scale);
  const letters = Array.from({ length: sides }, (_, i) => (2 * Math.PI * i) / sides).reduce<Path>(
    (path, t) => clip(path, { nx: -Math.cos(t), ny: -Math.sin(t), d: -(radius - 0.3) * Math.cos(Math.PI / sides) }),
    large,
  );
  return pathArea(letters) < (1 - mostCut) * pathArea(large) ? null : { letters, stroke };
}

function floating(book: FontBook, face: Face, text: string, n: number): Inner | null {
  const cap = n === 1 ? 108 : 74;
  const set = initialsPath(book, face, text, cap, n === 1 ? 0 : 40);
  if (set === null) return null;
  const stroke = strokeFor(face, cap);
  return Math.hypot(width(set.box), height(set.box)) / 2 > radius - stroke * 2 ? null : { letters: set.path, stroke };
}
