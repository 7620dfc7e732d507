import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterize } from './raster.ts';
import type { RasterOptions } from './raster-request.ts';

const svg = (inside: string, size = 'width="200" height="100" viewBox="0 0 200 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const half = svg('<path fill="#FF8000" d="M0 0H100V100H0Z"/>');

async function pixels(drawing: string, options: RasterOptions) {
  const { data, info } = await sharp(await rasterize(drawing, options))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ];
  return { info, at };
}

test('a picture has the requested width, its own proportions and transparent empty areas', async () => {
  const { info, at } = await pixels(half, { width: 50 });
  expect(info).toMatchObject({ width: 50, height: 25, channels: 4 });
  expect(at(10, 10)).toEqual([255, 128, 0, 255]);
  expect(at(40, 10)[3]).toBe(0);
});

test('[Y-07] a square holds the whole drawing, centred on its ground', async () => {
  const { info, at } = await pixels(half, { width: 512, height: 512, ground: '#102030' });
  expect(info).toMatchObject({ width: 512, height: 512, channels: 3 });
  expect(at(0, 0)).toEqual([16, 32, 48]);
  expect(at(500, 500)).toEqual([16, 32, 48]);
  expect(at(5, 256)).toEqual([255, 128, 0]);
  expect(at(500, 256)).toEqual([16, 32, 48]);
  expect(at(5, 126)).toEqual([16, 32, 48]);
  expect(at(5, 386)).toEqual([16, 32, 48]);
});

test('[K-03] a drawing fills a picture whose sides were rounded, in colors and in one ink', async () => {
  for (const [own, width, height] of [
    ['width="1014.77" height="528.61"', 500, 260],
    ['width="836.38" height="370.33"', 500, 221],
    ['width="552" height="817.68"', 338, 500],
  ] as const) {
    const sheet = svg('<path fill="#FF8000" d="M0 0H2000V2000H0Z"/>', own);
    for (const drawing of [sheet, sheet.replace('/>', '/><path fill="#0080FF" d="M9 9H10V10Z"/>')]) {
      const { info, at } = await pixels(drawing, { width, height });
      expect(info).toMatchObject({ width, height });
      for (const x of [0, width - 1]) expect([own, x, at(x, 0)[3], at(x, height - 1)[3]]).toEqual([own, x, 255, 255]);
    }
  }
});

test('half-covered edge pixels keep the color of the paint', async () => {
  const { at } = await pixels(svg('<path fill="#FF8000" d="M0 0H100.5V100H0Z"/>', 'width="200" height="100"'), { width: 200 });
  const [r, g, b, a] = at(100, 50) as [number, number, number, number];
  expect(a).toBeGreaterThan(100);
  expect(a).toBeLessThan(156);
  expect([r, b]).toEqual([255, 0]);
  expect(Math.abs(g - 128)).toBeLessThanOrEqual(1);
});

test('the largest picture is 4096 pixels; one more is refused before anything is drawn', async () => {
  const { info } = await pixels(half, { width: 4096 });
  expect(info).toMatchObject({ width: 4096, height: 2048 });
  for (const width of [4097, 0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    await expect(rasterize(half, { width })).rejects.toMatchObject({ fault: { code: 'press.raster.size' } });
  }
  const tall = svg('<path d="M0 0H1V1Z"/>', 'width="10" height="100"');
  await expect(rasterize(tall, { width: 4096 })).rejects.toMatchObject({
    fault: { code: 'press.raster.size', received: '4096 × 40960' },
  });
});

test('a drawing that cannot be parsed is refused by code', async () => {
  await expect(rasterize(svg('<path d="M0 0H1V1Z"></g>'), { width: 10 })).rejects.toMatchObject({
    fault: { code: 'press.raster.broken' },
  });
});
