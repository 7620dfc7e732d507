import { pressError } from './errors.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface RasterOptions {
  /** Width of the picture in whole pixels, 1–4096. */
  readonly width: number;
  /** Height in whole pixels, 1–4096. The drawing is fitted into width × height and centred; default: what its proportions give. */
  readonly height?: number;
  /** `#RRGGBB` behind everything; null (the default) leaves transparent what the drawing does not paint. */
  readonly ground?: string | null;
}

/** What a drawing was found to need. */
export interface CheckedDrawing {
  /** Pixels that the drawing fills. */
  readonly drawn: PixelSize;
  /** Pixels of the picture, in which the drawing stands centred. */
  readonly canvas: PixelSize;
  readonly ground: string | null;
}

/** Longest side of a picture in pixels: 8192 takes 15 s and a quarter of a gigabyte. */
export const longestSide = 4096;

/** Characters of an SVG: engine prints are 5–80 kB. */
const longestSvg = 4_000_000;

/** What our printers write. Filters, pictures, references and styles are where a rasteriser can be made to work without end. */
const elements = new Set([
  'svg',
  'title',
  'desc',
  'defs',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
]);

/**
 * Looks at a drawing before any rasteriser sees it and works out the size in which to draw it.
 * Throws `press.raster.size` for a size beyond the limits (asked for, or declared by the drawing) and `press.raster.content` for
 * anything that our printers do not write: other elements, declarations, entities, more than 4 million characters.
 */
export function checkDrawing(svg: string, options: RasterOptions): CheckedDrawing {
  const allowed = `1 to ${longestSide} whole pixels`;
  for (const side of [options.width, options.height ?? 1]) {
    if (!(Number.isInteger(side) && side >= 1 && side <= longestSide)) {
      throw pressError('press.raster.size', { received: String(side), allowed });
    }
  }
  if (options.ground != null && !/^#[0-9a-fA-F]{6}$/.test(options.ground)) {
    throw pressError('press.raster.content', { received: options.ground, allowed: '#RRGGBB' });
  }
  checkContent(svg);
  const { width, height } = declaredSize(svg);
  const scale = Math.min(options.width / width, (options.height ?? Number.POSITIVE_INFINITY) / height);
  const drawn = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  if (drawn.height > longestSide || drawn.width > longestSide) {
    throw pressError('press.raster.size', { received: `${drawn.width} × ${drawn.height}`, allowed });
  }
  return { drawn, canvas: { width: options.width, height: options.height ?? drawn.height }, ground: options.ground ?? null };
}

function checkContent(svg: string): void {
  if (svg.length > longestSvg) {
    throw pressError('press.raster.content', { received: `${svg.length} characters`, allowed: `${longestSvg} characters` });
  }
  for (const tag of tagsOf(svg)) {
    const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
    if (!elements.has(name))
      throw pressError('press.raster.content', { received: `<${name}>`, allowed: [...elements].join(', ') });
    const reference = /\s(?:style|href|xlink:href|filter|mask|on[a-z]+)\s*=/i.exec(tag);
    if (reference !== null) throw pressError('press.raster.content', { received: reference[0].trim() });
  }
}

/** Every tag, in one pass: attributes of our printers hold no `>`. An XML declaration may stand in front, nothing else of its kind. */
function* tagsOf(svg: string): Generator<string> {
  let at = svg.startsWith('<?xml ') ? svg.indexOf('?>') + 2 : 0;
  for (;;) {
    const start = svg.indexOf('<', at);
    if (start < 0) return;
    const end = svg.indexOf('>', start);
    if (end < 0) throw pressError('press.raster.content', { received: svg.slice(start, start + 20) });
    yield svg.slice(start, end + 1);
    at = end + 1;
  }
}

/** The size in user units as the root element tells it: its viewBox, and width and height, which must not be monstrous either. */
function declaredSize(svg: string): PixelSize {
  const root = tagsOf(svg).next().value ?? '';
  const length = (name: string): number | null => {
    const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)["']`).exec(root)?.[1];
    return value === undefined ? null : Number(value.replace(/px\s*$/, ''));
  };
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = length('width') ?? box?.[2] ?? Number.NaN;
  const height = length('height') ?? box?.[3] ?? Number.NaN;
  for (const side of [width, height, box?.[2] ?? 1, box?.[3] ?? 1]) {
    if (!(side > 0 && side <= 20_000))
      throw pressError('press.raster.size', { received: `${width} × ${height}`, allowed: 'a drawing of 1 to 20000 units' });
  }
  return { width, height };
}
