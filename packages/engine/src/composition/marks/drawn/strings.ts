import { mapContour, mapPath, placing, reversePath, rotation } from '../../../geometry/path.ts';
import { roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { arc, backwards, both, curve, flippedRun, join, lines, type Point, parting, polar, type Run, solid } from './run.ts';

/** Half the stem at its waist, and half the height of the nicks there. */
const [waist, nick] = [12, 6];
/** Where the outer edge of the hook ends: the outermost point of the ball. */
const end: Point = [45, -76];

/** The upper half of a sound hole, from the left of its waist over the hook and round a ball of radius `r` to the right of it. */
function lobe(r: number): Run {
  const outer = join(
    curve([-waist, -nick], [-16, -30], [-24, -44], [-24, -62]),
    curve([-24, -62], [-24, -88], [-5, -105], [16, -105]),
    curve([16, -105], [34, -105], [45, -93], end),
  );
  const [x, y] = [end[0] - r, end[1]];
  const inner = join(
    curve([waist, -nick], [8, -30], [1, -46], [1, -62]),
    curve([1, -62], [1, -80], [8, -93], [18, -93]),
    curve([18, -93], [25, -93], [30, -89], [x, y]),
  );
  const [free] = parting(inner, (px, py) => Math.hypot(px - x, py - y) - r, true);
  const meets = (Math.atan2((free.at(-1) as number) - y, (free.at(-2) as number) - x) * 180) / Math.PI;
  return join(outer, arc(x, y, r, 0, meets + 360), backwards(free));
}

/** A sound hole as luthiers cut it: a stem that tapers into two hooks, the lower ball the larger, nicked where the bridge stands. */
const soundHole = solid(lobe(14), lines([waist + 9, 0]), mapContour(lobe(16.5), rotation(180)), lines([-waist - 9, 0]));

/** Both sound holes, `apart` from the axis to the middle of each. */
const holes = (apart: number, scale = 1) => both(mapPath([soundHole], placing(scale, -apart, 0)));

/** The body of a violin from the top of its axis clockwise to its foot: upper bout, waist, lower bout. */
const bout: Run = join(
  curve([0, -128], [44, -128], [80, -112], [80, -78]),
  curve([80, -78], [80, -58], [72, -50], [80, -38]),
  curve([80, -38], [58, -26], [58, 10], [90, 22]),
  curve([90, 22], [84, 34], [104, 46], [104, 74]),
  curve([104, 74], [104, 114], [58, 128], [0, 128]),
);

/** A star of four points, its sides hollow, `r` tall on either side. */
const star = (r: number, x = 0, y = 0) =>
  solid(
    ...[0, 1, 2, 3].map((i) => {
      const at = (d: number, a: number): Point => polar(d, a + 90 * i - 90, x, y);
      return curve(at(r, 0), at(r * 0.42, 12), at(r * 0.42, 78), at(r, 90));
    }),
  );

function draw(count: string, form = 'pair'): readonly Piece[] {
  const n = Number(count);
  if (form === 'body') {
    const body = solid(bout, backwards(flippedRun(bout)));
    const cut = reversePath(mapPath(holes(34, 0.62), placing(1, 0, 8)));
    return [piece('mark', [body, ...cut])];
  }
  if (form === 'star') return [piece('mark', holes(66)), piece('accent', [star(34, 0, 12)])];
  if (form === 'one') return [piece('mark', [soundHole])];
  const pitch = 20;
  const strings = Array.from({ length: n }, (_, i) => {
    const x = (i - (n - 1) / 2) * pitch;
    return roundedRect(x - 4.5, -105, x + 4.5, 105);
  });
  return [piece('mark', holes(n === 0 ? 60 : 66 + (n * pitch) / 2)), ...(n === 0 ? [] : [piece('accent', strings)])];
}

/** Words for what has such holes: a record or a band is no picture of it. */
const bowed: ReadonlySet<string> = new Set(
  `violin violins violinist viola cello geige geiger violon violín violino violinista skrzypce keman kemancı fiol housle скрипка
   βιολί バイオリン 小提琴 바이올린`.split(/\s+/u),
);

const played: Omit<Construction, 'name' | 'serves' | 'forms' | 'counts' | 'idea'> = {
  corner: 1,
  craft: 5,
  contained: never,
  upright: (form) => form === '0-one',
  r16: 0.88,
  draw,
  small: (_, form) => draw('0', form === 'strings' ? 'pair' : form),
};

export const violins: readonly Construction[] = [
  {
    ...played,
    name: 'strings',
    serves: { music: 0.95 },
    species: bowed,
    idea: 'the sound holes of a violin',
    counts: 'strings',
    forms: ['0-pair', '0-one', '0-body', '2-strings', '4-strings'],
  },
  {
    ...played,
    name: 'strings',
    serves: {},
    idea: 'a star between the sound holes of a violin',
    counts: null,
    forms: ['0-star'],
  },
];
