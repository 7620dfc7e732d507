import { type Contour, mapPath, type Path, placing, rotation } from '../../../geometry/path.ts';
import { circle, roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { discBand, level } from './disc-band.ts';
import { grid } from './globe.ts';
import { polygon, rounded } from './polygon.ts';
import { arc, curve, lines, type Point, polar, solid } from './run.ts';

const air = 9;
const bar = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => roundedRect(x0, y0, x1, y1, r);
const degrees = (sine: number): number => (Math.asin(sine) * 180) / Math.PI;

/** A planet whose ring is a pencil. */
function pencilPlanet(): readonly Piece[] {
  const h = 17;
  const lean = rotation(-24);
  const halves = [discBand(70, null, level(-h - air)), discBand(70, level(h + air), null)];
  const pencil = [bar(-116, -h, -92, h, 9), bar(-92 + air, -h, 62, h), polygon([62 + air, -h], [62 + air, h], [116, 0])];
  return [piece('mark', mapPath(halves, lean)), piece('accent', mapPath(pencil, lean))];
}

/** A bicycle whose frame is a range of peaks: one stroke from hub to hub. */
function ridgeFrame(): readonly Piece[] {
  const [x, y, r1, r0, h] = [65, 45, 47, 29, 17];
  /** A tyre that opens where the stroke crosses it. */
  const tyre = (side: 1 | -1, angle: number): Contour => {
    const [o, i] = [degrees(h / r1), degrees(h / r0)];
    return solid(arc(side * x, y, r1, angle + o, angle + 360 - o), arc(side * x, y, r0, angle + 360 - i, angle + i));
  };
  const slope = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI;
  const frame: readonly Point[] = [
    [-55, 50],
    [-73, 40],
    [-10, -82],
    [20, -24],
    [32, -46],
    [75, 41],
    [57, 49],
    [31, -2],
    [18, 17],
    [-11, -36],
  ];
  return [
    piece('mark', [tyre(-1, slope(63, -122)), tyre(1, slope(-43, -87))]),
    piece('accent', [rounded(frame, [4, 4, 5, 0, 5, 4, 4, 0, 0, 0])]),
  ];
}

/** A bridge whose piers are columns. */
function colonnade(): readonly Piece[] {
  const [r, pitch, spring] = [30, 84, -18];
  const deck = solid(
    lines([-116, -70], [116, -70], [116, spring], [pitch - 12, spring]),
    arc(pitch / 2, spring, r, 360, 180),
    lines([12, spring], [-12, spring]),
    arc(-pitch / 2, spring, r, 360, 180),
    lines([12 - pitch, spring], [-116, spring]),
  );
  const pier = (x: number): Path => {
    const top = spring + air;
    const shaft: readonly Point[] = [
      [x - 26, top],
      [x + 26, top],
      [x + 16, top + 18],
      [x + 16, 52],
      [x - 16, 52],
      [x - 16, top + 18],
    ];
    return [polygon(...shaft), bar(x - 26, 52 + air, x + 26, 52 + air + 18)];
  };
  return [piece('mark', [deck]), piece('tone', [-pitch - 6, 0, pitch + 6].flatMap(pier))];
}

/** A dress whose skirt is a cone of thread. */
function threadDress(): readonly Piece[] {
  const [bands, top, foot, waist, hem, slant] = [4, -28, 84, 36, 82, 14];
  const pitch = (foot - top - slant + air) / bands;
  const at = (y: number): number => waist + ((hem - waist) * (y - top)) / (foot - top);
  const skirt = Array.from({ length: bands }, (_, i) => {
    const y = top + i * pitch;
    const [l, r] = [y + slant, y];
    const w = pitch - air;
    return polygon([-at(l), l], [at(r), r], [at(r + w), r + w], [-at(l + w), l + w]);
  });
  const bodice = solid(
    curve([-28, -112], [-22, -82], [22, -82], [28, -112]),
    lines([28, -112], [46, -112]),
    curve([46, -112], [38, -84], [34, -66], [35, -38]),
    lines([35, -38], [-35, -24]),
    curve([-35, -24], [-34, -66], [-38, -84], [-46, -112]),
  );
  return [piece('mark', [bodice, bar(-92, foot + air, 92, foot + air + 18, 6)]), piece('accent', skirt)];
}

/** A mover's barrow whose load is the globe. */
function barrow(): readonly Piece[] {
  const lean = rotation(16);
  const frame = polygon([-100, -112], [-62, -112], [-62, 56], [66, 56], [66, 75], [-81, 75], [-81, -93], [-100, -93]);
  const load = mapPath([...grid(3, [-44, 44], 13)].flat(), placing(0.58, 6, -11));
  return [piece('mark', mapPath([frame, circle(-56, 75 + air + 21, 21)], lean)), piece('accent', mapPath(load, lean))];
}

/** A note whose head is a star: its stem grows out of one point. */
function starNote(): readonly Piece[] {
  const [x, y, r] = [-20, 46, 66];
  const corner = (i: number): Point => polar(i % 2 === 0 ? r : r * 0.46, 36 * i - 90, x, y);
  const [stem, top] = [24, -108];
  return [
    piece('mark', [
      solid(
        lines(corner(0), corner(1), [stem, 28], [stem, top], [stem + 20, top]),
        curve([stem + 20, top], [stem + 26, -62], [104, -54], [88, 14]),
        curve([88, 14], [82, -18], [66, -28], [stem + 20, -32]),
        lines([stem + 20, -32], [stem + 20, 30], ...[3, 4, 5, 6, 7, 8, 9].map(corner)),
      ),
    ]),
  ];
}

/** A fusion, and the concepts of its two things. */
type Fusion = Construction & { readonly holds: Construction['serves']; readonly held: Construction['serves'] };

const fusion = (
  name: string,
  idea: string,
  holds: Construction['serves'],
  held: Construction['serves'],
  draw: () => readonly Piece[],
): Fusion => ({
  name: `as-${name}`,
  serves: {},
  idea,
  counts: null,
  forms: ['1'],
  corner: 2,
  craft: 5,
  contained: never,
  r16: 0.78,
  draw,
  holds,
  held,
});

const stars = { star: 1, light: 0.5 };

/** Two things of the brief, one of which is a part of the other; each is drawn by itself. */
export const fusions: readonly Fusion[] = [
  fusion(
    'pencil-planet',
    'a planet whose ring is a pencil',
    { pen: 1, school: 0.9, child: 0.8, design: 0.8, science: 0.6 },
    { planet: 1 },
    pencilPlanet,
  ),
  fusion('bicycle-peak', 'a bicycle whose frame is a range of peaks', { bicycle: 1 }, { mountain: 1, climb: 0.9 }, ridgeFrame),
  fusion('barrow-globe', 'a barrow whose load is the globe', { truck: 1, package: 0.6 }, { earth: 1 }, barrow),
  fusion('column-bridge', 'a bridge whose piers are columns', { column: 1, capital: 0.9, law: 0.8 }, { bridge: 1 }, colonnade),
  fusion('note-star', 'a note whose head is a star', { music: 1, sound: 0.9 }, stars, starNote),
];

/** What a trade makes of two of its own things: it needs no name that says one. */
export const fusionsOfTrade: readonly Construction[] = [
  {
    ...fusion('dress-thread', 'a dress whose skirt is a cone of thread', {}, {}, threadDress),
    serves: { fashion: 0.9, dress: 1, tailor: 0.95 },
  },
];
