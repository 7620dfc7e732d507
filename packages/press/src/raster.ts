import { checkDrawing, type RasterOptions } from './raster-request.ts';

/**
 * Draws an SVG of our printers as a PNG or JPG with 8 bits per channel, in this process. The first call loads
 * the native libraries (40 MB of memory), so programs that use a press never do. Errors: see `checkDrawing`;
 * `press.raster.broken`.
 */
export async function rasterize(svg: string, options: RasterOptions): Promise<Uint8Array> {
  const checked = checkDrawing(svg, options);
  const { drawPixels } = await import('./draw-pixels.ts');
  return drawPixels(svg, checked);
}
