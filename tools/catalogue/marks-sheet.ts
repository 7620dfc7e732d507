/**
 * Draws contact sheets of the catalogue for looking at:
 * `node tools/catalogue/marks-sheet.ts --family crop --out sheet.png [--page 1] [--match heart]`
 * Each cell: the mark at 88 px in color, beside it one color at 40 and, as its small drawing, 16 px; id, craft and numbers below.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import type { CataloguedMark, MarkCatalogue } from '../../packages/engine/src/concepts/mark.ts';
import { partPath } from '../../packages/engine/src/concepts/mark-part.ts';
import { parsePath } from '../../packages/engine/src/geometry/path-data.ts';
import { formatPath } from './marks/outline.ts';

const colors = { mark: '#143E2E', tone: '#8DB99B', accent: '#E07A3F' } as const;
const [columns, perPage, cell, high] = [10, 120, 150, 122];

type Parts = CataloguedMark['parts'];

function drawing({ outlines }: MarkCatalogue, parts: Parts, x: number, y: number, size: number, mono: boolean): string {
  const shown = parts.filter((part) => part.only !== (mono ? 'colour' : 'mono'));
  const d = (part: Parts[number]) => formatPath(partPath(part, (key) => parsePath(outlines[key] as string)));
  const paths = shown.map((part) => `<path fill="${mono ? '#111' : colors[part.role]}" d="${d(part)}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 200})">${paths}</g>`;
}

/** One sheet as PNG. */
function sheet(catalogue: MarkCatalogue, marks: readonly CataloguedMark[]): Uint8Array {
  const rows = Math.ceil(marks.length / columns);
  const cells = marks.map((mark, i) => {
    const [x, y] = [(i % columns) * cell + 6, Math.floor(i / columns) * high + 6];
    const label = mark.id.split('/')[1] ?? mark.id;
    const small = mark.small ?? mark.parts;
    return `${drawing(catalogue, mark.parts, x, y, 88, false)}${drawing(catalogue, mark.parts, x + 96, y, 40, true)}
${drawing(catalogue, small, x + 96, y + 60, 16, true)}
<text x="${x}" y="${y + 101}" font-size="9.5" fill="#333">${label} ${mark.craft}</text>
<text x="${x + 96}" y="${y + 88}" font-size="7" fill="#999">${mark.r16} k${mark.corner}</text>`;
  });
  const [w, h] = [columns * cell, Math.max(1, rows) * high];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" font-family="DejaVu Sans"><rect width="100%" height="100%" fill="#fff"/>${cells.join('\n')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      family: { type: 'string' },
      out: { type: 'string' },
      page: { type: 'string' },
      match: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const from = new URL(values.from ?? '../../packages/engine/src/concepts/catalogue/marks.json', import.meta.url);
  const catalogue = JSON.parse(readFileSync(from, 'utf8')) as MarkCatalogue;
  const apart = JSON.parse(readFileSync(new URL('outlines.json', from), 'utf8')) as MarkCatalogue['outlines'];
  const marks = catalogue.marks.filter(
    (mark) =>
      (values.family === undefined || mark.family === values.family) &&
      (values.match === undefined || mark.id.includes(values.match)),
  );
  const page = Number(values.page ?? 1);
  writeFileSync(
    values.out ?? 'sheet.png',
    sheet({ ...catalogue, outlines: { ...catalogue.outlines, ...apart } }, marks.slice((page - 1) * perPage, page * perPage)),
  );
  console.log(`${marks.length} marks, page ${page} of ${Math.ceil(marks.length / perPage)}`);
}
