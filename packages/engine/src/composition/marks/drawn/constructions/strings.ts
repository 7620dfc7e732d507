import { type Contour, mapContour, mapPath, type Path, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import {
  arc,
  backwards,
  both,
  curve,
  flippedRun,
  join,
  lines,
  type Point,
  parting,
  polar,
  type Run,
  solid,
} from '../outlines/run.ts';

/** How heavy a sound hole is drawn: half its stem, the thin of its hook, and the radius of its upper ball. */
interface Weight {
  readonly stem: number;
  readonly hook: number;
  readonly ball: number;
}

/** Beside the thick and thin of an italic or a Didone. */
const fine: Weight = { stem: 6.8, hook: 5.5, ball: 10 };
/** For small sizes, and where holes are cut in a body. */
const bold: Weight = { stem: 11, hook: 9.5, ball: 12.3 };
/** Half the height of the nicks at the waist. */
const nick = 4;

/** The upper half of a sound hole, from the left of its waist over the hook and round the ball to the right of it. */
function lobe({ stem, hook, ball }: Weight, grown = 1): Run {
  const r = ball * grown;
  const end: Point = [32, -78 + (grown - 1) * 16];
  const left = -stem - 11;
  const right = stem - 9;
  const outer = join(
    curve([-stem, -nick], [-stem - 5, -30], [left, -46], [left, -66]),
    curve([left, -66], [left, -90], [-6, -105], [11, -105]),
    curve([11, -105], [23, -105], [end[0], -95], end),
  );
  const [x, y] = [end[0] - r, end[1]];
  const top = -105 + hook;
  const inner = join(
    curve([stem, -nick], [stem - 5, -30], [right, -48], [right, -68]),
    curve([right, -68], [right, -86], [3, top], [12, top]),
    curve([12, top], [20, top], [end[0] - hook * 0.7, top + 5], [end[0] - hook, y - r * 0.4]),
  );
  const [free] = parting(inner, (px, py) => Math.hypot(px - x, py - y) - r, true);
  const meets = (Math.atan2((free.at(-1) as number) - y, (free.at(-2) as number) - x) * 180) / Math.PI;
  return join(outer, arc(x, y, r, 0, meets + 360), backwards(free));
}

/** A sound hole as luthiers cut it: a stem that tapers into two hooks, the lower ball the larger, nicked where the bridge stands. */
const soundHole = (weight: Weight): Contour =>
  solid(lobe(weight), lines([weight.stem + 5, 0]), mapContour(lobe(weight, 1.15), rotation(180)), lines([-weight.stem - 5, 0]));

/** Both sound holes, `apart` from the axis to the middle of each. */
const holes = (weight: Weight, apart: number, scale = 1): Path => both(mapPath([soundHole(weight)], placing(scale, -apart, 0)));

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

function draw(count: string, form = 'pair', weight = fine): readonly Piece[] {
  const n = Number(count);
  if (form === 'body') {
    const body = solid(bout, backwards(flippedRun(bout)));
    const cut = reversePath(mapPath(holes(bold, 34, 0.62), placing(1, 0, 8)));
    return [piece('mark', [body, ...cut])];
  }
  if (form === 'star') return [piece('mark', holes(weight, 60)), piece('accent', [star(32, 0, -24)])];
  if (form === 'one') return [piece('mark', [soundHole(weight)])];
  const pitch = 18;
  const strings = Array.from({ length: n }, (_, i) => {
    const x = (i - (n - 1) / 2) * pitch;
    return roundedRect(x - 3.7, -105, x + 3.7, 105);
  });
  return [piece('mark', holes(weight, n === 0 ? 46 : 50 + (n * pitch) / 2)), ...(n === 0 ? [] : [piece('accent', strings)])];
}

const played: Omit<Construction, 'name' | 'serves' | 'forms' | 'counts' | 'idea'> = {
  corner: 1,
  craft: 5,
  contained: never,
  upright: (form) => form === '0-one',
  r16: 0.88,
  draw: (count = '0', form) => draw(count, form),
  small: (_, form) => draw('0', form === 'strings' ? 'pair' : form, bold),
};

export const violins: readonly Construction[] = [
  {
    ...played,
    name: 'strings',
    serves: { music: 0.95 },
    idea: 'the sound holes of a violin',
    told: (form) =>
      form === '0-body'
        ? 'a violin'
        : form === '0-one'
          ? 'the sound hole of a violin'
          : `the ${form.endsWith('strings') ? 'strings and ' : ''}sound holes of a violin`,
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
