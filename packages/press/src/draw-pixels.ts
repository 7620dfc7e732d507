import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { pressError } from './errors.ts';
import { indexed } from './indexed.ts';
import { type Coverage, dataOf, oneInkOf, pngOf } from './one-ink.ts';
import { packRows, pngFile } from './png-file.ts';
import { type CheckedDrawing, longestSide, type PixelSize } from './raster-request.ts';
import { createRecent } from './recent.ts';
import { straighten } from './straighten.ts';

// One picture at a time per process, without a cache: jobs differ, and memory must stay level.
sharp.cache(false);
sharp.concurrency(1);

/** Draws a picture for `rasterise`: resvg fills the pixels. Sharp encodes what has no palette. */
export async function drawPixels(svg: string, checked: CheckedDrawing): Promise<Uint8Array> {
  const { drawn, canvas, ground, format } = checked;
  const mayHavePalette = format === 'png' && !checked.trueColor;
  const single = ground === null && mayHavePalette ? oneInkOf(svg) : null;
  if (single !== null) return pngOf(single.ink, canvas, await coverageData(svg, single.form, checked));
  const { pixels, width, height } = render(svg, drawn, ground);
  const few = mayHavePalette ? indexed(pixels, { width, height }, canvas, groundOf(ground)) : null;
  if (few !== null) return pngFile(few, await packRows(few.rows, 3));
  // On a ground, every pixel is opaque.
  if (ground === null) straighten(pixels);
  const raw = { width, height, channels: 4 } as const;
  let image = sharp(pixels, { raw, limitInputPixels: longestSide * longestSide });
  // resvg rounds the side it computes up, which can be one pixel too many.
  if (width > canvas.width || height > canvas.height)
    image = image.extract({ left: 0, top: 0, width: Math.min(width, canvas.width), height: Math.min(height, canvas.height) });
  if (width < canvas.width || height < canvas.height)
    image = image.extend({ ...margins(canvas, width, height), background: ground ?? '#00000000' });
  if (ground !== null) image = image.removeAlpha();
  // Full color resolution. Halving it frays the edges of flat inks.
  if (format === 'jpg') return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
  // Level 4 would take half as long again and save a tenth of the bytes.
  return image.png({ compressionLevel: 3 }).toBuffer();
}

function groundOf(ground: string | null): readonly [number, number, number, number] {
  if (ground === null) return [0, 0, 0, 0];
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(ground.slice(i, i + 2), 16)) as [number, number, number];
  return [r, g, b, 255];
}

/** Forms drawn last, compressed. Black, white and the brand's ink share one drawing. */
const recent = createRecent<Promise<Uint8Array>>({ entries: 8, weight: 2 * 1024 * 1024 });

function coverageData(svg: string, form: string, { drawn, canvas }: CheckedDrawing): Promise<Uint8Array> {
  const key = `${drawn.width}×${drawn.height} on ${canvas.width}×${canvas.height}: ${form}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const data = Promise.resolve().then(() => dataOf(coverageOf(render(svg, drawn, null), canvas)));
  recent.set(key, data);
  data.then(
    ({ length }) => recent.weigh(key, length + key.length),
    () => recent.drop(key),
  );
  return data;
}

/** The alpha channel of a picture, centered on its canvas. */
function coverageOf({ pixels, width, height }: Pixels, canvas: PixelSize): Coverage {
  const alpha = new Uint8Array(canvas.width * canvas.height);
  const { left, top } = margins(canvas, width, height);
  const [w, h] = [Math.min(width, canvas.width), Math.min(height, canvas.height)];
  for (let y = 0; y < h; y++) {
    let from = y * width * 4 + 3;
    let to = (y + top) * canvas.width + left;
    for (let x = 0; x < w; x++, from += 4, to++) alpha[to] = pixels[from] as number;
  }
  return { ...canvas, alpha };
}

interface Pixels extends PixelSize {
  readonly pixels: Buffer;
}

function render(svg: string, drawn: PixelSize, ground: string | null): Pixels {
  const fitTo = { mode: 'width', value: drawn.width } as const;
  try {
    const image = new Resvg(svg, {
      fitTo,
      font: { loadSystemFonts: false },
      ...(ground === null ? {} : { background: ground }),
    }).render();
    // Read `.pixels` once: each read copies the whole picture.
    return { pixels: image.pixels, width: image.width, height: image.height };
  } catch (cause) {
    throw pressError('press.raster.broken', {}, cause);
  }
}

function margins(canvas: PixelSize, width: number, height: number): { left: number; right: number; top: number; bottom: number } {
  const left = Math.max(0, Math.floor((canvas.width - width) / 2));
  const top = Math.max(0, Math.floor((canvas.height - height) / 2));
  return { left, right: Math.max(0, canvas.width - width - left), top, bottom: Math.max(0, canvas.height - height - top) };
}
