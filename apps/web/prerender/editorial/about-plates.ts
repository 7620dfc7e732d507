import { contrastRatio, type Design, drawing, frame, type Hex, inkLayers, type Path, pathData } from '@brandwright/engine';
import type { DrawingRoom } from '../drawing-room.ts';
import type { DrawnPlate } from '../drawn-plate.ts';
import { type Area, boardOf, filled, house, inRow, lettering, placed } from './board.ts';

const hero: Area = { x: 0, y: 0, w: 800, h: 560 };
const wide: Area = { x: 0, y: 0, w: 720, h: 400 };

export interface AboutDesigns {
  readonly hero: Design;
  /** Designs of names that ask for different things. */
  readonly names: readonly Design[];
  readonly vector: Design;
  readonly measured: Design;
}

const ground = (design: Design): string => design.scheme.paints.ground ?? '#FFFFFF';

/** The values of the product, each shown (row X-01). */
export async function aboutPlates(room: DrawingRoom, designs: AboutDesigns): Promise<readonly DrawnPlate[]> {
  return [
    boardOf(
      'about-hero',
      hero,
      ground(designs.hero),
      [placed(drawing(designs.hero, 'full'), hero, { area: 0.3, wide: 0.72 })],
      `${designs.hero.name} logo`,
    ),
    drawnForTheName(designs.names),
    outlines(designs.vector),
    await files(room, designs.vector),
    await measured(room, designs.measured),
  ];
}

function drawnForTheName(designs: readonly Design[]): DrawnPlate {
  const cells = inRow({ ...wide, h: wide.h / 2 }, 2).concat(inRow({ ...wide, y: wide.h / 2, h: wide.h / 2 }, 2));
  const parts = designs.flatMap((design, i) => {
    const area = cells[i] as Area;
    return [filled(area, ground(design)), placed(drawing(design, 'full'), area, { area: 0.24, wide: 0.7 })];
  });
  return boardOf('value-drawn', wide, house.paper, parts, `Logos for ${designs.map(({ name }) => name).join(', ')}`);
}

/** An icon as its outline, with the points that a drawing program shows. */
function outlines(design: Design): DrawnPlate {
  const shown = frame(drawing(design, 'mark'), wide.w, wide.h, { area: 1, wide: 0.8, tall: 0.8, steps: 10 });
  const paths: readonly Path[] = inkLayers(shown).flatMap((layer) => layer.paths);
  const lines = paths.map((path) => `<path fill="none" stroke="${house.ink}" stroke-width="2" d="${pathData(path)}"/>`);
  const ends = paths.flatMap((path) => path.flatMap(endsOf));
  const points = ends.map(
    ([x, y]) =>
      `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="${house.paper}" stroke="${house.signal}" stroke-width="2"/>`,
  );
  return boardOf('value-vectors', wide, house.paper, [...lines, ...points], `Outline of the ${design.name} icon with its points`);
}

/** The ends of a contour's segments, each once. */
function endsOf(contour: readonly number[]): readonly (readonly [number, number])[] {
  const ends: [number, number][] = [];
  for (let i = 6; i + 1 < contour.length; i += 6) ends.push([contour[i] as number, contour[i + 1] as number]);
  return ends;
}

async function files(room: DrawingRoom, design: Design): Promise<DrawnPlate> {
  const names = ['SVG', 'PNG', 'PDF', 'EPS'];
  const cells = inRow({ x: 28, y: 0, w: wide.w - 56, h: wide.h }, 4);
  const parts = await Promise.all(
    names.map(async (text, i) => {
      const { x, w } = cells[i] as Area;
      const sheet = { x: x + 12, y: 84, w: w - 24, h: 180 };
      return [
        filled(sheet, '#FFFFFF'),
        placed(drawing(design, 'mark'), sheet, { area: 1, wide: 0.6, tall: 0.6 }),
        await lettering(room, text, x + w / 2, 316, { face: 'inter-600', size: 28, paint: house.ink, anchor: 'middle' }),
      ];
    }),
  );
  return boardOf('value-yours', wide, '#EAE5DA', parts.flat(), `Files of the ${design.name} logo in four formats`);
}

async function measured(room: DrawingRoom, design: Design): Promise<DrawnPlate> {
  const logo = drawing(design, 'full');
  const back = ground(design);
  const { name } = logo.paints;
  const ratio = contrastRatio(name, back as Hex);
  // The scale of contrast, to 21 : 1, with the mark at 4.5 : 1 that text needs.
  const at = (value: number): number => 56 + ((value - 1) / 20) * (wide.w - 112);
  return boardOf(
    'value-measured',
    wide,
    back,
    [
      placed(logo, { ...wide, h: 260 }, { area: 0.3, wide: 0.6, tall: 0.62 }),
      filled({ x: 56, y: 300, w: wide.w - 112, h: 2 }, name),
      filled({ x: at(4.5), y: 288, w: 2, h: 26 }, name),
      filled({ x: at(ratio) - 6, y: 281, w: 12, h: 40 }, name),
      await lettering(room, '4.5 : 1', at(4.5) + 2, 356, { face: 'inter-400', size: 24, paint: name, anchor: 'end' }),
      await lettering(room, `${ratio.toFixed(1)} : 1`, at(ratio) - 6, 356, { face: 'inter-600', size: 24, paint: name }),
    ],
    `${design.name} logo with its contrast measured: ${ratio.toFixed(1)} to 1`,
  );
}
