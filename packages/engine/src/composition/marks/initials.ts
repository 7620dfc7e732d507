import type { Face } from '../../concepts/face.ts';
import { type Box, height, width } from '../../geometry/box.ts';
import { overlaps } from '../../geometry/overlap.ts';
import { type Contour, mapPath, type Path, pathBounds, placing, reversePath } from '../../geometry/path.ts';
import { circle, contour, kappa, roundedRect, squircle } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { type Mark, markOf } from './mark.ts';

/** Solid forms that a monogram can be knocked out of. */
export const tileForms = ['disc', 'squircle', 'rounded', 'arch'] as const;
export type TileForm = (typeof tileForms)[number];

/** Cap height ÷ tile side, for one and two initials (design rules §1, Monogram). */
const capShare = { 1: 0.54, 2: 0.37 } as const;

function form(kind: TileForm): { path: Path; cy: number } {
  switch (kind) {
    case 'disc':
      return { path: [circle(0, 0, 100)], cy: 0 };
    case 'squircle':
      return { path: [squircle(0, 0, 96)], cy: 0 };
    case 'rounded':
      return { path: [roundedRect(-92, -92, 92, 92, 44)], cy: 0 };
    case 'arch':
      // A doorway: a half circle over a square foot. The letter sits in the square, slightly low.
      return { path: [archContour()], cy: 8 };
    default:
      return kind satisfies never;
  }
}

const archContour = (): Contour => {
  const k = 84 * kappa;
  return contour(
    [0, -100],
    [k, -100, 84, -16 - k, 84, -16],
    [84, 100],
    [-84, 100],
    [-84, -16],
    [-84, -16 - k, -k, -100, 0, -100],
  );
};

/**
 * Outlines the initials, with their ink centered on (0, 0) and capitals `cap` units high. Returns null when
 * the face lacks a letter.
 */
export function initialsPath(
  book: FontBook,
  face: Face,
  initials: string,
  cap: number,
  tracking = 0,
): { path: Path; box: Box } | null {
  const line = setLine(book, face, initials, { size: cap, tracking });
  if (line === null) return null;
  const path = linePath(line);
  const box = pathBounds(path);
  if (box === null) return null;
  const move = placing(1, -(box.x0 + box.x1) / 2, -(box.y0 + box.y1) / 2);
  const centerd = mapPath(path, move);
  return { path: centerd, box: pathBounds(centerd) ?? box };
}

/** Overlaps of Latin capitals are known from measuring the face. All other letters are checked here. */
const mayCut = (face: Face, initials: string, path: Path): boolean =>
  !face.connected &&
  (/^[A-Z0-9&]+$/u.test(initials) ? [...initials].every((c) => !face.metrics.overlapping.includes(c)) : !overlaps(path));

/** Draws initials knocked out of a solid form. */
export function tileMark(book: FontBook, face: Face, initials: readonly string[], kind: TileForm): Mark | null {
  const text = initials.slice(0, 2).join('');
  const n = Math.min(2, initials.length) as 0 | 1 | 2;
  if (n === 0) return null;
  const { path, cy } = form(kind);
  // A round tile leaves less width, so two letters are smaller to keep their corners clear of the rim.
  const cap = 200 * capShare[n] * (kind === 'disc' && n === 2 ? 0.92 : 1);
  const set = initialsPath(book, face, text, cap);
  if (set === null || !mayCut(face, text, set.path)) return null;
  const room = kind === 'disc' ? 148 : 150;
  const scale = Math.min(1, room / Math.hypot(width(set.box), height(set.box) * (kind === 'disc' ? 1 : 0.5)));
  const letters = mapPath(set.path, placing(scale, 0, cy));
  const shapes: readonly Shape[] = [{ part: 'mark', role: 'mark', path: [...path, ...reversePath(letters)] }];
  return markOf({
    id: `tile/${kind}+${text}`,
    kind: 'tile',
    shapes,
    corner: 2,
    craft: 2.6,
  });
}

/**
 * Whether the face has thick and thin strokes, like an engraved serif. Only then does a hairline relate to
 * the letters beside it.
 */
export const hasHairlines = ({ connected, style, metrics }: Face): boolean =>
  !connected && style === 'serif' && metrics.hairline < 0.4 * metrics.stem;

/** Draws two initials on either side of a taller hairline: H | P. */
export function pairMark(book: FontBook, face: Face, initials: readonly string[]): Mark | null {
  const [a, b] = initials;
  if (a === undefined || b === undefined || initials.length !== 2 || !hasHairlines(face)) return null;
  const left = initialsPath(book, face, a, 100);
  const right = initialsPath(book, face, b, 100);
  if (left === null || right === null) return null;
  const weight = Math.max(3, Math.min(8, face.metrics.hairline * 100 * 0.9));
  const gap = 30;
  const shapes: readonly Shape[] = [
    { part: 'mark', role: 'mark', path: mapPath(left.path, placing(1, -gap - weight / 2 - left.box.x1, 0)) },
    { part: 'mark', role: 'accent', path: [roundedRect(-weight / 2, -86, weight / 2, 86)] },
    { part: 'mark', role: 'mark', path: mapPath(right.path, placing(1, gap + weight / 2 - right.box.x0, 0)) },
  ];
  return markOf({ id: `pair/${a}${b}`, kind: 'pair', shapes, corner: 0, craft: 2.9 });
}
