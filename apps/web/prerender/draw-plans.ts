import { plans } from '@brandwright/contract';
import { type Design, drawing, frame, printSvg } from '@brandwright/engine';
import { pricingBrief } from '../src/content/sample-brands.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';

/** Sheets of a plan's logos with full files, in columns; the starter's are stacked on wide windows and stand in a row on phones. */
const sheets = [
  { key: 'plan-starter', plan: 'starter', columns: 1, width: 360, height: 300 },
  { key: 'plan-starter-row', plan: 'starter', columns: 3, width: 540, height: 130 },
  { key: 'plan-professional', plan: 'professional', columns: 5, width: 540, height: 300 },
  { key: 'plan-enterprise', plan: 'enterprise', columns: 5, width: 480, height: 300 },
] as const;

/** Width of the picture of the kit, height of the logo that gets files, and height of the strip of the designs kept beside it. */
const kit = { width: 720, lead: 190, strip: 70 } as const;

/** The logos of each plan with full files, each on its own ground: what is bought, drawn (row B-01). */
export async function drawPlans(room: DrawingRoom): Promise<readonly DrawnPlate[]> {
  const designs: Design[] = [];
  for (let round = 0; designs.length < plans.enterprise.wholeSets; round += 1)
    designs.push(...(await room.designs(pricingBrief, round)));
  return [drawKit(designs), ...sheets.map((sheet) => drawSheet(sheet, designs))];
}

function drawSheet({ key, plan, columns, width, height }: (typeof sheets)[number], designs: readonly Design[]): DrawnPlate {
  const { wholeSets } = plans[plan];
  const [w, h] = [width / columns, (height * columns) / wholeSets];
  const cells = designs
    .slice(0, wholeSets)
    .map((design, place) => drawCell(design, [(place % columns) * w, Math.floor(place / columns) * h, w, h]));
  return plateOf(key, cells, width, height, `${wholeSets} variations of a logo for ${pricingBrief.name}`);
}

function drawKit([lead, ...others]: readonly Design[]): DrawnPlate {
  const kept = others.slice(0, plans.premium.kept - 1);
  const w = kit.width / kept.length;
  const cells = [
    ...(lead === undefined ? [] : [drawCell(lead, [0, 0, kit.width, kit.lead])]),
    ...kept.map((design, place) => drawCell(design, [place * w, kit.lead, w, kit.strip])),
  ];
  const label = `A logo for ${pricingBrief.name} and ${kept.length} more designs`;
  return plateOf('plan-kit', cells, kit.width, kit.lead + kit.strip, label);
}

/** A design in the middle of its ground. */
function drawCell(design: Design, [x, y, w, h]: readonly [x: number, y: number, w: number, h: number]): string {
  const picture = drawing(design, 'full');
  const ground = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${picture.paints.ground ?? '#FFFFFF'}"/>`;
  // Up to 25 logos in one picture: a tenth of a unit is a tenth of a pixel here, and half the bytes.
  const svg = printSvg(frame(picture, w, h, { steps: 10 }), { ground: false });
  return `${ground}${svg.replace('<svg ', `<svg x="${x}" y="${y}" `)}`;
}

const plateOf = (key: string, cells: readonly string[], width: number, height: number, label: string): DrawnPlate => ({
  key,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`,
  width,
  height,
  ground: '#F3F0E9',
  ink: '#171614',
  label,
});
