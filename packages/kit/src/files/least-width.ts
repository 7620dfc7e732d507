import { type Design, drawing, inkBox, pathBounds } from '@brandwright/engine';

/** x-height in px and in mm from which letters can be read: those of the engine’s quality report. */
const readable = { screen: 6, print: 1.1 } as const;

/** Least width of a logo’s ink in px at which its name, and its slogan if it has one, can be read on screen. */
export function leastWidthOf(design: Design): number {
  const full = drawing(design, 'full');
  const ink = inkBox(full);
  const heights = full.scene.shapes
    .filter(({ part }) => part === 'slogan')
    .flatMap(({ path }) => path.flatMap((contour) => pathBounds([contour]) ?? []))
    .map(({ y0, y1 }) => y1 - y0)
    .sort((a, b) => a - b);
  // Dots and commas are lower than letters, ascenders higher.
  const letter = heights[Math.floor(heights.length / 2)];
  const { minimumWidth } = design.metrics;
  return ink === null || letter === undefined
    ? minimumWidth
    : Math.max(minimumWidth, Math.ceil((readable.screen * (ink.x1 - ink.x0)) / letter));
}

/** The same width in print, in mm. */
export const printedWidth = (pixels: number): number => Math.ceil((pixels * readable.print) / readable.screen);
