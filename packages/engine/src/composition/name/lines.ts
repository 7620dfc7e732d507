import type { Face } from '../../concepts/face.ts';
import { placedBox, union } from '../../geometry/box.ts';
import type { PaintRole, Shape } from '../../scene/scene.ts';
import type { Line } from '../../typography/line.ts';
import { countLetters, linePath } from '../../typography/line.ts';
import { sideProfile } from '../../typography/profile.ts';
import { hasOwnScript, latinBeside, mainScript, scriptRules } from '../../typography/script.ts';
import { type Block, moveShapes, type StandingLetter, shapesBox, shapesInk } from '../block.ts';

/** `left` is where a line starts: on the right for right-to-left text. */
export type Align = 'left' | 'centre';

/** One line ready to stack. The stack decides its horizontal position. */
export interface SetRow {
  readonly face: Face;
  readonly line: Line;
  /** Cap height of the row in scene units. */
  readonly size: number;
  readonly shapes: readonly Shape[];
  /** Index of its first letter in the name. */
  readonly from: number;
}

/** A row in one paint. */
export const row = (face: Face, line: Line, size: number, role: PaintRole = 'name', from = 0): SetRow => ({
  face,
  line,
  size,
  from,
  shapes: [{ part: 'name', role, path: linePath(line) }],
});

/** The letters of a row moved by (dx, dy). Empty if they join or run from right to left. */
export function lettersOf({ face, line, from }: SetRow, dx: number, dy: number): readonly StandingLetter[] {
  if (face.connected || line.rtl || scriptRules[mainScript(line.text)].joined) return [];
  const byCluster = new Map<number, StandingLetter>();
  for (const { text, cluster, box } of line.glyphs) {
    if (box === null || text.trim() === '') continue;
    const own = placedBox(box, dx, dy, 1);
    const known = byCluster.get(cluster);
    const index = from + countLetters(line.text.slice(0, cluster));
    byCluster.set(cluster, { index, text, box: known === undefined ? own : union(known.box, own) });
  }
  return [...byCluster.values()].sort((a, b) => a.index - b.index);
}

/**
 * Size of a part of a name: 100, except for Latin beside another script, which follows that script's rule.
 */
export const partSize = (part: string, name: string): number =>
  hasOwnScript(name) && !hasOwnScript(part) ? 100 * latinBeside(mainScript(name)).size : 100;

/** How far such a part is raised above the bottom of the other script on one line. */
export const partRise = (part: string, name: string): number =>
  hasOwnScript(name) && !hasOwnScript(part) ? 100 * latinBeside(mainScript(name)).rise : 0;

const hasAscender = /[\p{Lu}\p{N}bdfhkltßþδθλξψбёйїbđłħ&]/u;

/**
 * Height above the baseline that looks like the top of a line: capitals and ascenders, otherwise the
 * x-height.
 */
function opticalTop(rowText: string, face: Face, size: number): number {
  return hasOwnScript(rowText) || hasAscender.test(rowText) ? size : (size * face.metrics.x) / face.metrics.cap;
}

const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text);

/**
 * Distance of two baselines, solved from the ink: the minimum for the case, increased until nothing above one
 * another is closer than `air` (golden rule 13: leading is solved from outlines, not from font metrics).
 */
function step(upper: SetRow, lower: SetRow, dxUpper: number, dxLower: number, leading: number): number {
  const size = (upper.size + lower.size) / 2;
  const air = 0.13 * size * leading;
  const capitals = isCapitals(lower.line.text);
  const own =
    leading === 1
      ? capitals
        ? lower.size + 0.4 * size
        : lower.size * 1.24
      : lower.size + (capitals ? 0.4 : 0.24) * size * leading;
  let least = Math.max(own, isCapitals(upper.line.text) && capitals ? lower.size + 0.36 * upper.size * leading : 0);
  for (const a of upper.line.glyphs) {
    if (!a.box) continue;
    for (const b of lower.line.glyphs) {
      if (!b.box) continue;
      const apart = Math.max(b.box.x0 + dxLower - (a.box.x1 + dxUpper), a.box.x0 + dxUpper - (b.box.x1 + dxLower));
      if (apart < air / 2) least = Math.max(least, a.box.y1 - b.box.y0 + air);
    }
  }
  return least;
}

