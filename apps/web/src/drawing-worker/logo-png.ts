import { wireLimits } from '@brandwright/contract';
import { type Design, drawing, frame, printSvg } from '@brandwright/engine';
import { paintPicture } from './paint-picture.ts';

/** On a square that is a file by itself a logo stands larger than in a slot; as the server draws it. */
const onSquare = { area: 0.3, wide: 0.8, tall: 0.7 };

/** The logo on its own ground as a PNG of 512 × 512 (row Y-07). Rejects as painting does. */
export function logoPng(design: Design): Promise<Blob> {
  const side = wireLimits.logoPixels;
  return paintPicture(printSvg(frame(drawing(design, 'full'), side, side, onSquare)), { width: side });
}
