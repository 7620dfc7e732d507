import { type Contour, mapPath, placing, rotation } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { grid } from '../constructions/globe.ts';
import { discBand, level } from '../outlines/disc-band.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, type Point, solid } from '../outlines/run.ts';

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

/** A mover's barrow whose load is the globe. */
function barrow(): readonly Piece[] {
  const lean = rotation(16);
  const frame = polygon([-100, -112], [-62, -112], [-62, 56], [66, 56], [66, 75], [-81, 75], [-81, -93], [-100, -93]);
  const load = mapPath([...grid(3, [-44, 44], 13)].flat(), placing(0.58, 6, -11));
  return [piece('mark', mapPath([frame, circle(-56, 75 + air + 21, 21)], lean)), piece('accent', mapPath(load, lean))];
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

/**
 * A picture of two things of the brief in which one is part of the other. Each picture has its own drawing.
 */
export const fusions: readonly Fusion[] = [
  fusion(
    'pencil-planet',
    'a planet with a pencil for a ring',
    { pen: 1, school: 0.9, child: 0.8, design: 0.8, science: 0.6 },
    { planet: 1 },
    pencilPlanet,
  ),
  fusion('bicycle-peak', 'a bicycle with mountain peaks for a frame', { bicycle: 1 }, { mountain: 1, climb: 0.9 }, ridgeFrame),
  fusion('barrow-globe', 'a hand truck carrying a globe', { truck: 1, package: 0.6 }, { earth: 1 }, barrow),
];
