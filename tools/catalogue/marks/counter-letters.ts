/** Round letters with room for a picture: ring 300 wide, stroke 44, about (0, 0), y down; lower case with stems of the same stroke. */
import type { Contour, Path } from '../../../packages/engine/src/geometry/path.ts';
import { reverseContour } from '../../../packages/engine/src/geometry/path.ts';
import { strokeOutline, union } from './pathkit.ts';
import { arc, disc } from './shapes.ts';

const R = 150;
/** Radius of the counter. */
export const counterRadius = 106;
const r = counterRadius;
/** Ascender and descender, from the middle. */
const tall = 310;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A closed contour from straight corners (pairs) and arcs (longer runs of cubic segments). */
function outline(first: readonly [number, number], ...runs: readonly (readonly number[])[]): Contour {
  const out: number[] = [...first];
  for (const run of runs) {
    if (run.length > 2) out.push(...run);
    else out.push(...out.slice(-2), ...run, ...run);
  }
  const [x, y] = out.slice(-2) as [number, number];
  if (Math.hypot(x - first[0], y - first[1]) > 1e-9) out.push(x, y, ...first, ...first);
  return out;
}

const at = (radius: number, degrees: number): [number, number] => [
  radius * Math.cos(rad(degrees)),
  radius * Math.sin(rad(degrees)),
];
const turn = (radius: number, a: number, b: number): number[] => arc(0, 0, radius, rad(a), rad(b));
const hole = (): Contour => reverseContour(disc(0, 0, r));

/** A bowl with a stem on its left that rises above it. */
const b = (): Path => [
  outline(
    [-R, -tall],
    [-r, -tall],
    at(R, 180 + (Math.acos(r / R) * 180) / Math.PI),
    turn(R, 180 + (Math.acos(r / R) * 180) / Math.PI, 540),
  ),
  hole(),
];

/** Mirrored left–right, top–bottom or both, each contour running the way it did. */
const mirrored = (path: Path, sx: 1 | -1, sy: 1 | -1): Path =>
  path.map((c) => {
    const out = c.map((v, i) => v * (i % 2 === 0 ? sx : sy));
    return sx * sy < 0 ? reverseContour(out) : out;
  });

const bar = 42;
const low = (Math.asin(bar / r) * 180) / Math.PI;

/** Letters by the sign they draw; upper and lower case differ. */
export const counterLetters: Readonly<Record<string, () => Path>> = {
  O: () => [disc(0, 0, R), hole()],
  C: () => [outline(at(R, 40), turn(R, 40, 320), at(r, 320), turn(r, 320, 40))],
  D: () => [outline([-R, -R], [0, -R], turn(R, -90, 90), [-R, R]), outline([-r, -r], [-r, r], [0, r], turn(r, 90, -90))],
  G: () => [outline([R, 0], turn(R, 0, 318), at(r, 318), turn(r, 318, low), [86, bar], [86, 0])],
  Q: () => union([disc(0, 0, R), hole()], strokeOutline({ points: [94, 94, 94, 94, 160, 160, 160, 160], closed: false }, 44)),
  U: () => [outline([-R, -R], [-r, -R], [-r, 0], turn(r, 180, 0), [r, -R], [R, -R], [R, 0], turn(R, 0, 180))],
  b,
  d: () => mirrored(b(), -1, 1),
  p: () => mirrored(b(), 1, -1),
  q: () => mirrored(b(), -1, -1),
};
