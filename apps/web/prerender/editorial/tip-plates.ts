import { type Design, type Drawing, drawing, type Hex, oneInk, type Paints } from '@brandwright/engine';
import { mockup } from '@brandwright/kit';
import type { DrawingRoom } from '../drawing-room.ts';
import type { DrawnPlate } from '../drawn-plate.ts';
import { type Area, boardOf, filled, house, inRow, lettering, placed } from './board.ts';

const wide: Area = { x: 0, y: 0, w: 720, h: 440 };
const step: Area = { x: 0, y: 0, w: 480, h: 320 };

/** One name for two audiences; it is the name of the home page's character examples. */
export interface TipDesigns {
  readonly audience: readonly [formal: Design, friendly: Design];
  readonly color: Design;
  readonly simple: Design;
  readonly consistent: Design;
  /** The set of one brief: four steps lead to its first one shown. */
  readonly process: readonly Design[];
}

const ground = (one: Drawing): string => one.paints.ground ?? '#FFFFFF';

/** Each tip proved by a picture, and each step of the process shown (row X-01). */
export async function tipPlates(room: DrawingRoom, designs: TipDesigns): Promise<readonly DrawnPlate[]> {
  return [
    audience(designs.audience),
    colors(designs.color),
    simplicity(designs.simple),
    consistency(designs.consistent),
    await typefaces(room),
    await trends(room, designs.simple),
    ...(await steps(room, designs.process)),
  ];
}

function audience(pair: readonly Design[]): DrawnPlate {
  const cells = inRow(wide, 2);
  const parts = pair.flatMap((design, i) => {
    const logo = drawing(design, 'full');
    const area = cells[i] as Area;
    return [filled(area, ground(logo)), placed(logo, area, { area: 0.24, wide: 0.7 })];
  });
  return boardOf('tip-audience', wide, house.paper, parts, `${pair[0]?.name}, once formal and once friendly`);
}

/** Colors of a feeling each: ground, then ink, then accent. */
const moods = [
  ['#E4F1E4', '#1F5B3A', '#6FA96A'],
  ['#12284B', '#EEF3FA', '#6FA0E0'],
  ['#F6C445', '#3A1A0B', '#C4331D'],
] as const;

function colors(design: Design): DrawnPlate {
  const cells = inRow(wide, 3);
  const parts = moods.flatMap(([back, ink, accent], i) => {
    const area = cells[i] as Area;
    const paints: Paints = { ...oneInk(ink, back), tone: accent, accent };
    return [filled(area, back), placed({ scene: design.scene, paints }, area, { area: 0.24, wide: 0.74 })];
  });
  return boardOf('tip-color', wide, house.paper, parts, `${design.name} in fresh green, steady blue and warm yellow`);
}

function simplicity(design: Design): DrawnPlate {
  const logo = drawing(design, 'mark');
  const small = drawing(design, 'mark-small');
  const middle = wide.h / 2;
  const parts = [
    [40, 260],
    [350, 120],
    [520, 60],
    [632, 26],
  ].map(([x = 0, size = 0]) =>
    placed(size < 40 ? small : logo, { x, y: middle - size / 2, w: size, h: size }, { area: 1, wide: 1, tall: 1 }),
  );
  return boardOf('tip-simplicity', wide, ground(logo), parts, `${design.name} icon, clear from large to tiny`);
}

function consistency(design: Design): DrawnPlate {
  const kinds = ['sign', 'van', 'tote', 'phone'] as const;
  const cells = inRow({ ...wide, h: wide.h / 2 }, 2).concat(inRow({ ...wide, y: wide.h / 2, h: wide.h / 2 }, 2));
  const parts = kinds.map((kind, i) => {
    const { svg, width, height } = mockup(kind, design);
    const { x, y, w, h } = cells[i] as Area;
    const around = /fill="(#[\dA-F]{6})"/i.exec(svg)?.[1] ?? house.paper;
    // Filled to its edges, but for the bag, whose name stands at its foot.
    const fit = kind === 'tote' ? 'meet' : 'slice';
    const size = `x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}"`;
    return filled({ x, y, w, h }, around) + svg.replace(/^<svg [^>]*>/, `<svg ${size}>`);
  });
  return boardOf('tip-consistency', wide, house.paper, parts, `${design.name} on a sign, a van, a bag and a phone`);
}

