import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { discBand } from '../outlines/disc-band.ts';
import { polygon } from '../outlines/polygon.ts';
import { arc, lines, type Point, type Run, solid } from '../outlines/run.ts';

const slope = 1.22;
const air = 12;
/** How far a flank moves along the level when it moves off by the air. */
const aside = air * Math.hypot(1, 1 / slope);

/** A lower peak and a higher one of one pitch, `apart` from top to top, and the saddle where their inner flanks meet. */
function two(low: number, high: number, apart: number) {
  const [w1, w2] = [low / slope, high / slope];
  const x = (apart - w2 + w1) / 2;
  return { w1, w2, saddle: [x, -slope * (w1 - x)] as Point };
}

/** Two overlapping peaks. The area both cover is a third peak, parted from them by one air. */
function shared(): readonly Piece[] {
  const [low, high, d] = [112, 160, 112];
  const { w1, w2, saddle } = two(low, high, d);
  const [x, y] = saddle;
  const by = aside / 2;
  return [
    piece('mark', [
      polygon([-w1, 0], [0, -low], [x - by, y], [d - w2 - by, 0]),
      polygon([w1 + by, 0], [x + by, y], [d, -high], [d + w2, 0]),
    ]),
    piece('accent', [polygon([d - w2 + by, 0], [x, y + slope * by], [w1 - by, 0])]),
  ];
}

/** The sun lies in the saddle, equally far from both peaks. */
function saddled(): readonly Piece[] {
  const [low, high, d, r] = [116, 160, 160, 38];
  const { w1, w2, saddle } = two(low, high, d);
  const [x, y] = saddle;
  return [
    piece('mark', [polygon([-w1, 0], [0, -low], saddle, [d, -high], [d + w2, 0])]),
    piece('accent', [circle(x, y - (r + air) * Math.hypot(1, slope), r)]),
  ];
}

/** The sun stands behind one peak with the same air to both its flanks. */
function risen(): readonly Piece[] {
  const [height, r, center] = [128, 82, -128];
  const half = height / slope;
  const top = -height - air * Math.hypot(1, slope);
  // Where a flank, moved out by the air, leaves the sun: x² + (top + slope x - center)² = r².
  const [a, b, c] = [1 + slope * slope, slope * (top - center), (top - center) ** 2 - r * r];
  const x = (-b + Math.sqrt(b * b - a * c)) / a;
  const edge = (Math.atan2(top + slope * x - center, x) * 180) / Math.PI;
  return [
    piece('mark', [polygon([-half, 0], [0, -height], [half, 0])]),
    piece('accent', [solid(arc(0, center, r, 180 - edge, 360 + edge), lines([0, top]))]),
  ];
}

/** Edges of two ranges that cross a disc, every flank of one pitch. */
const ridges: readonly Run[] = [
  lines([-130, 56], [-22, -52], [16, -14], [42, -40], [130, 48]),
  lines([-130, 92], [-58, 20], [-14, 64], [32, 18], [130, 116]),
];

/** A disc of sky, far range and near range. */
function inDisc(): readonly Piece[] {
  const [far, near] = ridges as readonly [Run, Run];
  const below = (run: Run): Run => run.map((v, i) => (i % 2 === 1 ? v + air * Math.SQRT2 : v));
  return [piece('mark', [discBand(100, null, far), discBand(100, below(far), near), discBand(100, below(near), null)])];
}

const drawings = { shared, saddle: saddled, sun: risen, disc: inDisc } as const;

/** Peaks of one pitch. Air parts each peak from the one behind it. */
export const peaks: Construction = {
  name: 'peaks',
  serves: { mountain: 1, climb: 0.95, hike: 0.9, ski: 0.9, valley: 0.8 },
  idea: 'mountain peaks',
  told: (form) => (/saddle|sun/u.test(form) ? 'the sun over mountain peaks' : 'mountain peaks'),
  counts: 'peaks',
  forms: ['2-shared', '2-saddle', '1-sun', '2-disc'],
  corner: 0,
  craft: 4.7,
  contained: (form) => form.endsWith('disc'),
  r16: 0.8,
  draw: (_, form) => drawings[form as keyof typeof drawings](),
};
