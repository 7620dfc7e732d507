/**
 * Family ring-break (T6): an icon larger than its ring, which gives way to it by a constant gap. The ring is the accent; in one
 * color the gap parts them. Small: a heavier ring, the gap × 1.8.
 */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { mapPath, type Path, pathArea, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, type DrawnPart, drawAll } from './assemble.ts';
import { changeOf, leastChange } from './change.ts';
import { enclosing } from './fit.ts';
import { iconKey } from './icon.ts';
import { cornerClass } from './judge.ts';
import { depths } from './outline.ts';
import { outlinePath } from './outlines.ts';
import { difference, grown } from './pathkit.ts';
import { reachable } from './review.ts';
import { ringBreaks } from './review-ring-breaks.ts';
import { disc } from './shapes.ts';

/** Outer radius and thickness of the ring, and the gap around the icon; at small sizes a thicker ring and 1.8 times the gap. */
const R = 120;
const normal = { thick: 26, gap: 12 } as const;
const tiny = { thick: 34, gap: 21 } as const;
/** Radii of the circle around the icon ÷ R, tried in turn until the ring is left to 45–90 %. */
const sizes = [1.22, 1.14, 1.06, 1];
/** Least share of the ring a remaining piece must have: below, it is debris. */
const leastPiece = 0.06;

interface Broken {
  readonly pieces: Path;
  readonly left: number;
}

function broken(icon: Path, { thick, gap }: typeof normal | typeof tiny): Broken {
  const whole = difference([disc(0, 0, R)], [disc(0, 0, R - thick)]);
  const outline = icon.filter((_, i) => depths(icon)[i] === 0);
  const cut = difference(whole, grown(outline, gap));
  const all = pathArea(whole);
  const pieces = cut.filter((c) => signedArea(c) > 0 && pathArea([c]) >= leastPiece * all);
  return { pieces, left: pathArea(cut) / all };
}

function draw(name: string, craft: number): CataloguedMark {
  const of = iconKey(name);
  const shape = outlinePath(of);
  const around = enclosing(shape);
  for (const size of sizes) {
    const s = (size * R) / around.r;
    const [x, y] = [s * (100 - around.x), s * (100 - around.y)];
    const icon = mapPath(shape, placing(s, -s * around.x, -s * around.y));
    const [large, small] = [broken(icon, normal), broken(icon, tiny)];
    if (large.left < 0.42 || large.left > 0.9 || small.pieces.length === 0) continue;
    const parts = (ring: Path): DrawnPart[] => [
      { role: 'accent', path: ring },
      { role: 'mark', stamps: [{ of, scale: s, at: [[x, y]] }] },
    ];
    const drawn = assemble({
      id: `ring-break/${name}`,
      family: 'ring-break',
      icons: [name],
      parts: parts(large.pieces),
      small: parts(small.pieces),
      corner: Math.max(2, cornerClass(shape)) as 2 | 3,
      craft,
      decimals: 1,
    });
    if (changeOf(drawn, shape) >= leastChange) return drawn;
  }
  throw new Error(`${name}: leaves no ring, or is little more than the icon`);
}

export const ringBreakMarks = (): CataloguedMark[] =>
  drawAll(
    ringBreaks.filter(({ name }) => reachable(name)),
    ({ name, craft }) => draw(name, craft),
  );
