/**
 * Draws contact sheets of the drawings that pages fetch on demand, for looking at:
 * `node tools/catalogue/pictures-sheet.ts --out sheet.png [--page 1] [--match bear]`
 * Each cell: the drawing at 96 and 24 px; name, craft and the phrases that ask for it below. 60 a page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import type { PictureFile } from '../../packages/engine/src/concepts/picture-file.ts';
import { listedPictures } from './listed-pictures.ts';

const [columns, perPage, cell, high] = [10, 60, 160, 150];
const file = new URL('../../packages/engine/src/concepts/catalogue/pictures.json', import.meta.url);

const { values } = parseArgs({ options: { out: { type: 'string' }, page: { type: 'string' }, match: { type: 'string' } } });
const drawings = JSON.parse(readFileSync(file, 'utf8')) as PictureFile;
const listed = listedPictures().filter(({ name }) => values.match === undefined || name.includes(values.match));
const page = Number(values.page ?? 1);
const cells = listed.slice((page - 1) * perPage, page * perPage).map(({ name, craft, phrases }, i) => {
  const [x, y] = [(i % columns) * cell + 8, Math.floor(i / columns) * high + 8];
  const at = (dx: number, size: number): string =>
    `<path transform="translate(${x + dx} ${y}) scale(${size / 200})" d="${drawings[name]?.[0] ?? ''}"/>`;
  const line = (dy: number, size: number, text: string): string =>
    `<text x="${x}" y="${y + dy}" font-size="${size}">${text.replaceAll('&', '&amp;').slice(0, 34)}</text>`;
  return `${at(0, 96)}${at(108, 24)}${line(112, 10, `${name} ${craft}`)}${line(124, 8, phrases.slice(0, 2).join('; '))}${line(134, 8, phrases.slice(2, 4).join('; '))}`;
});
const [w, h] = [columns * cell, Math.ceil(perPage / columns) * high];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" font-family="DejaVu Sans"><rect width="100%" height="100%" fill="#fff"/>${cells.join('\n')}</svg>`;
writeFileSync(values.out ?? 'sheet.png', new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
console.log(`${listed.length} drawings, page ${page} of ${Math.ceil(listed.length / perPage)}`);
