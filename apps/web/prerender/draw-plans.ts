import { plans } from '@brandwright/contract';
import { type Design, drawing, frame, printSvg } from '@brandwright/engine';
import { pricingBrief } from '../src/content/sample-brands.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';

/** Sheets of a plan's variations, in columns; the starter's are stacked on wide windows and stand in a row on phones. */
const sheets = [
  { key: 'plan-kit', plan: 'premium', columns: 4, width: 720, height: 240 },
  { key: 'plan-starter', plan: 'starter', columns: 1, width: 360, height: 300 },
  { key: 'plan-starter-row', plan: 'starter', columns: 3, width: 540, height: 130 },
  { key: 'plan-professional', plan: 'professional', columns: 5, width: 540, height: 300 },
  { key: 'plan-enterprise', plan: 'enterprise', columns: 5, width: 480, height: 300 },
] as const;

/** As many designs as a plan keeps, each on its own ground: what is bought, drawn (row B-01). */
export async function drawPlans(room: DrawingRoom): Promise<readonly DrawnPlate[]> {
  const designs: Design[] = [];
  for (let round = 0; designs.length < plans.enterprise.variations; round += 1)
    designs.push(...(await room.designs(pricingBrief, round)));
  return sheets.map(({ key, plan, columns, width, height }) => {
    const { variations } = plans[plan];
    const [w, h] = [width / columns, (height * columns) / variations];
    const cells = designs.slice(0, variations).map((design, place) => {
      const picture = drawing(design, 'full');
      const [x, y] = [(place % columns) * w, Math.floor(place / columns) * h];
      const ground = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${picture.paints.ground ?? '#FFFFFF'}"/>`;
      const svg = printSvg(frame(picture, w, h), { ground: false });
      return `${ground}${svg.replace('<svg ', `<svg x="${x}" y="${y}" `)}`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
    const label = `${variations} variations of a logo for ${pricingBrief.name}`;
    return { key, svg, width, height, ground: '#F3F0E9', ink: '#171614', label };
  });
}
