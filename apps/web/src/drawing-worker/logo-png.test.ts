import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontBook, type Design, designSet, facesFor, parseBrief, typefaces } from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logoPng } from './logo-png.ts';
import { paintPicture } from './paint-picture.ts';

const held: { design?: Design } = {};

beforeAll(async () => {
  const parsed = parseBrief({ name: 'Kiln' });
  if (!parsed.ok) throw new Error('Kiln is a name.');
  const fonts = createFontBook(shaper as unknown as Parameters<typeof createFontBook>[0]);
  const require = createRequire(import.meta.url);
  for (const id of facesFor(parsed.value)) {
    const file = typefaces.find((face) => face.id === id)?.file ?? '';
    fonts.add(id, new Uint8Array(await readFile(require.resolve(file))));
  }
  const [design] = designSet(parsed.value, { fonts }).designs;
  if (design !== undefined) held.design = design;
});

afterEach(() => vi.unstubAllGlobals());

/** A canvas that counts what is painted; Node has none. */
function canvas(context: unknown, toBlob: (...options: unknown[]) => Promise<Blob>): { readonly sides: number[] } {
  const sides: number[] = [];
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        sides.push(width, height);
      }
      getContext = () => context;
      convertToBlob = toBlob;
    },
  );
  return { sides };
}

test('[Y-07] a logo is painted on 512 × 512 pixels, its ground first', async () => {
  const fills: string[] = [];
  const brush = { fillStyle: '', scale: () => {}, fill: () => fills.push(brush.fillStyle) };
  const { sides } = canvas(brush, async () => new Blob(['png']));
  await logoPng(held.design as Design);
  expect(sides).toEqual([512, 512]);
  expect(fills[0]).toBe(held.design?.scheme.paints.ground);
  expect(fills.length).toBeGreaterThan(1);
});

test('[Y-05] the errors of a picture made in the browser', async () => {
  canvas(null, async () => new Blob());
  await expect(logoPng(held.design as Design)).rejects.toThrow(/^Could not get canvas context$/);
  canvas({ scale: () => {}, fill: () => {} }, () => Promise.reject(new Error('no')));
  await expect(logoPng(held.design as Design)).rejects.toThrow(/^Failed to create blob$/);
  await expect(paintPicture('<svg/>')).rejects.toThrow(/^Failed to load SVG$/);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(paintPicture('<svg/>', { aiLogo: new Blob(['x']) })).rejects.toThrow(/^Failed to load AI logo image$/);
});

const wide = '<svg viewBox="0 0 4 2"></svg>';

/** A canvas that writes down what is asked of it. */
function recorder() {
  const [fills, asked, moves]: [string[], unknown[], unknown[]] = [[], [], []];
  const context = {
    fillStyle: '',
    scale: (...by: unknown[]) => moves.push(by),
    setTransform: (...to: unknown[]) => moves.push(to),
    fill: () => {},
    fillRect: () => fills.push(context.fillStyle),
    drawImage: (image: unknown) => moves.push(image),
  };
  const { sides } = canvas(context, async (...options) => {
    asked.push(...options);
    return new Blob(['picture']);
  });
  return { fills, asked, moves, sides };
}

test('[Y-05] export options default to a PNG without ground, or a JPG of 0.9 on white', async () => {
  const png = recorder();
  await paintPicture(wide, { width: 8 });
  expect(png).toMatchObject({ sides: [8, 4], fills: [], asked: [{ type: 'image/png' }] });
  const jpg = recorder();
  await paintPicture(wide, { height: 8, format: 'jpg' });
  expect(jpg).toMatchObject({ sides: [16, 8], fills: ['#FFFFFF'], asked: [{ type: 'image/jpeg', quality: 0.9 }] });
  const own = recorder();
  await paintPicture(wide, { format: 'jpg', quality: 0.5, background: '#123456' });
  expect(own).toMatchObject({ sides: [4, 2], fills: ['#123456'], asked: [{ type: 'image/jpeg', quality: 0.5 }] });
});

test('[Y-05] with width and height the drawing stands in the middle, undistorted', async () => {
  const { sides, moves } = recorder();
  await paintPicture(wide, { width: 8, height: 8 });
  expect(sides).toEqual([8, 8]);
  expect(moves).toEqual([[2, 0, 0, 2, 0, 2]]);
});

test('[Y-05] an AI logo is painted instead of the drawing', async () => {
  const { sides, moves } = recorder();
  const image = { width: 10, height: 10 };
  vi.stubGlobal('createImageBitmap', async () => image);
  await paintPicture('', { width: 5, aiLogo: new Blob(['x']) });
  expect(sides).toEqual([5, 5]);
  expect(moves).toContain(image);
});
