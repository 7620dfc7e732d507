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
  await expect(paintPicture('<svg/>', 512)).rejects.toThrow(/^Failed to load SVG$/);
});

test('[Y-05] a JPG is painted on white, and has the quality that is asked for', async () => {
  const fills: string[] = [];
  const asked: unknown[] = [];
  const context = { fillStyle: '', scale: () => {}, fill: () => {}, fillRect: () => fills.push(context.fillStyle) };
  canvas(context, async (...options) => {
    asked.push(...options);
    return new Blob(['jpg']);
  });
  await paintPicture('<svg viewBox="0 0 4 2"></svg>', 8, { type: 'jpg', quality: 0.9 });
  expect(fills).toEqual(['#FFFFFF']);
  expect(asked).toEqual([{ type: 'image/jpeg', quality: 0.9 }]);
});
