/** For tests of tracing: pictures as an image model sends them, drawn from marks of ours. */
import { type Design, mapPath, type Path, pathData, placing, unitsOfPixel } from '@brandwright/engine';
import sharp from 'sharp';
import briefs from '../../engine/testing/briefs.json' with { type: 'json' };
import { setOf } from '../../engine/testing/font-book.ts';
import { rasterize } from '../src/raster.ts';

/** Pixels of a side of the pictures, and units of a mark’s own square. */
export const side = 1024;
const square = 400;

/** Marks of the first briefs of the specimens, as one ink, on a square of 400 units. */
export const marksOf = (first: number): readonly { readonly name: string; readonly path: Path }[] =>
  briefs.slice(0, first).flatMap((brief) =>
    setOf(brief).designs.map(({ name, genome, avatar }: Design) => ({
      name: `${name}: ${genome.mark ?? 'initial'}`,
      path: avatar.shapes.filter(({ only }) => only !== 'colour').flatMap((shape) => shape.path),
    })),
  );

/** Those paths on a picture of 1024 × 1024 pixels. */
export function silhouette(path: Path, { ink = '#000000', ground = '#FFFFFF' } = {}): Promise<Uint8Array> {
  const data = path.map((contour) => pathData([contour])).join('');
  return picture(`<path fill="${ink}" d="${data}"/>`, ground);
}

/** Elements of a drawing of 400 × 400 units as a PNG. */
export const picture = (inside: string, ground = '#FFFFFF'): Promise<Uint8Array> =>
  rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${square} ${square}" width="${square}" height="${square}">${inside}</svg>`,
    {
      width: side,
      height: side,
      ground,
    },
  );

/** A small PNG whose head says that it has other sides. */
export async function claiming(width: number, height: number): Promise<Uint8Array> {
  const png = Buffer.from(await picture('<circle cx="200" cy="200" r="120"/>'));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A traced path on the square that the mark stands on. */
export const inPlace = (traced: Path): Path => mapPath(traced, placing(square / side / unitsOfPixel, 0, 0));

/** Share of pixels that are ink in one picture and paper in the other. */
export async function wrongPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).greyscale().raw().toBuffer()));
  return (a as Buffer).filter((value, i) => value < 128 !== ((b as Buffer)[i] as number) < 128).length / side ** 2;
}
