import { type FreeFormat, freeConfig, logoFileName, wireLimits } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import type { PrintedFreeLogo } from '@brandwright/press';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { RequestPress } from './request-press.ts';

/** A file to send. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const types: Readonly<Record<FreeFormat, string>> = {
  zip: 'application/zip',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Side of the single PNG: the larger of the two pictures. */
const largest = Math.max(...wireLimits.freePixels);

/**
 * Use case: returns the requested file of a design. The same design gives the same bytes. Throws EngineError,
 * PressError.
 */
export async function makeFreeLogo(press: RequestPress, design: FreeDesign, format: FreeFormat): Promise<MadeFile> {
  const options = { square: wireLimits.freePixels[0] };
  await press.charge({ kind: 'free', input: { design, options } });
  // Drawn for every format, even JSON: no file is handed out for a logo that cannot be made.
  const printed = await press.free(design, options);
  return {
    name: logoFileName(design.businessName, format),
    type: types[format],
    bytes: new Uint8Array(await bytesOf(press, printed, design, format)),
  };
}

async function bytesOf(
  press: RequestPress,
  printed: PrintedFreeLogo,
  design: FreeDesign,
  format: FreeFormat,
): Promise<Uint8Array> {
  const { svg, square, ground } = printed;
  const config = strToU8(`${JSON.stringify(freeConfig(design), null, 2)}\n`);
  // On its ground, the picture needs no transparency.
  const picture = (pixels: number): Promise<Uint8Array> => press.raster(square, { width: pixels, height: pixels, ground });
  switch (format) {
    case 'json':
      return config;
    case 'svg':
      return strToU8(svg);
    case 'png':
      return picture(largest);
    case 'zip': {
      const pictures = await Promise.all(wireLimits.freePixels.map(picture));
      return zipped([
        ...wireLimits.freePixels.map(
          (pixels, i) => [logoFileName(design.businessName, 'png', pixels), pictures[i] ?? new Uint8Array()] as const,
        ),
        [logoFileName(design.businessName, 'svg'), strToU8(svg)],
        [logoFileName(design.businessName, 'json'), config],
      ]);
    }
    default:
      return format satisfies never;
  }
}

/** The earliest time a ZIP can hold, as local time, which ZIPs use. Gives the same bytes everywhere. */
const mtime = new Date(1980, 0, 1);
/** Unix, readable by everyone. */
const made = { mtime, os: 3, attrs: 0o100644 << 16 } as const;

function zipped(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  // PNGs are already compressed.
  const level = (name: string) => (name.endsWith('.png') ? 0 : 9);
  const entries = files.map(([name, bytes]) => [name, [bytes, { ...made, level: level(name) }]]);
  return zipSync(Object.fromEntries(entries) as Zippable);
}
