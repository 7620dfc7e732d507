import { type FreeFormat, freeConfig, logoFileName, wireLimits } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import type { PrintedFreeLogo } from '@brandwright/press';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { RequestPress } from './request-press.ts';

/** A file as it leaves the server. */
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

/** The larger of the two pictures is the one that is handed out alone. */
const largest = Math.max(...wireLimits.freePixels);

/** The use case: a design in, the file that was asked for out. The same design gives the same bytes. Throws EngineError, PressError. */
export async function makeFreeLogo(press: RequestPress, design: FreeDesign, format: FreeFormat): Promise<MadeFile> {
  const options = { square: wireLimits.freePixels[0] };
  await press.charge({ kind: 'free', input: { design, options } });
  // Every format is drawn, the JSON too: no file is handed out for a logo that cannot be made.
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
  // On its ground a picture needs no transparency.
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

/** The first moment a zip can name, told as local time, which is what zips hold: the same bytes everywhere and always. */
const mtime = new Date(1980, 0, 1);
/** Made on Unix, and readable by everybody there. */
const made = { mtime, os: 3, attrs: 0o100644 << 16 } as const;

function zipped(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  // PNGs are packed already.
  const level = (name: string) => (name.endsWith('.png') ? 0 : 9);
  const entries = files.map(([name, bytes]) => [name, [bytes, { ...made, level: level(name) }]]);
  return zipSync(Object.fromEntries(entries) as Zippable);
}
