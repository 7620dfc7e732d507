/**
 * An ICC profile of a printing condition, reduced to what programs read in a PDF: 8 bits in place of 16, the perceptual
 * tables for every rendering intent, and no measurements. Compressed, the generic coated profile of libvips then has
 * 31 kB in place of 414 kB. `profile` has version 2, four inks, Lab, and `lut16Type` tables (ICC.1:2001-04, 6.5.7).
 * Throws an Error for any other.
 */
export function compactProfile(profile: Uint8Array): Uint8Array {
  const read = tagsOf(profile);
  const take = (name: string): Uint8Array => {
    const data = read.get(name);
    if (data === undefined) throw new Error(`The profile has no ${name}.`);
    return data;
  };
  const toLab = lut8(take('A2B1'), { from: 'inks', to: 'lab' });
  const toInks = lut8(take('B2A0'), { from: 'lab', to: 'inks' });
  return written(profile.subarray(0, headerSize), [
    ...['desc', 'cprt', 'wtpt'].map((name): Tag => ({ names: [name], data: take(name) })),
    { names: ['A2B0', 'A2B1', 'A2B2'], data: toLab },
    { names: ['B2A0', 'B2A1', 'B2A2'], data: toInks },
    { names: ['gamt'], data: lut8(take('gamt'), { from: 'lab', to: 'inks' }) },
  ]);
}

/** Data that stand once, under one name or several. */
interface Tag {
  readonly names: readonly string[];
  readonly data: Uint8Array;
}

const headerSize = 128;
/** Bytes of the tag table for each name, and of the fields of a table of colors that both types share. */
const entrySize = 12;
const sharedSize = 48;

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength);
const signature = (data: Uint8Array, at: number): string => String.fromCharCode(...data.subarray(at, at + 4));

function tagsOf(profile: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = viewOf(profile);
  return new Map(
    Array.from({ length: view.getUint32(headerSize) }, (_, i) => {
      const entry = headerSize + 4 + entrySize * i;
      const from = view.getUint32(entry + 4);
      return [signature(profile, entry), profile.subarray(from, from + view.getUint32(entry + 8))];
    }),
  );
}

function written(header: Uint8Array, tags: readonly Tag[]): Uint8Array {
  const entries = tags.flatMap(({ names }) => names).length;
  let size = headerSize + 4 + entrySize * entries;
  const placed = tags.map((tag) => {
    const from = size;
    size += Math.ceil(tag.data.length / 4) * 4;
    return { ...tag, from };
  });
  const out = new Uint8Array(size);
  const view = viewOf(out);
  out.set(header);
  view.setUint32(0, size);
  view.setUint32(headerSize, entries);
  let entry = headerSize + 4;
  for (const { names, data, from } of placed) {
    out.set(data, from);
    for (const name of names) {
      out.set(Buffer.from(name, 'latin1'), entry);
      view.setUint32(entry + 4, from);
      view.setUint32(entry + 8, data.length);
      entry += entrySize;
    }
  }
  return out;
}

type Encoding = 'inks' | 'lab';

/** A full 16-bit value: inks reach 65535, and Lab is 256 times its 8-bit encoding (ICC.1:2001-04, 6.3.4.2). */
const unit: Readonly<Record<Encoding, number>> = { inks: 257, lab: 256 };
const toByte = (value: number, perByte: number): number => Math.min(255, Math.round(value / perByte));

/** A `lut16Type` as a `lut8Type`, whose curves have 256 entries (ICC.1:2001-04, 6.5.8). */
function lut8(data: Uint8Array, { from, to }: { readonly from: Encoding; readonly to: Encoding }): Uint8Array {
  if (signature(data, 0) !== 'mft2') throw new Error('The profile has tables of another type.');
  const view = viewOf(data);
  const [inputs, outputs, grid] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)];
  const [inLength, outLength] = [view.getUint16(sharedSize), view.getUint16(sharedSize + 2)];
  const cells = grid ** inputs * outputs;
  const inCurves = sharedSize + 4;
  const table = inCurves + 2 * inLength * inputs;
  const outCurves = table + 2 * cells;
  /** A curve between its entries. `position` is 0–1. */
  const along = (curve: number, length: number, position: number): number => {
    const at = Math.min(1, position) * (length - 1);
    const low = Math.min(length - 2, Math.floor(at));
    const [a, b] = [view.getUint16(curve + 2 * low), view.getUint16(curve + 2 * low + 2)];
    return a + (b - a) * (at - low);
  };
  const curves = (first: number, count: number, length: number, by: number, perByte: number): readonly number[] =>
    Array.from({ length: 256 * count }, (_, i) =>
      toByte(along(first + 2 * length * Math.floor(i / 256), length, ((i % 256) * by) / 65_535), perByte),
    );
  const out = new Uint8Array(sharedSize + 256 * (inputs + outputs) + cells);
  out.set(data.subarray(0, sharedSize));
  out.set(Buffer.from('mft1', 'latin1'));
  out.set(curves(inCurves, inputs, inLength, unit[from], 257), sharedSize);
  out.set(
    Array.from({ length: cells }, (_, i) => toByte(view.getUint16(table + 2 * i), 257)),
    sharedSize + 256 * inputs,
  );
  out.set(curves(outCurves, outputs, outLength, 257, unit[to]), sharedSize + 256 * inputs + cells);
  return out;
}
