/** One picture in an icon file. */
export interface IconPicture {
  /** Side in pixels, 1–256. */
  readonly size: number;
  /** Of four channels: the file says so, and Windows reads no others. */
  readonly png: Uint8Array;
}

const head = 6;
const entry = 16;

/** An ICO file of PNG frames, which browsers read, and Windows since Vista. */
export function iconOf(pictures: readonly IconPicture[]): Uint8Array {
  const start = head + entry * pictures.length;
  const file = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, start));
  const view = new DataView(file.buffer);
  // Reserved; type 1 = icon; number of pictures.
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = head + entry * i;
    // The format writes 256 as 0.
    view.setUint8(at, size % 256);
    view.setUint8(at + 1, size % 256);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
