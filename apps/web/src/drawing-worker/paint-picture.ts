import type { Hex } from '@brandwright/engine';

/** How a picture is made (row Y-05). */
export interface PictureOptions {
  /** Pixels. With one of the two alone, the other follows from the drawing; with both, the drawing stands in the middle, undistorted. */
  readonly width?: number;
  readonly height?: number;
  /** Default: png. */
  readonly format?: 'png' | 'jpg';
  /** Of a JPG, 0–1; default 0.9. */
  readonly quality?: number;
  /** Painted below everything; null leaves it transparent. Default: white for a JPG, which has no transparency, and null for a PNG. */
  readonly background?: Hex | null;
  /** The picture of an AI logo, which is painted instead of the drawing. */
  readonly aiLogo?: Blob;
}

const defaults = { format: 'png', quality: 0.9, jpgBackground: '#FFFFFF' } as const;

/**
 * Paints a file of the engine's printer, whose paths are all that is in it, and packs it; without a width or a height as large as it says. Rejects with the product's
 * image errors (row Y-05): `Failed to load SVG`, `Failed to load AI logo image`, `Could not get canvas context`, `Failed to create blob`.
 */
export async function paintPicture(svg: string, options: PictureOptions = {}): Promise<Blob> {
  const { format = defaults.format, quality = defaults.quality, aiLogo } = options;
  const { background = format === 'jpg' ? defaults.jpgBackground : null } = options;
  const source = aiLogo === undefined ? drawingOf(svg) : await imageOf(aiLogo);
  const { width, height } = sidesOf(source, options);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get canvas context');
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const scale = Math.min(width / source.width, height / source.height);
  const whole = options.width === undefined || options.height === undefined;
  // One side was rounded to a pixel: the drawing fills it all the same.
  if (whole) context.scale(width / source.width, height / source.height);
  else context.setTransform(scale, 0, 0, scale, (width - source.width * scale) / 2, (height - source.height * scale) / 2);
  source.paint(context);
  const packed = format === 'jpg' ? { type: 'image/jpeg', quality } : { type: 'image/png' };
  return canvas.convertToBlob(packed).catch((error: unknown) => {
    throw new Error('Failed to create blob', { cause: error });
  });
}

interface Source {
  readonly width: number;
  readonly height: number;
  paint(context: OffscreenCanvasRenderingContext2D): void;
}

function drawingOf(svg: string): Source {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (!(width > 0 && height > 0)) throw new Error('Failed to load SVG');
  const paint = (context: OffscreenCanvasRenderingContext2D): void => {
    for (const [, fill = '', data = ''] of svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"\/>/g)) {
      context.fillStyle = fill;
      context.fill(new Path2D(data));
    }
  };
  return { width, height, paint };
}

async function imageOf(aiLogo: Blob): Promise<Source> {
  const image = await createImageBitmap(aiLogo).catch((error: unknown) => {
    throw new Error('Failed to load AI logo image', { cause: error });
  });
  return { width: image.width, height: image.height, paint: (context) => context.drawImage(image, 0, 0) };
}

/** Sides in whole pixels, 1 or more. */
function sidesOf(source: Source, { width, height }: PictureOptions): { readonly width: number; readonly height: number } {
  const pixels = (side: number): number => Math.max(1, Math.round(side));
  const ratio = source.width / source.height;
  return {
    width: pixels(width ?? (height === undefined ? source.width : height * ratio)),
    height: pixels(height ?? (width === undefined ? source.height : width / ratio)),
  };
}

/** The options of a picture whose longer side has so many pixels. */
export function longerSide(svg: string, side: number): Pick<PictureOptions, 'width' | 'height'> {
  const { width, height } = drawingOf(svg);
  return width >= height ? { width: side } : { height: side };
}
