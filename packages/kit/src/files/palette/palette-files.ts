import { hexToOklch } from '@brandwright/engine';
import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { aseFile } from './ase.ts';
import { csvFile } from './csv.ts';
import { gplFile } from './gpl.ts';
import { paletteSheet } from './palette-sheet.ts';
import { type Swatch, swatchesOf } from './swatches.ts';

/** The colors in `color/`: for Adobe, for GIMP and Inkscape, for spreadsheets, and as a picture. */
export function paletteFiles(brand: Brand): readonly KitFile[] {
  return [
    { path: 'color/palette.ase', kind: 'bytes', bytes: () => ase(brand) },
    { path: 'color/palette.gpl', kind: 'text', text: () => gpl(brand) },
    { path: 'color/colors.csv', kind: 'text', text: () => csv(brand) },
    { path: 'color/palette.svg', kind: 'text', text: () => paletteSheet(brand) },
  ];
}

/**
 * RGB for screens and the declared inks for print. A program that converted one to the other would use its
 * own profile.
 */
function ase(brand: Brand): Uint8Array {
  const swatches = swatchesOf(brand);
  return aseFile([
    {
      name: `${brand.design.name} RGB`,
      colors: swatches.map((s) => ({ name: label(s), model: 'RGB ', values: s.rgb.map((v) => v / 255) })),
    },
    {
      name: `${brand.design.name} CMYK`,
      // In a document, swatches with the same name overwrite each other.
      colors: swatches.map((s) => ({ name: `${label(s)} (CMYK)`, model: 'CMYK', values: s.cmyk.map((v) => v / 100) })),
    },
  ]);
}

const gpl = (brand: Brand): string =>
  gplFile(
    brand.design.name,
    brand.slug,
    brand.colors.length,
    swatchesOf(brand).map((s) => ({ rgb: s.rgb, name: label(s) })),
  );

const head = ['brand', 'use', 'name', 'hex', 'red', 'green', 'blue', 'oklch', 'cyan %', 'magenta %', 'yellow %', 'black %'];

/** The byte order mark tells Excel that the file is Unicode, for the brand's name. */
const csv = (brand: Brand): string =>
  `\uFEFF${csvFile([head, ...swatchesOf(brand).map((s) => [brand.design.name, s.use, s.name, s.hex, ...s.rgb, oklch(s), ...s.cmyk])])}`;

function oklch({ hex }: Swatch): string {
  const { l, c, h } = hexToOklch(hex);
  return `oklch(${(100 * l).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
}

const label = ({ use, name }: Swatch): string => `${use} - ${name}`;