/**
 * Share of the white left of a line's first letter by which it hangs past a flush edge, and the maximum in
 * cap heights.
 */
const hanging = { share: 0.2, most: 0.05 };

/**
 * How far a line hangs past the flush edge to look flush: nothing for a stem, little for a round letter, most
 * for T, V, A and J, whose ink recedes from its foremost point.
 */
function hang({ face, line, size }: SetRow): number {
  const first = line.glyphs[0];
  if (first === undefined || face.connected || hasOwnScript(line.text)) return 0;
  const top = -opticalTop(first.text, face, size);
  const { left } = sideProfile(first.path, top, 0);
  const reach = left.map((x) => (Number.isNaN(x) ? size / 4 : Math.min(size / 4, x)));
  return Math.min(hanging.most * size, (hanging.share * reach.reduce((sum, x) => sum + x, 0)) / reach.length);
}

/** Stacks rows with solved leading, aligned by ink. `leading` multiplies the white between them. */
export function stack(rows: readonly SetRow[], align: Align, leading = 1): Block {
  const widest = Math.max(...rows.map((r) => r.line.box.x1));
  const hangs = align === 'left' && rows.length > 1 ? rows.map(hang) : rows.map(() => 0);
  const deepest = Math.max(...hangs);
  const start = rows[0]?.line.rtl === true ? 1 : 0;
  const dx = rows.map((r, i) =>
    align === 'left' ? (widest - r.line.box.x1) * start + deepest - (hangs[i] as number) : (widest - r.line.box.x1) / 2,
  );
  const shapes: Shape[] = [];
  const letters: StandingLetter[] = [];
  let y = 0;
  rows.forEach((r, i) => {
    const above = rows[i - 1];
    if (above) y += step(above, r, dx[i - 1] as number, dx[i] as number, leading);
    letters.push(...lettersOf(r, dx[i] as number, y));
    shapes.push(...moveShapes(r.shapes, dx[i] as number, y));
  });
  return blockOf(rows, shapes, y, letters);
}

/** A block from its shapes: first row on baseline 0, last on `base`. */
export function blockOf(
  rows: readonly SetRow[],
  shapes: readonly Shape[],
  base: number,
  letters: readonly StandingLetter[] = [],
): Block {
  const first = rows[0] as SetRow;
  const main = rows.reduce((a, b) => (b.size > a.size ? b : a));
  const top = -opticalTop(first.line.text, first.face, first.size);
  const small = rows.reduce((a, b) => (b.size < a.size ? b : a));
  const x = isCapitals(small.line.text) ? small.size : (small.size * small.face.metrics.x) / small.face.metrics.cap;
  const script = mainScript(first.line.text);
  const lower = script === 'latin' && !/[\p{Lu}\p{N}]/u.test(first.line.text);
  const capMiddle = (top + base) / 2;
  const xMiddle = -(first.size * first.face.metrics.x) / first.face.metrics.cap / 2;
  return {
    shapes,
    box: shapesBox(shapes),
    top,
    base,
    // Lowercase is centered by its x-height; ascenders raise the middle by half their extent. Arabic weighs
    // below the middle of its alef.
    middle:
      rows.length > 1 || !lower
        ? capMiddle + (script === 'arabic' && rows.length === 1 ? 0.07 * first.size : 0)
        : (capMiddle + xMiddle) / 2,
    lines: rows.length,
    stem: main.face.metrics.stem * main.size,
    smallest: x,
    unevenness: Math.max(...rows.map((r) => r.line.unevenness)),
    ...(letters.length > 0 ? { letters } : {}),
    ink: shapesInk(shapes),
    rtl: first.line.rtl,
    airy: script === 'latin' && isCapitals(first.line.text) && first.line.glyphs.length > 3 && rows.length === 1,
  };
}
