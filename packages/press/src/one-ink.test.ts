import { type Design, drawing, parseBrief, printSvg } from '@brandwright/engine';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { oneInkOf } from './one-ink.ts';
import { rasterize } from './raster.ts';
import { drawSet, openStudio } from './studio.ts';

async function designs(): Promise<readonly Design[]> {
  const parsed = parseBrief({ name: 'Kiln & Co' });
  if (!parsed.ok) throw new Error('no brief');
  return (await drawSet(await openStudio(), parsed.value, { round: 0 })).set.designs;
}

test('[K-03] a picture in one ink is, pixel by pixel, what the rasteriser drew, in that ink exactly', async () => {
  for (const design of (await designs()).slice(0, 3))
    for (const variant of ['mono-black', 'mono-white'] as const) {
      const svg = printSvg(drawing(design, variant));
      const width = 300;
      const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
      const drawn = image.pixels;
      const { data, info } = await sharp(await rasterize(svg, { width }))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.channels]).toEqual([width, 4]);
      const rows = Math.min(info.height, image.height);
      const differs: number[] = [];
      for (let i = 0; i < rows * width; i++) {
        if (data[4 * i + 3] !== drawn[4 * i + 3]) differs.push(i);
        if (data[4 * i] !== (variant === 'mono-black' ? 0 : 255)) differs.push(i);
      }
      expect(differs).toEqual([]);
    }
});

test('black, white and a color of one form are one drawing in three inks', async () => {
  const form = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#000000" d="M4 4h20v10h-20z"/></svg>';
  const inks = ['#000000', '#FFFFFF', '#CC3B22'];
  const pictures = await Promise.all(inks.map((ink) => rasterize(form.replace('#000000', ink), { width: 80, height: 50 })));
  for (const [i, png] of pictures.entries()) {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([80, 50, 4]);
    // 80 × 40 of drawing, centered in 80 × 50: the middle of the mark, and a corner.
    const at = (x: number, y: number): readonly number[] => [...data.subarray(4 * (y * 80 + x), 4 * (y * 80 + x) + 4)];
    const rgb = [1, 3, 5].map((k) => Number.parseInt((inks[i] ?? '').slice(k, k + 2), 16));
    expect(at(20, 25)).toEqual([...rgb, 255]);
    expect(at(1, 1)[3]).toBe(0);
    expect(at(9, 13)[3]).toBe(255);
    expect(at(9, 12)[3]).toBe(0);
  }
});

test('two inks are no one ink, and neither is none', () => {
  expect(oneInkOf('<svg><path fill="#000000" d=""/><path fill="#FFFFFF" d=""/></svg>')).toBeNull();
  expect(oneInkOf('<svg><path d=""/></svg>')).toBeNull();
  expect(oneInkOf('<svg><path fill="url(#a)" d=""/></svg>')).toBeNull();
  expect(oneInkOf('<svg><path fill="#CC3B22" d="M0 0"/></svg>')).toEqual({ ink: '#CC3B22', form: '<svg><path d="M0 0"/></svg>' });
});
