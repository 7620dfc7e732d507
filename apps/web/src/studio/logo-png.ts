import { wireLimits } from '@brandwright/contract';
import { type Design, drawing, frame, printSvg } from '@brandwright/engine';

/** On a square that is a file by itself a logo stands larger than in a slot; as the server draws it. */
const onSquare = { area: 0.3, wide: 0.8, tall: 0.7 };

/**
 * The logo on its own ground as a PNG of 512 × 512 (row Y-07). Rejects with 'Could not get canvas context' or 'Failed to create blob'
 * (row Y-05).
 */
export async function logoPng(design: Design): Promise<Blob> {
  const side = wireLimits.logoPixels;
  const canvas = new OffscreenCanvas(side, side);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('Could not get canvas context');
  // The printer writes filled paths and nothing else, so that painting its print is exact.
  const print = printSvg(frame(drawing(design, 'full'), side, side, onSquare));
  for (const [, fill = '', data = ''] of print.matchAll(/<path fill="([^"]*)" d="([^"]*)"\/>/g)) {
    brush.fillStyle = fill;
    brush.fill(new Path2D(data));
  }
  return canvas.convertToBlob({ type: 'image/png' }).catch((cause: unknown) => {
    throw new Error('Failed to create blob', { cause });
  });
}
