import { createRequire } from 'node:module';
import { typefaces } from '@brandwright/engine';
import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(new URL('../../../packages/press/package.json', import.meta.url));
const face = typefaces.find(({ id }) => id === 'instrument-sans-600');
const fontFiles = face === undefined ? [] : [resolve(face.file)];

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

/** A word or number of a sheet as a PNG of `width × height` px. */
export function label(text: string, width: number, height: number, size: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><text x="0" y="${height * 0.72}" font-size="${size}" fill="#333">${escaped(text)}</text></svg>`;
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: face?.family ?? '' } }).render().asPng();
}
