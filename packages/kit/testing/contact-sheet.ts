import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Brand } from '../src/files/brand.ts';
import { type Sheet, sheetSvg } from '../src/layout/sheet.ts';
import { brandFor } from './brands.ts';

const { Resvg } = createRequire(new URL('../../press/package.json', import.meta.url))('@resvg/resvg-js');
export const briefs: readonly [object, number][] = [
  [{ name: 'Juniper & Rye', description: 'bakery', industry: 'Food & Beverage' }, 0],
  [{ name: 'Fernwell', description: 'physiotherapy', industry: 'Healthcare' }, 1],
  [{ name: 'Cobalt Systems', description: 'cloud software', industry: 'Technology' }, 2],
  [{ name: 'Maison Okoye', description: 'fashion atelier', industry: 'Retail' }, 3],
  [{ name: 'Little Orbit', description: 'kindergarten', industry: 'Education' }, 4],
  [{ name: 'X', description: 'consultancy', industry: 'Consulting' }, 5],
  [{ name: 'قهوة الصباح', description: 'coffee', industry: 'Food & Beverage' }, 6],
  [{ name: '東京珈琲', description: 'coffee', industry: 'Food & Beverage' }, 0],
  [{ name: 'The International Association of Independent Coffee Roasters & Sons', industry: 'Other' }, 2],
  [{ name: 'Harbor and Pine', description: 'furniture', industry: 'Retail' }, 7],
  [{ name: 'Kofeinya Кофейня', description: 'cafe' }, 1],
  [{ name: 'Stonebridge Capital', industry: 'Finance' }, 5],
];

/** Renders sheets of every brief as one picture: a row a brief. */
export function contactSheet(out: string, make: (brand: Brand) => readonly Sheet[], height = 200, only?: number[]): void {
  const rows: string[] = [];
  let y = 10;
  let wide = 0;
  for (const [i, [brief, slot]] of briefs.entries()) {
    if (only && !only.includes(i)) continue;
    const brand = brandFor(brief, slot);
    let x = 10;
    for (const sheet of make(brand)) {
      const w = (sheet.width / sheet.height) * height;
      const svg = sheetSvg(sheet, '').replace('<svg ', `<svg x="${x}" y="${y}" width="${w}" height="${height}" `);
      rows.push(svg);
      x += w + 10;
    }
    wide = Math.max(wide, x);
    y += height + 10;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${y}"><rect width="100%" height="100%" fill="#9a9a9a"/>${rows.join('')}</svg>`;
  mkdirSync('/tmp/w/look', { recursive: true });
  writeFileSync(
    out,
    new Resvg(svg, { fitTo: { mode: 'width', value: Math.min(2400, Math.round(wide)) }, font: { loadSystemFonts: false } })
      .render()
      .asPng(),
  );
}
