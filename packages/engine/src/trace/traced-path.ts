/** Units of a traced path in a pixel of its picture. Its numbers are whole. */
export const unitsOfPixel = 4;
/** Pixels of a side of the picture, and units that its numbers have at most. */
export const tracedPixels = 1024;
export const mostTracedUnits = tracedPixels * unitsOfPixel;
/** Curves and lines of a traced path at most: some 18 kB of JSON. A mark of ours has some 50. */
export const mostTracedCurves = 600;
