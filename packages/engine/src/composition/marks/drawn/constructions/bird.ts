import { mapPath, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, flippedRun, hole, join, lines, polar, type Run, solid } from '../outlines/run.ts';

/** Right half of a swift seen from below, from the beak round the wing to the fork of the tail. */
const half: Run = join(
  curve([0, -66], [7, -62], [13, -54], [14, -44]),
  curve([14, -44], [48, -50], [82, -30], [104, 22]),
  curve([104, 22], [76, -6], [46, -12], [22, 0]),
  curve([22, 0], [20, 22], [22, 44], [34, 78]),
  curve([34, 78], [22, 68], [10, 56], [0, 40]),
);
const swift = solid(half, backwards(flippedRun(half)));

/** A bird at rest: head and breast are circles that touch inside, its wing `n` feathers. */
function perched(n: number): readonly Piece[] {
  const [hx, hy, r, R] = [-46, -48, 34, 84];
  const [dx, dy] = polar(R - r, 196);
  const [x, y] = [hx - dx, hy - dy];
  const nape = polar(r, 322, hx, hy);
  const outline = solid(
    lines(polar(r + 30, 186, hx, hy)),
    arc(hx, hy, r, 214, 322),
    curve(nape, polar(26, 52, ...nape), [52, -34], [96, -74]),
    lines([112, -52], polar(R, 38, x, y)),
    arc(x, y, R, 38, 180),
  );
  const eye = hole(arc(hx - 4, hy - 4, 6, 0, 360));
  // Feathers are quarter rings about one point, the innermost a quarter disc.
  const [wx, wy, air, pitch] = [x - 24, y + 4, 8, 54 / n];
  const wing = Array.from({ length: n }, (_, i) =>
    solid(arc(wx, wy, (i + 1) * pitch, 0, 90), i === 0 ? lines([wx, wy]) : arc(wx, wy, i * pitch + air, 90, 0)),
  );
  const room = 54 + air;
  const slit = hole(lines([wx - air, wy - air], [wx + room, wy - air]), arc(wx, wy, room, 0, 90), lines([wx - air, wy + room]));
  return [piece('mark', [outline, eye, slit]), piece('accent', wing)];
}

/** Three in the air, one behind another. */
function flock(n: number): readonly Piece[] {
  const places: readonly (readonly [x: number, y: number, k: number])[] = [
    [-34, 20, 0.7],
    [50, -38, 0.46],
    [66, 46, 0.36],
  ];
  return places.slice(0, n).map(([x, y, k], i) => {
    const turned = mapPath([swift], rotation(34));
    return piece(i === 0 ? 'mark' : 'tone', mapPath(turned, placing(k, x, y)));
  });
}

function draw(count: string, form = 'swift', where = ''): readonly Piece[] {
  const n = Number(count);
  if (form === 'wren') return perched(n);
  if (form === 'flock') return flock(n);
  const bird = mapPath([swift], rotation(where === '' ? 0 : 38));
  if (where !== 'disc') return [piece('mark', bird)];
  return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath(bird, placing(0.72, 0, 4)))])];
}

/** Birds from arcs: in the air, and at rest with feathers in quarter rings. */
export const bird: Construction = {
  name: 'bird',
  serves: { bird: 1, flock: 0.8, raven: 0.5 },
  idea: 'a bird drawn with simple arcs',
  told: (form) =>
    form === '3-flock' ? 'a flock of birds' : `a ${form.includes('swift') ? 'swallow' : 'bird'} drawn with simple arcs`,
  counts: 'feathers',
  counted: (form) => (form === '3-flock' ? 'birds' : 'feathers'),
  forms: ['1-swift', '1-swift-lean', '1-swift-disc', '3-flock', '1-wren', '2-wren', '3-wren'],
  corner: 1,
  craft: 4.5,
  contained: (form) => form.endsWith('disc'),
  r16: 0.8,
  draw,
  small: (count, form, where) =>
    form === 'wren' ? draw('1', form) : form === 'flock' ? draw('1', 'swift', 'lean') : draw(count as string, form, where),
};
