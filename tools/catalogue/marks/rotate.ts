/**
 * Family rotate (T4): a solid icon repeated about a center. Copies are pushed out until a constant slit parts them, so that
 * nothing has to be clipped and the recipe is exact. Small: at most six solid copies, the slit wider.
 */
import type { CataloguedMark, Stamp } from '../../../packages/engine/src/concepts/mark.ts';
import { mapPath, type Path, placing, rotation } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, centerdPath, drawAll } from './assemble.ts';
import { cutIcon, iconKey } from './icon.ts';
import { cornerClass } from './judge.ts';
import { flatten } from './outline.ts';
import { outlineKey, outlinePath } from './outlines.ts';
import { reachable } from './review.ts';
import { type Rotation, rotations } from './review-rotations.ts';

/** Slit ÷ diameter, and the same for small sizes. */
const [slit, smallSlit] = [0.034, 0.06];
/** Copies that 16 px can tell apart. */
const fewest = 6;

const points = (path: Path): Float64Array => Float64Array.from(path.flatMap((c) => flatten(c, 6)));

/** Smallest distance between the outlines of a figure and of its turned copy, from points to edges. */
function clearance(a: Float64Array, degrees: number): number {
  const t = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(t), Math.sin(t)];
  const b = a.map((_, i) =>
    i % 2 === 0 ? cos * (a[i] as number) - sin * (a[i + 1] as number) : sin * (a[i - 1] as number) + cos * (a[i] as number),
  );
  let least = Infinity;
  for (let i = 0; i < a.length; i += 2) {
    const [x, y] = [a[i] as number, a[i + 1] as number];
    for (let j = 0; j < b.length; j += 2) {
      const k = (j + 2) % b.length;
      const [x0, y0] = [b[j] as number, b[j + 1] as number];
      const [ex, ey] = [(b[k] as number) - x0, (b[k + 1] as number) - y0];
      const l = ex * ex + ey * ey;
      const u = l === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * ex + (y - y0) * ey) / l));
      const d = (x - x0 - u * ex) ** 2 + (y - y0 - u * ey) ** 2;
      if (d < least) least = d;
    }
  }
  return Math.sqrt(least);
}

/** How far out the copies stand, units of the icon: the smallest radius at which the slit is kept on the way in. */
function radius(figure: Path, copies: number, share: number): number {
  const apart = (r: number): boolean => {
    const moved = points(mapPath(figure, placing(1, 0, -r)));
    let reach = 0;
    for (let i = 0; i < moved.length; i += 2) reach = Math.max(reach, Math.hypot(moved[i] as number, moved[i + 1] as number));
    const least = share * 2 * reach;
    for (let i = 1; i <= copies / 2; i++) if (clearance(moved, (360 * i) / copies) < least) return false;
    return true;
  };
  let r = 420;
  while (r > 10 && apart(r - 10)) r -= 10;
  while (r > 1 && apart(r - 1)) r -= 1;
  return r;
}

/** One layer of copies about (100, 100); `spin` turns each about its own middle first. */
function wheel(key: string, copies: number, spin: number, share: number): Stamp {
  const upright = mapPath(outlinePath(key), placing(1, -100, -100));
  const r = radius(mapPath(upright, rotation(spin)), copies, share);
  return {
    of: key,
    at: Array.from({ length: copies }, (_, i) => {
      const t = (2 * Math.PI * i) / copies;
      return [100 + r * Math.sin(t), 100 - r * Math.cos(t), (spin + (360 * i) / copies) % 360] as const;
    }),
  };
}

function rotateMark({ icon, copies, spin, craft, drawn }: Rotation): CataloguedMark {
  const solid = outlineKey(`solid/${icon}`, () => centerdPath(cutIcon(icon, 'solid')));
  const key = drawn ? iconKey(icon) : solid;
  const few = copies > fewest ? Math.ceil(copies / 2) + (copies > 8 ? 0 : 1) : copies;
  return assemble({
    id: `rotate/${icon}`,
    family: 'rotate',
    icons: [icon],
    parts: [{ role: 'mark', stamps: [wheel(key, copies, spin, slit)] }],
    small: [{ role: 'mark', stamps: [wheel(solid, few, spin, smallSlit)] }],
    corner: cornerClass(outlinePath(key)),
    craft,
  });
}

export const rotateMarks = (): CataloguedMark[] =>
  drawAll(
    rotations.filter(({ icon }) => reachable(icon)),
    rotateMark,
  );
