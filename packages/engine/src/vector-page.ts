import type { InkTable } from './color/process-inks.ts';
import { fail } from './errors.ts';
import type { Contour, Path } from './geometry/path.ts';
import { inkLayers } from './ink-layers.ts';
import { grid } from './scene/quantise.ts';
import type { Drawing, Hex } from './scene/scene.ts';

export interface PageOptions {
  /** Omit the ground. Default false. A null ground is always transparent. */
  readonly transparent?: boolean;
  /** Page width in points (1/72 inch), 3–14400. Default 600. */
  readonly width?: number;
  /** CMYK inks of every painted color; the page is then in CMYK. Default: RGB. */
  readonly inks?: InkTable;
}

/**
 * A drawing on a page, as the operators that PDF has and our EPS defines: `m l c h f q Q cm re`, and `rg` or
 * `k` for paints.
 */
export interface VectorPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Operators with their operands, one per line. A fill's operators form one text. */
  readonly operators: readonly string[];
}

/** Page sizes that every viewer accepts (ISO 32000-1, annex C). */
const sides = { least: 3, most: 14_400 };
const usualWidth = 600;

/** At most `digits` decimals, without trailing zeros or exponents. */
export const decimals = (v: number, digits: number): string => {
  const text = v.toFixed(digits).replace(/\.?0+$/u, '');
  return text === '-0' ? '0' : text;
};

/**
 * Prints a coordinate on the grid from its whole part and hundredths. Optimized, because a page has
 * thousands.
 */
function at(v: number | undefined): string {
  const units = Math.round((v as number) * grid);
  if (!Number.isSafeInteger(units)) fail('scene.number', { received: String(v) });
  const n = Math.abs(units);
  const rest = n % grid;
  const whole = (n - rest) / grid;
  const sign = units < 0 ? '-' : '';
  if (rest === 0) return `${sign}${whole}`;
  return rest % 10 === 0 ? `${sign}${whole}.${rest / 10}` : `${sign}${whole}.${rest < 10 ? '0' : ''}${rest}`;
}

/** A contour as one closed subpath: straight sides as lines, the rest as cubics. */
function subpath(contour: Contour): string {
  const out = [`${at(contour[0])} ${at(contour[1])} m`];
  let x = at(contour[0]);
  let y = at(contour[1]);
  for (let i = 2; i + 5 < contour.length; i += 6) {
    const [x1, y1, x2, y2] = [at(contour[i]), at(contour[i + 1]), at(contour[i + 2]), at(contour[i + 3])];
    const [ex, ey] = [at(contour[i + 4]), at(contour[i + 5])];
    const straight = x1 === x && y1 === y && x2 === ex && y2 === ey;
    out.push(straight ? `${ex} ${ey} l` : `${x1} ${y1} ${x2} ${y2} ${ex} ${ey} c`);
    x = ex;
    y = ey;
  }
  return `${out.join('\n')}\nh`;
}

/** A fill color: DeviceRGB, or DeviceCMYK from the table. */
function paintOf(hex: Hex, inks: InkTable | undefined): string {
  if (inks === undefined)
    return `${[1, 3, 5].map((i) => decimals(Number.parseInt(hex.slice(i, i + 2), 16) / 255, 4)).join(' ')} rg`;
  const shares = inks.get(hex);
  if (shares === undefined) return fail('scene.ink', { received: hex });
  return `${shares.map((percent) => decimals(percent / 100, 2)).join(' ')} k`;
}

/** A drawing's fills as operators, independent of page and color space, so that several prints share them. */
export interface Outline {
  /** Scene units. */
  readonly width: number;
  readonly height: number;
  readonly ground: Hex | null;
  /** Bottom first. */
  readonly layers: readonly { readonly paint: Hex; readonly data: string }[];
}

/** Nonzero fills only: no strokes, fonts, images or transparency. Throws `scene.number`. */
export const outlineOf = (drawing: Drawing): Outline => ({
  width: drawing.scene.width,
  height: drawing.scene.height,
  ground: drawing.paints.ground,
  layers: inkLayers(drawing)
    .map(({ paint, paths }) => ({ paint, data: paths.flat().map(subpath).join('\n') }))
    .filter(({ data }) => data !== ''),
});

/** Outlines in one paint. */
export interface PageLayer {
  readonly paint: Hex;
  readonly path: Path;
}

/** A page of painted outlines, bottom first, in its own units, y down. Throws `scene.number`. */
export const pageOutline = (width: number, height: number, ground: Hex | null, layers: readonly PageLayer[]): Outline => ({
  width,
  height,
  ground,
  layers: layers.map(({ paint, path }) => ({ paint, data: path.map(subpath).join('\n') })).filter(({ data }) => data !== ''),
});

/**
 * An outline on a page. Throws `scene.number` if it has no size, `scene.ink` for a color missing in the
 * table.
 */
export function vectorPage(outline: Outline, { transparent = false, width = usualWidth, inks }: PageOptions): VectorPage {
  const w = Math.max(sides.least, Math.min(sides.most, width));
  const scale = w / outline.width;
  const h = outline.height * scale;
  if (!Number.isFinite(scale) || !Number.isFinite(h) || !(h > 0))
    fail('scene.number', { received: `${outline.width} × ${outline.height}` });
  const operators = ['q'];
  if (!transparent && outline.ground !== null)
    operators.push(paintOf(outline.ground, inks), `0 0 ${decimals(w, 3)} ${decimals(h, 3)} re`, 'f');
  // From scene units, y down, to points, y up.
  operators.push(`${decimals(scale, 6)} 0 0 ${decimals(-scale, 6)} 0 ${decimals(h, 3)} cm`);
  for (const { paint, data } of outline.layers) operators.push(paintOf(paint, inks), data, 'f');
  operators.push('Q');
  return { width: w, height: h, operators };
}
