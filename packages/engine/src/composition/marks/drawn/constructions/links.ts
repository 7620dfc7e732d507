import { mapPath, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, backwards, type Run, solid } from '../outlines/run.ts';

const degrees = (x: number): number => (Math.acos(Math.max(-1, Math.min(1, x))) * 180) / Math.PI;

/** Angle at the center of a circle of radius `a` between the line of centers and where a circle of radius `b`, `d` away, cuts it. */
const meets = (a: number, b: number, d: number): number => degrees((a * a + d * d - b * b) / (2 * a * d));

/** A row of `n` equal discs; what two of them share is parted from both by one air and carries the accent. */
function lenses(n: number, overlap: number): readonly Piece[] {
  const r = 60;
  const d = 2 * r * (1 - overlap);
  const air = 7;
  const mark = Array.from({ length: n }, (_, i) => {
    const cx = (i - (n - 1) / 2) * d;
    const grown = r + air;
    const own = meets(r, grown, d);
    const other = meets(grown, r, d);
    const left: Run = i === 0 ? arc(cx, 0, r, own, 360 - own) : arc(cx - d, 0, grown, other, -other);
    if (i === 0) return solid(left, arc(cx + d, 0, grown, 180 + other, 180 - other));
    if (i === n - 1) return solid(left, arc(cx, 0, r, -180 + own, 180 - own));
    return solid(
      left,
      arc(cx, 0, r, -180 + own, -own),
      arc(cx + d, 0, grown, 180 + other, 180 - other),
      arc(cx, 0, r, own, 180 - own),
    );
  });
  const half = meets(r, r, d);
  const shared = Array.from({ length: n - 1 }, (_, i) => {
    const cx = (i - (n - 1) / 2) * d;
    return solid(arc(cx, 0, r, -half, half), arc(cx + d, 0, r, 180 - half, 180 + half));
  });
  return [piece('mark', mark), piece('accent', shared)];
}

/** Two rings through each other: above the axis the left lies over the right, below it the right over the left. */
function rings(d: number, weight: number): readonly Piece[] {
  const outer = 62;
  const inner = outer - weight;
  const air = 7;
  const [over, under] = [outer + air, inner - air];
  // The right ring (center d/2) as seen from its own center: 180° points to the left ring. Cut where the left lies over it.
  const at = (own: number, other: number): number => 180 + meets(own, other, d);
  const x = d / 2;
  const from = [at(outer, over), at(inner, over)] as const;
  const to = [at(outer, under), at(inner, under)] as const;
  const across = (radius: number, a: number, b: number): Run => {
    // Along the left ring's grown or shrunk edge from one rim of the right ring to the other.
    const point = (own: number, angle: number): number => {
      const px = d + own * Math.cos((angle * Math.PI) / 180);
      const py = own * Math.sin((angle * Math.PI) / 180);
      return (Math.atan2(py, px) * 180) / Math.PI;
    };
    return arc(-x, 0, radius, point(outer, a), point(inner, b));
  };
  const right = solid(
    arc(x, 0, outer, from[0], to[0] + 360),
    across(under, to[0], to[1]),
    backwards(arc(x, 0, inner, from[1], to[1] + 360)),
    backwards(across(over, from[0], from[1])),
  );
  const turned = right.map((v) => -v);
  return [piece('mark', [right]), piece('tone', [turned])];
}

function draw(count: string, form = 'lens', turn = ''): readonly Piece[] {
  const pieces = form === 'lens' ? lenses(Number(count), 0.36) : form === 'ring' ? rings(74, 20) : rings(84, 15);
  const turned = rotation(turn === 'up' ? -45 : turn === 'tall' ? -90 : 0);
  return pieces.map(({ role, path }) => piece(role, mapPath(path, turned)));
}

/** Circles that hold something in common. */
export const links: Construction = {
  name: 'links',
  serves: { partner: 1, people: 0.8, family: 0.7, link: 1, circle: 0.8 },
  idea: 'overlapping circles',
  counts: 'circles',
  forms: ['2-lens', '3-lens', '2-ring', '2-band', '2-lens-up', '2-ring-up', '2-lens-tall', '3-lens-up'],
  corner: 3,
  craft: 4.3,
  contained: never,
  r16: 0.85,
  draw,
};
