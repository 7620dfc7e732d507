/**
 * Draws every letter construction on one sheet for looking at: `node tools/catalogue/letters-sheet.ts --out sheet.png`, or
 * some: `--only ribbon,weave`.
 * Each cell: the mark in color, beside it its drawing for 32 px and below in one ink at 16 px. Pairs are samples.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { blockMark } from '../../packages/engine/src/composition/marks/block.ts';
import { cubeMark } from '../../packages/engine/src/composition/marks/cube.ts';
import { letterMark } from '../../packages/engine/src/composition/marks/letter.ts';
import type { Mark } from '../../packages/engine/src/composition/marks/mark.ts';
import { sharedStemMark } from '../../packages/engine/src/composition/marks/shared-stem.ts';
import { pairsOffered } from '../../packages/engine/src/composition/marks/weave/pairs.ts';
import { ribbonLetters, ribbonMark } from '../../packages/engine/src/composition/marks/weave/ribbon.ts';
import { weaveMark } from '../../packages/engine/src/composition/marks/weave/weave.ts';
import { letterIdeas } from '../../packages/engine/src/concepts/letter-catalogue.ts';
import { letterFamilies } from '../../packages/engine/src/concepts/letter-mark.ts';
import { centerX, centerY, height, unionAll, width } from '../../packages/engine/src/geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../packages/engine/src/geometry/path.ts';
import type { Shape } from '../../packages/engine/src/scene/scene.ts';
import { formatPath } from './marks/outline.ts';

const colors: Readonly<Record<string, string>> = { mark: '#143E2E', tone: '#8DB99B', accent: '#E07A3F' };
const [columns, cell, gutter] = [13, 96, 92];
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

const samples = {
  'shared-stem': ['HB', 'NE', 'MR', 'UB', 'HP', 'NN', 'MU', 'HK', 'UR', 'ND', 'MP', 'HE', 'UN'],
  cube: ['AB', 'BK', 'CO', 'HB', 'NE', 'DR', 'JT', 'SV', 'LT', 'PG', 'OX', 'RU', 'FR'],
  block: ['VAN', 'CIT', 'AKS', 'RSW', 'NOR', 'MAX', 'DUE', 'ELM', 'GPQ', 'BOLD', 'HAUS', 'JAZZ', 'VERA'],
} as const;

const present = (mark: Mark | null): mark is Mark => mark !== null;

function rows(): readonly (readonly [name: string, marks: readonly Mark[]])[] {
  // The variants of a construction are one drawing with other gaps; every letter-idea is a drawing of its own.
  const variants = (family: string, letter: string): readonly string[] =>
    family === 'letter-idea' ? letterIdeas(letter).map(({ id }) => id) : [`${family}/${letter}-0`];
  const singles = letterFamilies.map((family): [string, Mark[]] => [
    family,
    alphabet.flatMap((letter) => variants(family, letter).map(letterMark)).filter(present),
  ]);
  const pair = (draw: (a: string, b: string) => Mark | null, texts: readonly string[]): Mark[] =>
    texts.map((text) => draw(text[0] ?? '', text[1] ?? '')).filter(present);
  return [
    ...singles,
    ['shared-stem', pair(sharedStemMark, samples['shared-stem'])],
    ['cube', pair(cubeMark, samples.cube)],
    ['ribbon', ribbonLetters.map(ribbonMark).filter(present)],
    ['weave', pairsOffered.map(weaveMark).filter(present)],
    ['block', samples.block.map((text) => blockMark([...text])).filter(present)],
  ];
}

function drawing(shapes: readonly Shape[], x: number, y: number, size: number, mono: boolean): string {
  const shown = shapes.filter((s) => s.only !== (mono ? 'colour' : 'mono'));
  const box = unionAll(shown.map((s) => pathBounds(s.path)));
  if (box === null) return '';
  const s = size / Math.max(width(box), height(box));
  const m = placing(s, x + size / 2 - s * centerX(box), y + size / 2 - s * centerY(box));
  return shown
    .map((shape) => `<path fill="${mono ? '#111' : colors[shape.role]}" d="${formatPath(mapPath(shape.path, m))}"/>`)
    .join('');
}

/** The sheet as PNG. */
function sheet(only: readonly string[]): Uint8Array {
  let y = 10;
  const out: string[] = [];
  for (const [name, marks] of rows().filter(([of]) => only.length === 0 || only.includes(of))) {
    out.push(`<text x="8" y="${y + 14}" font-size="13" font-weight="600" fill="#333">${name}</text>`);
    marks.forEach((mark, i) => {
      const [cx, cy] = [gutter + (i % columns) * cell, y + Math.floor(i / columns) * 76];
      out.push(drawing(mark.shapes, cx, cy, 62, false), drawing(mark.small ?? mark.shapes, cx + 68, cy + 46, 16, true));
    });
    y += Math.ceil(marks.length / columns) * 76 + 12;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${gutter + columns * cell}" height="${y}" font-family="DejaVu Sans"><rect width="100%" height="100%" fill="#fff"/>${out.join('\n')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
writeFileSync(values.out ?? 'sheet.png', sheet(values.only?.split(',') ?? []));
