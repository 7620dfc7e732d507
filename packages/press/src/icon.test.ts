import decodeIco from 'decode-ico';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconOf } from './icon.ts';

test('[K-06] an icon file holds its frames, each of its own size and with its own pixels', async () => {
  const sizes = [16, 32, 48, 256];
  const pictures = await Promise.all(
    sizes.map(async (size, i) => {
      const background = { r: 40 * i, g: 255 - 40 * i, b: 90, alpha: 0.5 };
      return {
        size,
        png: await sharp({ create: { width: size, height: size, channels: 4, background } })
          .png()
          .toBuffer(),
      };
    }),
  );
  const frames = decodeIco(iconOf(pictures));
  expect(frames.map(({ width, height, type }) => [width, height, type])).toEqual(sizes.map((size) => [size, size, 'png']));
  for (const [i, { data }] of frames.entries()) expect(Buffer.from(data)).toEqual(pictures[i]?.png);
});
