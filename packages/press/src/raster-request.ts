import { pressError } from './errors.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface RasterOptions {
  /** Width in whole pixels, 1–4096. */
  readonly width: number;
  /**
   * Height in whole pixels, 1–4096. The drawing is fitted into width × height and centered. Default: follows
   * from its proportions.
   */
  readonly height?: number;
  /** `#RRGGBB` behind the drawing. Null (default) leaves unpainted areas transparent. */
  readonly ground?: string | null;
  /** Default: `png`. A JPG has no transparency, so it needs a ground. */
  readonly format?: PixelFormat;
  /** A PNG without a palette: three channels on a ground, four otherwise. Default: false. */
  readonly trueColor?: boolean;
}

type PixelFormat = 'png' | 'jpg';

/** A validated drawing with its sizes. */
export interface CheckedDrawing {
  /** Pixels that the drawing fills. */
  readonly drawn: PixelSize;
  /** Pixels of the picture. The drawing is centered in it. */
  readonly canvas: PixelSize;
  readonly ground: string | null;
  readonly format: PixelFormat;
  readonly trueColor: boolean;
}

/** Longest side of a picture in pixels. 8192 would take 15 s and 256 MB. */
export const longestSide = 4096;

/**
 * Longest side of a drawing in its own units. A name of eighty letters, doubled in the editor, is 29,061
 * wide.
 */
const longestDrawing = 40_000;

/** Maximum characters of an SVG. The engine's have 5–80 kB. */
const longestSvg = 4_000_000;

/**
 * The elements that our printers write. Filters, pictures, references and styles could make a rasterizer work
 * without end.
 */
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
 * Checks a drawing before any rasterizer sees it, and computes its size. Throws `press.raster.size` if the
 * requested or declared size exceeds the limits, and `press.raster.content` for anything our printers do not
 * write: other elements, declarations, entities, more than 4 million characters.
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
  const { format = 'png' } = options;
  if (format === 'jpg' && options.ground == null)
    throw pressError('press.raster.content', { received: 'a JPG without a ground', allowed: '#RRGGBB' });
  checkContent(svg);
  const { width, height } = declaredSize(svg);
  const drawn = fitted({ width, height }, options);
  if (drawn.height > longestSide || drawn.width > longestSide) {
    throw pressError('press.raster.size', { received: `${drawn.width} × ${drawn.height}`, allowed });
  }
  const canvas = { width: options.width, height: options.height ?? drawn.height };
  return { drawn, canvas, ground: options.ground ?? null, format, trueColor: options.trueColor ?? false };
}

/**
 * Size of a drawing within the requested picture, in whole pixels. If both sides were rounded from its own
 * proportions, it fills them, even if half a pixel is lost: fitting into the side rounded down would leave an
 * empty column.
 */
function fitted(own: PixelSize, asked: RasterOptions): PixelSize {
  const scales = [asked.width / own.width, (asked.height ?? Number.POSITIVE_INFINITY) / own.height];
  const at = (scale: number): PixelSize => ({
    width: Math.max(1, Math.round(own.width * scale)),
    height: Math.max(1, Math.round(own.height * scale)),
  });
  const full = at(Math.max(...scales));
  return full.width <= asked.width && full.height <= (asked.height ?? 0) ? full : at(Math.min(...scales));
}

function checkContent(svg: string): void {
  if (svg.length > longestSvg) {
    throw pressError('press.raster.content', { received: `${svg.length} characters`, allowed: `${longestSvg} characters` });
  }
  for (const { name, attributes } of tagsOf(svg)) {
    if (!elements.has(name))
      throw pressError('press.raster.content', { received: `<${name}>`, allowed: [...elements].join(', ') });
    for (const attribute of attributes.keys()) {
      if (refused.test(attribute)) throw pressError('press.raster.content', { received: attribute });
    }
  }
}

/**
 * Attributes, with any prefix, that reference something, run code, or set properties that our lists do not
 * cover.
 */
const refused = /(?:^|:)(?:style|href|filter|mask|on[a-z]+)$/i;

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Yields every tag in one pass. Every `<` starts a tag, even inside quotes, where XML forbids it: a
 * rasterizer cannot find a tag that was not checked. Only an XML declaration may come first.
 */
function* tagsOf(svg: string): Generator<Tag> {
  let at = svg.startsWith('<?xml ') ? svg.indexOf('?>') + 2 : 0;
  for (;;) {
    const start = svg.indexOf('<', at);
    if (start < 0) return;
    const attributes = new Map<string, string>();
    const name = sticky(/<\/?([^\s/<>"'=]*)/y, svg, start);
    at = start + (name?.[0].length ?? 0);
    for (;;) {
      const attribute = sticky(/\s+([^\s/<>"'=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y, svg, at);
      if (attribute === null) break;
      attributes.set(attribute[1] ?? '', attribute[2] ?? attribute[3] ?? '');
      at += attribute[0].length;
    }
    const end = sticky(/\s*\/?>/y, svg, at);
    if (end === null) throw pressError('press.raster.content', { received: svg.slice(start, start + 20) });
    at += end[0].length;
    yield { name: name?.[1] ?? '', attributes };
  }
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * The size that the root element declares, in user units: its viewBox, and its width and height, which are
 * limited too.
 */
function declaredSize(svg: string): PixelSize {
  const root: ReadonlyMap<string, string> = tagsOf(svg).next().value?.attributes ?? new Map();
  const length = (name: string): number | null => {
    const value = root.get(name);
    return value === undefined ? null : Number(value.replace(/px\s*$/, ''));
  };
  const box = root
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = length('width') ?? box?.[2] ?? Number.NaN;
  const height = length('height') ?? box?.[3] ?? Number.NaN;
  for (const side of [width, height, box?.[2] ?? 1, box?.[3] ?? 1]) {
    if (!(side > 0 && side <= longestDrawing))
      throw pressError('press.raster.size', {
        received: `${width} × ${height}`,
        allowed: `a drawing of 1 to ${longestDrawing} units`,
      });
  }
  return { width, height };
}
