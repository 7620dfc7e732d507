import { type Contour, reverseContour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, hole, polar, type Run } from '../outlines/run.ts';

/** Heights of `n` bars as shares of the tallest, by the kind of sound. */
const levels: Readonly<Record<string, (i: number, n: number) => number>> = {
  swell: (i, n) => 0.24 + 0.76 * Math.sin((Math.PI * (i + 0.5)) / n) ** 1.5,
  beat: (i) => [0.34, 0.76, 0.46, 1, 0.58, 0.84, 0.3, 0.64, 0.4][i] as number,
};

/** Bars of one weight and one air about a level axis. */
function bars(n: number, form: string, width: number, height: number): readonly Contour[] {
  const pitch = width / (n - 0.42);
  const w = pitch * 0.58;
  return Array.from({ length: n }, (_, i) => {
    const x = -width / 2 + i * pitch;
    const h = Math.max(w, height * (levels[form] as (i: number, n: number) => number)(i, n)) / 2;
    return roundedRect(x, -h, x + w, h, w / 2);
  });
}

function sound(n: number, form: string, where: string): readonly Piece[] {
  if (where === 'disc') return [piece('mark', [circle(0, 0, 100), ...bars(n, form, 124, 124).map(reverseContour)])];
  const all = bars(n, form, 200, 176);
  const lit = form === 'swell' ? (n - 1) / 2 : 3;
  return [
    piece(
      'mark',
      all.filter((_, i) => i !== lit),
    ),
    piece(
      'accent',
      all.filter((_, i) => i === lit),
    ),
  ];
}

/** A groove: an arc of constant width with round ends, open in a disc. */
function groove(r: number, w: number, from: number, to: number): Contour {
  const end = (a: number, b: number): Run => {
    const [x, y] = polar(r, a);
    return arc(x, y, w / 2, b, b + 180);
  };
  return hole(arc(0, 0, r + w / 2, from, to), end(to, to), arc(0, 0, r - w / 2, to, from), end(from, from + 180));
}

/** A record: `n` grooves catch the light on two sides of its label. */
function record(n: number, form: string): readonly Piece[] {
  const label = 34;
  const room = 100 - label - 9 - 14;
  const pitch = room / n;
  const grooves = Array.from({ length: n }, (_, i) => label + 9 + 7 + (i + 0.5) * pitch - 2);
  const open = form === 'arc' ? 62 : 40;
  const slits = grooves.flatMap((r, i) => {
    const half = form === 'fan' ? open : open - i * 6 * (form === 'arc' ? 1 : 0);
    return [-45, 135].map((a) => groove(r, 7, a - half, a + half));
  });
  return [
    piece('mark', [circle(0, 0, 100), reverseContour(circle(0, 0, label + 9)), ...slits]),
    piece('accent', [circle(0, 0, label), reverseContour(circle(0, 0, 9))]),
  ];
}

export const sounds: readonly Construction[] = [
  {
    name: 'sound',
    serves: { sound: 1, voice: 0.9 },
    idea: 'a sound wave made of evenly spaced bars',
    counts: 'bars',
    forms: [
      '5-swell',
      '7-swell',
      '9-swell',
      '5-beat',
      '7-beat',
      '9-beat',
      '5-swell-disc',
      '7-swell-disc',
      '5-beat-disc',
      '7-beat-disc',
    ],
    corner: 2,
    craft: 4.5,
    contained: (form) => form.endsWith('disc'),
    r16: 0.8,
    draw: (n, form, where) => sound(Number(n), form as string, where ?? ''),
    small: (_, form, where) => sound(5, form as string, where ?? ''),
  },
  {
    name: 'record',
    serves: { music: 1, sound: 0.8 },
    idea: 'a record with light catching its grooves',
    counts: 'grooves',
    forms: ['1-arc', '2-arc', '3-arc', '2-fan', '3-fan'],
    corner: 3,
    craft: 4.5,
    contained: never,
    r16: 0.86,
    draw: (n, form) => record(Number(n), form as string),
    small: (_, form) => record(1, form as string),
  },
];
