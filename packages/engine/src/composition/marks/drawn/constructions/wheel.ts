import { type Contour, mapPath, reverseContour, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece, type Told } from '../construction.ts';
import { ringStone } from '../outlines/ring-stone.ts';
import { arc, curve, join, lines, polar, type Run, solid } from '../outlines/run.ts';

/** Fields between `n` spokes of one width 2h, from the hub to the rim, as holes. */
const fields = (n: number, r0: number, r1: number, h: number): readonly Contour[] =>
  Array.from({ length: n }, (_, i) => reverseContour(ringStone(r0, r1, -90 + (360 / n) * i, -90 + (360 / n) * (i + 1), h)));

/** A steering wheel of a ship: every spoke ends in a handle outside the rim. */
function helm(n: number): readonly Piece[] {
  const [rim, w, hub, h] = [70, 15, 26, 5.5];
  const handle = (i: number): Run => {
    const m = rotation((360 / n) * i);
    const grip: Run = join(
      curve([rim - 4, -h], [rim + 4, -h], [rim + 6, -8], [rim + 14, -8.5]),
      curve([rim + 14, -8.5], [rim + 40, -9], [rim + 40, 9], [rim + 14, 8.5]),
      curve([rim + 14, 8.5], [rim + 6, 8], [rim + 4, h], [rim - 4, h]),
    );
    return mapPath([grip], m)[0] as Run;
  };
  const step = 360 / n;
  const edge = rim - 4 + 4.2;
  const grips: Run[] = [];
  const out = (Math.asin(h / (rim + w / 2 - 7)) * 180) / Math.PI;
  for (let i = 0; i < n; i++) grips.push(handle(i), arc(0, 0, edge - 0.2, step * i + out, step * (i + 1) - out));
  const turn = rotation(-90);
  return [
    piece(
      'mark',
      mapPath(
        [
          solid(...grips),
          ...fields(n, hub, rim - w, h).map((c) => mapPath([c], rotation(90))[0] as Contour),
          reverseContour(circle(0, 0, 11)),
        ],
        turn,
      ),
    ),
  ];
}

/** Spokes swept to one side, as of a cast wheel: every field lies between two like curves. */
function swept(n: number): readonly Piece[] {
  const [r0, r1] = [27, 80];
  const step = 360 / n;
  const sweep = 34;
  const side = (a: number, from: number, to: number): Run => {
    const p = polar(from, a + ((from - r0) / (r1 - r0)) * sweep);
    const q = polar(to, a + ((to - r0) / (r1 - r0)) * sweep);
    const mid = polar((from + to) / 2, a + sweep * 0.16 + (((from + to) / 2 - r0) / (r1 - r0)) * sweep * 0.5);
    return curve(p, mid, mid, q);
  };
  const g0 = 13;
  const holes = Array.from({ length: n }, (_, i) => {
    const a = step * i;
    const rise = side(a + g0, r0, r1);
    const fall = side(a + step - 2, r1, r0);
    const end = (Math.atan2(rise.at(-1) as number, rise.at(-2) as number) * 180) / Math.PI;
    const start = (Math.atan2(fall[1] as number, fall[0] as number) * 180) / Math.PI;
    return reverseContour(
      solid(rise, arc(0, 0, r1, end, start < end ? start + 360 : start), fall, arc(0, 0, r0, a + step - 2, a + g0)),
    );
  });
  return [piece('mark', [circle(0, 0, 100), ...holes, reverseContour(circle(0, 0, 10))])];
}

/** A saw blade: `n` teeth that all lean one way. */
function saw(n: number): readonly Piece[] {
  const step = 360 / n;
  const runs: Run[] = [];
  for (let i = 0; i < n; i++) {
    const a = -90 + step * i;
    const root = polar(78, a + step * 0.98);
    runs.push(
      lines(polar(78, a), polar(100, a)),
      curve(polar(100, a), polar(97, a + step * 0.3), polar(82, a + step * 0.5), root),
    );
  }
  return [piece('mark', [solid(...runs), reverseContour(circle(0, 0, 58)), circle(0, 0, 49), reverseContour(circle(0, 0, 16))])];
}

/** Things that turn. The small drawing has at most `few` of the counted parts. */
const turning = (told: Told, draw: (n: number, form: string) => readonly Piece[], few: number): Construction => ({
  ...told,
  corner: told.name === 'wheel' ? 3 : 1,
  craft: 4.4,
  contained: never,
  r16: 0.8,
  draw: (n, form) => draw(Number(n), form as string),
  small: (n, form) => draw(Math.min(few, Number(n)), form as string),
});

export const wheels: readonly Construction[] = [
  turning(
    {
      name: 'wheel',
      idea: 'a wheel with curved spokes',
      counts: 'spokes',
      forms: ['5-sweep', '6-sweep', '7-sweep'],
      serves: { car: 0.75, motorcycle: 0.8, garage: 0.6 },
    },
    swept,
    5,
  ),
  turning(
    {
      name: 'helm',
      idea: 'a ship’s wheel',
      counts: 'spokes',
      forms: ['6-helm', '8-helm'],
      serves: { boat: 0.85, anchor: 0.8 },
    },
    helm,
    6,
  ),
  turning(
    {
      name: 'saw',
      idea: 'a circular saw blade',
      counts: 'teeth',
      forms: ['8-saw', '10-saw', '12-saw'],
      serves: { carpentry: 1 },
    },
    saw,
    8,
  ),
];
