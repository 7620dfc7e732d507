import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../testing/kit-files-of.ts';
import { openStudio } from './studio.ts';

const names = [
  'Juniper & Rye',
  'قهوة الصباح',
  '東京珈琲',
  'Кофейня',
  'The International Association of Independent Coffee Roasters & Sons',
];

test('[K-15] a reader reads the vCard out of the picture of the code, exactly, in every script', async () => {
  const studio = await openStudio();
  for (const [i, name] of [...names, `</title><script>"'`].entries()) {
    const files = await kitFilesOf(studio, names[i] ?? 'Fernwell', i, name);
    const card = await printedAt(files, 'contact/contact.vcf');
    for (const path of ['contact/qr-code.png', 'contact/qr-code.svg']) {
      const { data, info } = await sharp(await printedAt(files, path), { density: 600 })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
      expect(Buffer.from(read?.binaryData ?? []).equals(card), `${path} of ${name}`).toBe(true);
    }
  }
});
