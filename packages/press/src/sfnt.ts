/** What a PDF needs of a TrueType face: ISO 32000-1, 9.9, and the program of its instructions, if it has one. */
const embedded: readonly string[] = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** Measurements of a face that a PDF states, in thousandths of an em. */
export interface FaceMeasures {
  readonly bounds: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  /** Advance width of a glyph. */
  widthOf(glyph: number): number;
}

/** The tables of a TrueType file (OpenType 1.9, “Table directory”). */
function tablesOf(file: Uint8Array): readonly Table[] {
  const view = viewOf(file);
  return Array.from({ length: view.getUint16(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const start = view.getUint32(at + 8);
    return { tag, bytes: file.subarray(start, start + view.getUint32(at + 12)) };
  });
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The face without its tables for shaping and naming, which a PDF does not use. */
export function embeddedFace(file: Uint8Array): Uint8Array {
  const tables = tablesOf(file).filter(({ tag }) => embedded.includes(tag));
  const head = 12 + 16 * tables.length;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head);
  const out = new Uint8Array(size);
  const view = viewOf(out);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * power);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, 16 * (tables.length - power));
  let at = head;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const entry = 12 + 16 * i;
    out.set(bytes, at);
    for (let c = 0; c < 4; c++) out[entry + c] = tag.charCodeAt(c);
    view.setUint32(entry + 4, sumOf(out.subarray(at, at + padded(bytes.length))));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += padded(bytes.length);
  }
  return out;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Checksum of a table whose length is a multiple of four. */
function sumOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum = (sum + view.getUint32(i)) >>> 0;
  return sum;
}

/** Throws if a table is missing, which no face of the catalogue lacks. */
export function measuresOf(file: Uint8Array): FaceMeasures {
  const tables = new Map(tablesOf(file).map(({ tag, bytes }) => [tag, viewOf(bytes)]));
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The face has no table ${tag}.`);
    return found;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const scale = 1000 / head.getUint16(18);
  const last = hhea.getUint16(34) - 1;
  return {
    bounds: [head.getInt16(36) * scale, head.getInt16(38) * scale, head.getInt16(40) * scale, head.getInt16(42) * scale],
    ascent: hhea.getInt16(4) * scale,
    descent: hhea.getInt16(6) * scale,
    // Glyphs beyond the last entry share its width.
    widthOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, last)) * scale,
  };
}
