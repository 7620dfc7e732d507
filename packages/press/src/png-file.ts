import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { PixelSize } from './raster-request.ts';

/** A picture of at most 256 colors: one palette, and for each pixel its place there. */
export interface IndexedPicture extends PixelSize {
  /** Red, green and blue of each color, 0–255. */
  readonly palette: Uint8Array;
  /** Opacity of each color, 0–255. Null: every color is opaque. */
  readonly opacity: Uint8Array | null;
}

const packed = promisify(deflate);

/**
 * Compresses the rows of a PNG, off the event loop. Each begins with its filter type, 0 for none. Level 6 takes four times
 * as long as 3, and saves a quarter of the bytes.
 */
export const packRows = (rows: Uint8Array, level: 3 | 6): Promise<Uint8Array> => packed(rows, { level, memLevel: 9 });

/** A PNG with a palette (W3C PNG, 11.2 and 11.3.1), from its compressed rows. */
export function pngFile({ width, height, palette, opacity }: IndexedPicture, data: Uint8Array): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits per pixel, indexed color.
  header.set([8, 3], 8);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    ...(opacity === null ? [] : [chunk('tRNS', opacity)]),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Bytes of the signature and of IHDR, which comes first (W3C PNG, 5.2 and 5.6). */
const beforeTexts = 8 + 25;

/** A PNG that names the program that made it, in the text chunk for it (W3C PNG, 11.3.3). Letters of Latin-1 only. */
export const withSoftware = (png: Uint8Array, software: string): Uint8Array =>
  Buffer.concat([
    png.subarray(0, beforeTexts),
    chunk('tEXt', Buffer.from(`Software\0${software}`, 'latin1')),
    png.subarray(beforeTexts),
  ]);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
