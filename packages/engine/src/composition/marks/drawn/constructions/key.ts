import { type Contour, mapPath, reverseContour, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, curve, lines, type Point, polar, solid } from '../outlines/run.ts';

/** Bows about (0, -52), each with its hole. */
const bows: Readonly<Record<string, () => readonly Contour[]>> = {
  ring: () => [circle(0, -52, 48), reverseContour(circle(0, -52, 24))],
  house: () => [circle(0, -52, 48), reverseContour(polygon([0, -80], [26, -56], [26, -30], [-26, -30], [-26, -56]))],
  hex: () => {
    const hex = (r: number): Contour =>
      rounded(
        [0, 1, 2, 3, 4, 5].map((i): Point => polar(r, -90 + 60 * i, 0, -50)),
        r * 0.12,
      );
    return [hex(50), reverseContour(hex(25))];
  },
  heart: () => {
    const heart = (k: number): Contour => {
      const p = (x: number, y: number): Point => [x * k, -54 + y * k];
      return solid(
        curve(p(0, -28), p(12, -50), p(54, -50), p(54, -10)),
        curve(p(54, -10), p(54, 18), p(22, 36), p(0, 56)),
        curve(p(0, 56), p(-22, 36), p(-54, 18), p(-54, -10)),
        curve(p(-54, -10), p(-54, -50), p(-12, -50), p(0, -28)),
      );
    };
    return [heart(1), reverseContour(heart(0.5))];
  },
  leaf: () => {
    const leaf = (r: number): Contour =>
      rounded(
        [
          [-r, -52 - r],
          [r, -52 - r],
          [r, -52 + r],
          [-r, -52 + r],
        ],
        [r * 0.95, 0, r * 0.95, 0],
      );
    return [leaf(44), reverseContour(leaf(21))];
  },
};

const air = 8;

/** A key upright: bow, shaft and `n` teeth of falling length, the bow parted from the shaft by air. */
function key(n: number, form: string, turn: string): readonly Piece[] {
  const bow = (bows[form] as () => readonly Contour[])();
  const low = form === 'hex' ? 0 : form === 'leaf' ? -8 : form === 'heart' ? 2 : -4;
  const half = 9;
  const top = low + air;
  const tooth = 14;
  const gap = 9;
  const teeth: Point[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const y = 88 - i * (tooth + gap);
    const x = half + (i % 2 === 0 ? 30 : 20);
    teeth.push([half, y - tooth], [x, y - tooth], [x, y]);
    teeth.push([half, y]);
  }
  const shaft = polygon([-half, top], [half, top], ...teeth, [half, 100], [-half, 100]);
  const m = rotation(turn === 'lean' ? 45 : 0);
  return [piece('tone', mapPath(bow, m)), piece('mark', mapPath([shaft], m))];
}

/** A keyhole: a disc on a foot that widens. */
function keyhole(y: number, r: number): Contour {
  return solid(arc(0, y, r, 118, 422), lines([r * 0.88, y + r * 2.7], [-r * 0.88, y + r * 2.7]));
}

const grounds: Readonly<Record<string, readonly [() => Contour, y: number]>> = {
  disc: [() => circle(0, 0, 100), -22],
  house: [
    () =>
      rounded(
        [
          [0, -100],
          [92, -22],
          [92, 92],
          [-92, 92],
          [-92, -22],
        ],
        [0, 0, 0, 0, 0],
      ),
    -12,
  ],
  shield: [
    () =>
      solid(
        lines([-84, -92], [84, -92], [84, 0]),
        curve([84, 0], [84, 52], [44, 84], [0, 104]),
        curve([0, 104], [-44, 84], [-84, 52], [-84, 0]),
      ),
    -34,
  ],
};

/** A keyhole in a ground. */
function hole(form: string): readonly Piece[] {
  const [ground, y] = grounds[form] as readonly [() => Contour, number];
  return [piece('mark', [ground(), reverseContour(keyhole(y, 30))])];
}

export const keys: readonly Construction[] = [
  {
    name: 'key',
    serves: { key: 1, security: 0.6, estate: 0.7 },
    idea: 'a key with evenly spaced teeth',
    told: (form) => (form.startsWith('1') ? 'a key' : 'a key with evenly spaced teeth'),
    counts: 'teeth',
    forms: ['1-ring', '2-ring', '3-ring', '2-house', '2-hex', '2-heart', '2-leaf', '3-leaf', '2-ring-lean'],
    corner: 1,
    craft: 4.4,
    upright: (form) => !form.endsWith('lean'),
    contained: never,
    r16: 0.82,
    draw: (n, form, turn) => key(Number(n), form as string, turn ?? ''),
  },
  {
    name: 'key',
    serves: { key: 0.9, door: 0.9, security: 0.9, house: 0.6, estate: 0.9 },
    idea: 'a keyhole',
    told: (form) =>
      ({ '1-hole-house': 'a house with a keyhole', '1-hole-shield': 'a shield with a keyhole' })[form] ?? 'a keyhole',
    counts: null,
    forms: ['1-hole-disc', '1-hole-house', '1-hole-shield'],
    corner: 1,
    craft: 4.4,
    contained: () => true,
    r16: 0.88,
    draw: (_, __, form) => hole(form as string),
  },
];