/** Faces that say one word in four voices, with the size that makes them look equally large. */
const voices = [
  ['playfair-display-600', 78],
  ['pacifico-400', 70],
  ['jetbrains-mono-700', 62],
  ['bricolage-grotesque-700', 78],
] as const;

async function typefaces(room: DrawingRoom): Promise<DrawnPlate> {
  const lines = voices.map(([face, size], i) =>
    lettering(room, 'Good Morning', 56, 92 + i * 98, { face, size, paint: house.ink }),
  );
  const rules = [1, 2, 3].map((i) => filled({ x: 56, y: 22 + i * 98, w: wide.w - 112, h: 1 }, house.line));
  return boardOf(
    'tip-typography',
    wide,
    house.paper,
    [...(await Promise.all(lines)), ...rules],
    'The words Good Morning in four fonts',
  );
}

/** The same word in the manner of a season, and without it. */
async function trends(room: DrawingRoom, design: Design): Promise<DrawnPlate> {
  const [left, right] = inRow(wide, 2) as [Area, Area];
  const echoes = ['#FF5FA2', '#FF9A3D', '#FFD84D', '#41C7C0', '#2B1B4D'];
  const word = (y: number, paint: string): Promise<string> =>
    lettering(room, 'First Light', left.w / 2 - 20, y, { face: 'lobster-400', size: 62, paint, anchor: 'middle' });
  const layers = await Promise.all(
    echoes.map(
      async (paint, i) => `<g transform="translate(${(4 - i) * 9} ${(4 - i) * 13})">${await word(left.h / 2, paint)}</g>`,
    ),
  );
  const logo = drawing(design, 'full');
  return boardOf(
    'tip-trends',
    wide,
    house.paper,
    [filled(left, '#FDF0E2'), ...layers, filled(right, ground(logo)), placed(logo, right, { area: 0.24, wide: 0.7 })],
    `A word in a passing style beside the ${design.name} logo`,
  );
}

async function steps(room: DrawingRoom, set: readonly Design[]): Promise<readonly DrawnPlate[]> {
  const [chosen] = set;
  if (chosen === undefined) throw new Error('The process has no design.');
  const logo = drawing(chosen, 'full');
  const { name } = logo.paints;
  const words = ['Who buys?', 'Who else is there?', 'What sets us apart?'];
  const notes = await Promise.all(
    words.flatMap((text, i) => [
      lettering(room, text, 48, 92 + i * 80, { face: 'bricolage-grotesque-700', size: 36, paint: house.ink }),
      Promise.resolve(filled({ x: 48, y: 112 + i * 80, w: step.w - 96, h: 2 }, house.line)),
    ]),
  );
  const marks = inRow(step, 3).map((area, i) => {
    const one = drawing(set[i] as Design, 'mark');
    return placed({ ...one, paints: oneInk(house.ink, null) }, area, { area: 1, wide: 0.62, tall: 0.5 });
  });
  const onWhite = oneInk('#000000' as Hex, null);
  const [first, second, third] = inRow(step, 3) as [Area, Area, Area];
  const mark = drawing(chosen, 'mark');
  const dark = drawing(chosen, 'on-dark');
  const test = [
    filled(first, '#FFFFFF'),
    placed({ ...mark, paints: onWhite }, first, { area: 1, wide: 0.5, tall: 0.5 }),
    filled(second, ground(dark)),
    placed({ ...dark, scene: mark.scene }, second, { area: 1, wide: 0.5, tall: 0.5 }),
    filled(third, ground(logo)),
    placed(drawing(chosen, 'mark-small'), third, { area: 1, wide: 0.16, tall: 0.16 }),
  ];
  return [
    boardOf('step-research', step, house.paper, notes, 'Notes with three questions'),
    boardOf('step-concept', step, house.paper, marks, `Three icon ideas for ${chosen.name}`),
    boardOf(
      'step-design',
      step,
      ground(logo),
      [placed(logo, step, { area: 0.26, wide: 0.72 })],
      `${chosen.name} logo with its colors and type`,
    ),
    boardOf('step-test', step, name, test, `${chosen.name} icon in black, on dark and very small`),
  ];
}
