import { oneLine } from '../plain-line.ts';

/** A group of swatches in an Adobe Swatch Exchange file. */
export interface AseGroup {
  readonly name: string;
  readonly colors: readonly AseColor[];
}

/** A process color. `values` are in [0, 1]: three for RGB, four for CMYK. */
interface AseColor {
  readonly name: string;
  readonly model: 'RGB ' | 'CMYK';
  readonly values: readonly number[];
}

const block = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 } as const;

/**
 * Color type: global, spot or normal. A normal color is mixed from process inks and needs no plate of its
 * own.
 */
const normal = 2;

/**
 * An Adobe Swatch Exchange file, version 1.0. The format is unpublished; this is what Adobe's programs write:
 * `ASEF`, version, block count, then blocks of type, length and content. Big-endian; names in UTF-16 with
 * length in units and a closing zero.
 */
export function aseFile(groups: readonly AseGroup[]): Uint8Array {
  const blocks = groups.flatMap(({ name, colors }) => [
    blockOf(block.groupStart, text(name)),
    ...colors.map((color) => blockOf(block.color, colorBytes(color))),
    blockOf(block.groupEnd, []),
  ]);
  return Uint8Array.from([...ascii('ASEF'), ...u16(1), ...u16(0), ...u32(blocks.length), ...blocks.flat()]);
}

const blockOf = (type: number, content: readonly number[]): readonly number[] => [
  ...u16(type),
  ...u32(content.length),
  ...content,
];

const colorBytes = ({ name, model, values }: AseColor): readonly number[] => [
  ...text(name),
  ...ascii(model),
  ...values.flatMap(f32),
  ...u16(normal),
];

/** Names are cut to 60 characters, since nobody reads more. */
function text(raw: string): readonly number[] {
  const line = [...oneLine(raw)].slice(0, 60).join('');
  const units = Array.from({ length: line.length }, (_, i) => line.charCodeAt(i));
  return [...u16(units.length + 1), ...units.flatMap(u16), ...u16(0)];
}

const ascii = (raw: string): readonly number[] => Array.from(raw, (char) => char.charCodeAt(0));
const u16 = (v: number): readonly number[] => [(v >> 8) & 255, v & 255];
const u32 = (v: number): readonly number[] => [...u16((v >>> 16) & 0xffff), ...u16(v & 0xffff)];

function f32(v: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, v);
  return [0, 1, 2, 3].map((i) => view.getUint8(i));
}
