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
  /** Default `png`. A JPG has no transparency: it needs a ground. */
  readonly format?: PixelFormat;
}

type PixelFormat = 'png' | 'jpg';

/** What a drawing was found to need. */
export interface CheckedDrawing {
  /** Pixels that the drawing fills. */
  readonly drawn: PixelSize;
  /** Pixels of the picture, in which the drawing stands centred. */
  readonly canvas: PixelSize;
  readonly ground: string | null;
  readonly format: PixelFormat;
}

/** Longest side of a picture in pixels: 8192 takes 15 s and a quarter of a gigabyte. */
export const longestSide = 4096;

/** Longest side of a drawing in its own units: a name of eighty letters, doubled in size in the editor, is 29,061 wide. */
const longestDrawing = 40_000;

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
  return { drawn, canvas, ground: options.ground ?? null, format };
}

/**
 * Whole pixels of a drawing in the picture asked for. Where both sides were rounded from its own it fills them, though half a pixel may stand
 * over: fitted into the side that was rounded down it would be a pixel smaller, beside an empty column.
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

/** Attributes that lead elsewhere, run something or set what no list of ours covers; by any prefix. */
const refused = /(?:^|:)(?:style|href|filter|mask|on[a-z]+)$/i;

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Every tag, in one pass. Each `<` begins a tag, also between quotes, where XML does not allow one, so that whatever a rasteriser
 * takes for a tag has been seen here. An XML declaration may stand in front, nothing else of its kind.
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

/** The size in user units as the root element tells it: its viewBox, and width and height, which must not be monstrous either. */
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
