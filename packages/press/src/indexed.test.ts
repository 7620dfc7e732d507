import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { indexed } from './indexed.ts';
import { packRows, pngFile } from './png-file.ts';
import { straighten } from './straighten.ts';

/** Premultiplied RGBA: no channel is above its opacity. */
const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 1, 77, 254, 255))
  .map(([r, g, b, a]) => [Math.min(r, a), Math.min(g, a), Math.min(b, a), a] as const);
const side = fc.integer({ min: 1, max: 24 });

test('[K-03] a picture with a palette has every pixel of the picture on its canvas', async () => {
  const picture = fc
    .tuple(side, side, side, side, fc.array(color, { minLength: 1, maxLength: 40 }), color)
    .chain(([width, height, w, h, colors, ground]) =>
      fc.record({
        size: fc.constant({ width, height }),
        canvas: fc.constant({ width: w, height: h }),
        ground: fc.constant(ground),
        at: fc.array(fc.constantFrom(...colors), { minLength: width * height, maxLength: width * height }),
        shift: fc.nat(3),
      }),
    );
  await fc.assert(
    fc.asyncProperty(picture, async ({ size, canvas, ground, at, shift }) => {
      const bytes = Uint8Array.from([...Array(shift).fill(9), ...at.flat()]);
      const few = indexed(bytes.subarray(shift), size, canvas, ground);
      if (few === null) return expect.fail('Forty colors have no room.');
      const read = await sharp(pngFile(few, await packRows(few.rows, 3)))
        .ensureAlpha()
        .raw()
        .toBuffer();
      const straight = Uint8Array.from([...at.flat(), ...ground]);
      straighten(straight);
      const [w, h] = [Math.min(size.width, canvas.width), Math.min(size.height, canvas.height)];
      const [left, top] = [Math.floor((canvas.width - w) / 2), Math.floor((canvas.height - h) / 2)];
      for (let y = 0; y < canvas.height; y++)
        for (let x = 0; x < canvas.width; x++) {
          const isInside = x >= left && x < left + w && y >= top && y < top + h;
          const from = isInside ? (y - top) * size.width + (x - left) : at.length;
          const place = 4 * (y * canvas.width + x);
          expect([...read.subarray(place, place + 4)]).toEqual([...straight.subarray(4 * from, 4 * from + 4)]);
        }
    }),
  );
});

test('256 colors have room in a palette, and one more has none', () => {
  const pixels = (count: number) => Uint8Array.from(Array.from({ length: count }, (_, i) => [i % 256, i >> 8, 7, 255]).flat());
  const ground = [0, 0, 7, 255] as const;
  const line = (width: number) => ({ width, height: 1 });
  expect(indexed(pixels(256), line(256), line(256), ground)?.palette).toHaveLength(768);
  expect(indexed(pixels(256), line(256), line(256), ground)?.opacity).toBeNull();
  expect(indexed(pixels(257), line(257), line(257), ground)).toBeNull();
});
