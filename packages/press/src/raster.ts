import { checkDrawing, type RasterOptions } from './raster-request.ts';

/**
 * Draws an SVG of our own printers as a PNG or JPG with 8 bits a channel, in this process. The native libraries (40 MB in memory) are loaded
 * by the first call, so that programs which leave drawing to a press never hold them. Errors: see `checkDrawing`; `press.raster.broken`.
 */
export async function rasterise(svg: string, options: RasterOptions): Promise<Uint8Array> {
  const checked = checkDrawing(svg, options);
  const { drawPixels } = await import('./draw-pixels.ts');
  return drawPixels(svg, checked);
}
