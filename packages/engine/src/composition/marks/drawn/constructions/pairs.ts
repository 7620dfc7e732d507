import { reversePath } from '../../../../geometry/path.ts';
import { roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { wave } from '../outlines/disc-band.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, backwards, between, lines, type Point, polar, type Run, solid } from '../outlines/run.ts';

const air = 9;

/** The sun stands on the rim of a cup as if on the horizon. */
function dawnCup(n: number, form: string): readonly Piece[] {
  const sun = solid(arc(0, -air, 46, 180, 360));
  const rays = Array.from({ length: n }, (_, i) => {
    const a = 180 + ((i + 0.5) * 180) / n;
    const [x, y] = polar(1, a);
    const at = (r: number, w: number): Point => [x * r - y * w, y * r + x * w - air];
    return rounded([at(58, 5.5), at(84, 5.5), at(84, -5.5), at(58, -5.5)], 5);
  });
  const body =
    form === 'bowl'
      ? [solid(arc(0, 0, 92, 0, 180)), roundedRect(-36, 92 + air, 36, 92 + air + 13)]
      : [
          solid(lines([-78, 0], [78, 0], [78, 20]), arc(0, 20, 78, 0, 180)),
          solid(arc(78 + air, 34, 32, -90, 90), arc(78 + air, 34, 18, 90, -90)),
        ];
  return [piece('mark', body), piece('accent', [sun, ...rays])];
}

/** One bar of masonry, `n` round arches left out of it; where water runs, it is one wave as heavy as the crown is thick. */
function viaduct(n: number, form: string): readonly Piece[] {
  const [pier, crown, spring] = [20, 24, 26];
  const r = 44;
  const width = n * 2 * r + (n + 1) * pier;
  const [x0, foot] = [-width / 2, r + crown + spring];
  const runs: Run[] = [lines([x0, foot], [x0, 0], [-x0, 0], [-x0, foot])];
  for (let i = n - 1; i >= 0; i--) {
    const x = x0 + pier + r + i * (2 * r + pier);
    runs.push(lines([x + r, foot]), arc(x, crown + r, r, 360, 180), lines([x - r, foot]));
  }
  if (form === 'road') return [piece('mark', [solid(...runs)])];
  const p = width / (n + 0.5);
  const edge = (y: number) => between(wave(y, 7, p, width), (x) => width * width * 0.25 - x * x);
  const water = solid(edge(foot + air + 10), backwards(edge(foot + air + 10 + crown)));
  return [piece('mark', [solid(...runs)]), piece('accent', [water])];
}

/** A moving box: its arrow is cut out of it and leads out at the right. */
function parcel(): readonly Piece[] {
  const left: readonly Point[] = [
    [-86, -50],
    [-4.5, -4],
    [-4.5, 96],
    [-86, 50],
  ];
  const right: readonly Point[] = [
    [86, -50],
    [4.5, -4],
    [4.5, 96],
    [86, 50],
  ];
  const lid: readonly Point[] = [
    [0, -108],
    [84, -60],
    [0, -13],
    [-84, -60],
  ];
  const arrow = polygon([22, 64], [22, 46], [46, 32.6], [46, 19], [72, 27], [46, 64], [46, 50.5]);
  return [piece('mark', [polygon(...left), polygon(...right), ...reversePath([arrow])]), piece('tone', [polygon(...lid)])];
}

/** A gable whose open door lets the light out. */
function gable(_: number, form: string): readonly Piece[] {
  const w = form === 'arch' ? 38 : 34;
  const way = form === 'arch' ? arc(0, 18, w, 360, 180) : lines([w, -6], [-w, -6]);
  const house = solid(lines([-w, 96], [-86, 96], [-86, -22], [0, -100], [86, -22], [86, 96], [w, 96]), way, lines([-w, 96]));
  const leaf =
    form === 'arch' ? polygon([-26, 22], [14, 38], [14, 114], [-26, 98]) : polygon([-24, 6], [14, 21], [14, 114], [-24, 99]);
  return [piece('mark', [house]), piece('accent', [leaf])];
}

const pair = (
  name: string,
  forms: readonly string[],
  idea: string,
  serves: Construction['serves'],
  drawing: (n: number, form: string) => readonly Piece[],
  craft = 4.8,
): Construction => ({
  name,
  serves,
  idea,
  counts: null,
  forms,
  corner: 1,
  craft,
  contained: never,
  r16: 0.78,
  draw: (n, form = '') => drawing(Number(n), form),
});

export const pairs: readonly Construction[] = [
  {
    ...pair('dawn-cup', ['4-cup', '5-cup', '6-cup', '5-bowl'], 'the sun rising out of a cup', {}, dawnCup),
    told: (form) => `the sun rising out of a ${form.slice(2)}`,
  },
  pair('viaduct', ['3-road', '3-water'], 'a bridge with round arches', { bridge: 0.95, stone: 0.5, architecture: 0.5 }, viaduct),
  pair('parcel', ['1-cube'], 'a package with an arrow on its side', { package: 1, truck: 0.9, warehouse: 0.8 }, parcel),
  pair('gable', ['1-arch', '1-door'], 'a house with its door open', { door: 1, house: 0.85, estate: 0.7, cabin: 0.6 }, gable),
];
