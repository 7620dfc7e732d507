import { type Traced, tracedPixels, traceSilhouette } from '@brandwright/engine';

/**
 * What became of a picture: the outlines of its silhouette, or why there are none. `format`: it is no PNG. `size`: more bytes or pixels
 * than a picture may have, or too few pixels. `broken`: it can’t be read to its end.
 */
export type TracedPicture = Traced | { readonly ok: false; readonly fault: 'format' | 'size' | 'broken' };

/** Bytes of a picture at most. Image models’ have 0.1 to 2 MB. */
const mostPictureBytes = 4e6;
/** Pixels of a side. What is smaller shows no edges; larger ones are made by nobody, unless to fill memory. */
const sides = { least: 256, most: 2048 } as const;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Traces an untrusted PNG, in this process. Only its pixels count: they lie on white, and their outlines are drawn anew, so nothing else of
 * the file gets anywhere. Sizes are read from its head before anything is unpacked.
 */
export async function tracePicture(png: Uint8Array): Promise<TracedPicture> {
  const head = Buffer.from(png.buffer, png.byteOffset, png.byteLength).subarray(0, 24);
  if (head.length < 24 || !head.subarray(0, 8).equals(signature) || head.toString('latin1', 12, 16) !== 'IHDR')
    return { ok: false, fault: 'format' };
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  if (png.length > mostPictureBytes || [width, height].some((side) => side < sides.least || side > sides.most))
    return { ok: false, fault: 'size' };
  const { default: sharp } = await import('sharp');
  const drawn = sharp(png, { limitInputPixels: sides.most ** 2, failOn: 'warning' })
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .resize(tracedPixels, tracedPixels, { fit: 'contain', background: '#FFFFFF' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  const rgb = await drawn.catch(() => null);
  if (rgb === null) return { ok: false, fault: 'broken' };
  return traceSilhouette({ width: tracedPixels, height: tracedPixels, rgb });
}
