import { type Contour, mapPath, type Path, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, backwards, both, curve, flippedRun, join, polar, type Run, solid } from '../outlines/run.ts';
import { foxgloveBells } from './foxglove.ts';

const whole = (half: Run): Contour => solid(half, backwards(flippedRun(half)));

/** A petal from (0, 0) up to its tip: length, half width, and where it is widest; its tip round (1) or pointed (0). */
function petal(length: number, half: number, widest = 0.6, round = 0): Contour {
  const y = -length * widest;
  const tip = half * 0.75 * round;
  return whole(
    join(
      curve([0, -length], [tip, -length], [half, y - (length + y) * 0.55], [half, y]),
      curve([half, y], [half, y * 0.5], [half * 0.45, -4], [0, 0]),
    ),
  );
}

/** A stem under a head, with a leaf on either side. */
function stem(y0: number, y1: number): Path {
  const w = 7;
  const blade = solid(
    curve([w + 10, y1], [w + 12, y1 - 34], [w + 30, y1 - 62], [w + 60, y1 - 74]),
    curve([w + 60, y1 - 74], [w + 64, y1 - 38], [w + 50, y1 - 8], [w + 10, y1]),
  );
  return [polygon([-w, y0], [w, y0], [w, y1], [-w, y1]), ...both([blade])];
}

interface Head {
  readonly petals: Path;
  readonly behind: Path;
  readonly heart: Path;
}

/** Three petals that open over a tube, and the three red threads that are the spice. */
function crocus(): Head {
  const front = whole(join(curve([0, -66], [22, -50], [36, -26], [36, -2]), curve([36, -2], [36, 24], [20, 44], [0, 50])));
  const side = solid(
    curve([52, -108], [88, -78], [104, 22], [14, 58]),
    curve([14, 58], [36, 46], [46, 24], [46, -4]),
    curve([46, -4], [46, -30], [40, -46], [32, -60]),
    curve([32, -60], [44, -74], [50, -90], [52, -108]),
  );
  const threads = [-1, 0, 1].map((i) => {
    const [foot, tip, y] = [i * 9.5, i * 21, -124 + Math.abs(i) * 12];
    return rounded(
      [
        [tip - 5, y],
        [tip + 5, y],
        [foot + 2.6, -76 + Math.abs(i) * 7],
        [foot - 2.6, -76 + Math.abs(i) * 7],
      ],
      [4, 4, 0, 0],
    );
  });
  const blade = solid(curve([17, 126], [18, 96], [34, 66], [78, 42]), curve([78, 42], [66, 74], [50, 100], [44, 126]));
  return {
    petals: [front],
    behind: [...both([side]), polygon([-7, 68], [7, 68], [7, 126], [-7, 126]), ...both([blade])],
    heart: threads,
  };
}

const foxglove = (few = false): Head => ({ petals: foxgloveBells(few), behind: [], heart: [] });

function tulip(): Head {
  const front = whole(join(curve([0, -106], [26, -84], [38, -56], [38, -30]), curve([38, -30], [38, -4], [22, 12], [0, 12])));
  const side = solid(
    curve([66, -104], [80, -66], [84, 6], [20, 15]),
    curve([20, 15], [40, 4], [48, -14], [48, -34]),
    curve([48, -34], [48, -60], [44, -72], [34, -86]),
    curve([34, -86], [46, -90], [58, -96], [66, -104]),
  );
  return { petals: [front], behind: [...both([side]), ...stem(22, 118)], heart: [] };
}

/** Petals about a point, each as wide as its share leaves. */
function rosette(n: number, length: number, half: number, from: number, widest: number): Path {
  return Array.from({ length: n }, (_, i) => {
    const m = rotation((360 / n) * i);
    return mapPath(mapPath([petal(length - from, half, widest, 1)], placing(1, 0, -from)), m)[0] as Contour;
  });
}

const daisy = (n: number): Head => ({
  petals: rosette(n, 100, n > 9 ? 15.5 : 21, 34, 0.62),
  behind: [],
  heart: [circle(0, 0, 25)],
});

const poppy = (): Head => ({
  petals: Array.from({ length: 4 }, (_, i) =>
    mapPath([petal(74, 44, 0.66, 1.2)], { ...rotation(90 * i + 45), e: 0, f: 0 }),
  ).flatMap((path, i) => mapPath(path, placing(1, ...(polar(24, 90 * i - 45) as [number, number])))),
  behind: [],
  heart: [circle(0, 0, 20)],
});

/** The rose of coats of arms: five notched petals. */
function rose(): Head {
  const lobe = whole(
    join(
      curve([0, -86], [8, -100], [30, -104], [40, -93]),
      curve([40, -93], [52, -78], [40, -52], [13.4, -31.8]),
      arc(0, 0, 34.5, -65.1, -90),
    ),
  );
  const turns = [0, 72, 144, 216, 288];
  return {
    petals: turns.flatMap((a) => mapPath([lobe], rotation(a))),
    behind: [],
    heart: [circle(0, 0, 25)],
  };
}

const heads = { crocus, foxglove, tulip, poppy, rose, daisy: () => daisy(8), aster: () => daisy(12) } as const;
type Species = keyof typeof heads;

/** A flower in one paint. */
export function bloom(species: Species): Path {
  const { petals, behind, heart } = heads[species]();
  return [...petals, ...behind, ...heart];
}

function draw(species: Species, form: string, small = false): readonly Piece[] {
  const { petals, behind, heart } = heads[species](small);
  if (form !== 'disc')
    return [piece('mark', petals), piece('mark', behind), ...(heart.length > 0 ? [piece('accent', heart)] : [])];
  const all = [...petals, ...behind, ...heart];
  const box = { crocus: 2, foxglove: 3, tulip: 6, poppy: 0, rose: 0, daisy: 0, aster: 0 }[species];
  const k = species === 'foxglove' ? 0.6 : species === 'tulip' || species === 'crocus' ? 0.64 : 0.75;
  return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath(all, placing(k, 0, -box * k)))])];
}

const growing = (species: Species, idea: string, serves: Construction['serves']): Construction => ({
  name: species,
  serves,
  idea,
  counts: null,
  forms: ['1-free', '1-disc'],
  corner: 1,
  craft: 4.8,
  contained: (form) => form.endsWith('disc'),
  r16: 0.78,
  draw: (_, form = 'free') => draw(species, form),
  ...(species === 'foxglove' ? { small: (_, form = 'free') => draw(species, form, true) } : {}),
});

/** Flowers that can be told apart: each is drawn for its own names, and for a florist. */
export const blossoms: readonly Construction[] = [
  growing('crocus', 'a saffron crocus with its three threads', {
    saffron: 1,
    flower: 0.6,
    tulip: 0.6,
  }),
  growing('foxglove', 'a stem of bell-shaped flowers', {
    flower: 0.7,
  }),
  growing('tulip', 'a tulip just opening', { tulip: 1, flower: 0.75 }),
  growing('poppy', 'a poppy with four wide petals', { flower: 0.75 }),
  growing('rose', 'a rose', {
    flower: 0.8,
    wedding: 0.5,
    beauty: 0.5,
  }),
  growing('daisy', 'a flower with a ring of petals', { flower: 0.8 }),
  growing('aster', 'a flower with many petals', { flower: 0.7 }),
];
