import type { Hex } from '@brandwright/engine';
import { legible } from '../../mockups/legible.ts';
import { type Area, area, fill, rect } from '../../mockups/outline.ts';
import { centerd } from '../../mockups/place.ts';
import type { Brand, BrandColor } from '../brand.ts';
import { oneLine } from '../plain-line.ts';

const canvas = area(0, 0, 1600, 1000);

/**
 * Width share of the first color, height share of the upper row, and that row's share for its first color.
 */
const [lead, upper, left] = [0.42, 0.58, 0.6];

/**
 * The palette as plates, sized by the brand's weighting. The first shows the logo, the others its mark, in
 * paints readable there. Each color is one group, titled by its role, so that drawing programs list it by
 * name.
 */
export function paletteSheet(brand: Brand): string {
  const plates = platesFor(brand.colors.length);
  const groups = brand.colors.flatMap((color, i) => {
    const plate = plates[i];
    return plate === undefined ? [] : [groupOf(brand, color, plate, i === 0)];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.w} ${canvas.h}" width="${canvas.w}" height="${canvas.h}"><title>${escaped(brand.design.name)}</title>${groups.join('')}</svg>\n`;
}

function groupOf({ design }: Brand, { role, hex, name }: BrandColor, plate: Area, first: boolean): string {
  const logo = first
    ? centerd(legible(design, 'full', hex), plate, { area: 0.16, wide: 0.62, tall: 0.5 })
    : centerd(legible(design, 'mark', hex), plate, { area: 0.05, wide: 0.34, tall: 0.32 });
  return `<g id="${role}"><title>${escaped(titleOf(role, name, hex))}</title>${fill(hex, rect(toCorner(plate)))}${logo}</g>`;
}

/** Each plate extends below later ones, because edges that merely touch let hairlines of the page show. */
const toCorner = ({ x, y }: Area): Area => area(x, y, canvas.w - x, canvas.h - y);

const titleOf = (role: string, name: string, hex: Hex): string =>
  `${role.charAt(0).toUpperCase()}${role.slice(1)}: ${name}, ${hex}`;

/** A plate for each of `count` colors, left to right and top to bottom, filling the canvas. */
function platesFor(count: number): readonly Area[] {
  if (count <= 1) return [canvas];
  const x = Math.round(canvas.w * lead);
  const over = row(area(x, 0, canvas.w - x, count > 3 ? canvas.h * upper : canvas.h), Math.min(2, count - 1), left);
  const under = row(area(x, canvas.h * upper, canvas.w - x, canvas.h * (1 - upper)), count - 3, null);
  return [area(0, 0, x, canvas.h), ...over, ...under];
}

/** Plates side by side, equally wide unless the first of two has a share. */
function row({ x, y, w, h }: Area, count: number, share: number | null): readonly Area[] {
  if (count <= 0) return [];
  if (count === 2 && share !== null) {
    const first = Math.round(w * share);
    return [area(x, y, first, h), area(x + first, y, w - first, h)];
  }
  const edges = Array.from({ length: count + 1 }, (_, i) => x + Math.round((w * i) / count));
  return edges.slice(1).map((to, i) => area(edges[i] ?? x, y, to - (edges[i] ?? x), h));
}

const escaped = (text: string): string => oneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
