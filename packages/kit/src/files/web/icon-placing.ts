import { type Drawing, frame, type Matrix, placing, printShapes } from '@brandwright/engine';
import { path } from '../../mockups/outline.ts';
import { type InkScan, reachOf, scanInk, thinnessOf } from './ink-scan.ts';

/** Units per icon side, at any pixel size. Hundredths are exact enough for 4096 px. */
export const side = 512;

/** Size limits of a mark in an icon, as shares of its side. The strictest applies. */
export interface IconRoom {
  /** Maximum width and height. */
  readonly span: number;
  /**
   * Maximum share of the icon's area for its box, so that a square mark does not look larger than a tall one.
   */
  readonly area: number;
  /** Radius of the centered circle that must hold all its ink. */
  readonly reach: number;
  /** Pixels per side, if so few that edges must align to them. */
  readonly pixels?: number;
  /** Draw in one ink: gaps instead of tones. */
  readonly mono?: boolean;
}

/** Placement of a drawing: its scale, and the top left corner of its ink. */
interface Standing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The mark centered in an icon: SVG shapes on a square of `side` units. Empty for an empty drawing. */
export function placed(drawing: Drawing, room: IconRoom): string {
  const ink = scanInk(drawing, room.mono);
  if (ink === null) return '';
  const loose = standingOf(ink, room);
  const stroke = room.pixels === undefined ? 0 : boldening(drawing, loose.scale, room.pixels);
  const { scale, x, y } = room.pixels === undefined ? loose : fittedToPixels(ink, loose, room.pixels, stroke);
  const [w, h] = [(ink.x1 - ink.x0) * scale, (ink.y1 - ink.y0) * scale];
  const shapes = printShapes(frame(drawing, side, side, { area: 1, wide: w / side, tall: h / side }));
  return `<g transform="${path`translate(${x - (side - w) / 2} ${y - (side - h) / 2})`}">${stroke === 0 ? shapes : outset(shapes, stroke)}</g>`;
}

/** Moves a drawing to where `placed` shows it at any size, on a square of `side` units. Null for an empty drawing. */
export function placementOf(drawing: Drawing, room: IconRoom): Matrix | null {
  const ink = scanInk(drawing, room.mono);
  if (ink === null) return null;
  const { scale, x, y } = standingOf(ink, room);
  return placing(scale, x - ink.x0 * scale, y - ink.y0 * scale);
}

/**
 * Pixels: minimum stroke of an icon, minimum white between two, and the limits below which both appear as
 * gray.
 */
const stem = 1.5;
const white = 0.8;
const hatched = { stem: 0.8, gap: 0.6 };

/**
 * Units by which to widen strokes too thin for their pixels: at most .6 px, and never closing counters. Fine
 * hatching, such as leaves or grain, whose lines no pixel can show, merges by .35 px instead.
 */
function boldening(drawing: Drawing, scale: number, pixels: number): number {
  const thin = thinnessOf(drawing);
  if (thin === null) return 0;
  const px = (scale * pixels) / side;
  const wanted = Math.min(0.6, stem - thin.stem * px, thin.gap * px - white);
  if (thin.gap * px < hatched.gap && thin.stem * px < hatched.stem) return (0.35 * side) / pixels;
  return wanted < 0.1 ? 0 : (wanted * side) / pixels;
}

/** Adds an outline in the same paint to our printer's paths. */
const outset = (shapes: string, width: number): string =>
  shapes.replace(/fill="(#[0-9A-F]{6})"/g, path`fill="$1" stroke="$1" stroke-width="${width}" stroke-linejoin="round"`);

/** Optical centering: halfway between the middle of the box and the center of mass. */
function standingOf(ink: InkScan, { span, area, reach }: IconRoom): Standing {
  const [w, h] = [ink.x1 - ink.x0, ink.y1 - ink.y0];
  const cx = ((ink.x0 + ink.x1) / 2 + ink.mass.x) / 2;
  const cy = ((ink.y0 + ink.y1) / 2 + ink.mass.y) / 2;
  const scale = Math.min(
    (span * side * slender(w / h)) / Math.max(w, h),
    Math.sqrt((area * side * side) / (w * h)),
    (reach * side) / reachOf(ink, cx, cy),
  );
  return { scale, x: side / 2 - (cx - ink.x0) * scale, y: side / 2 - (cy - ink.y0) * scale };
}

/** A tall or wide mark may be up to an eighth longer, since it looks small otherwise. */
const slender = (ratio: number): number => 1 + 0.2 * Math.max(0, Math.min(0.62, 0.88 - Math.min(ratio, 1 / ratio)));

/**
 * At 16 px, a third of a mark is edge. Tries nearby positions and sizes, and takes the one whose pixels are
 * closest to all ink or all ground. The larger side is a whole number of pixels, with one free all around.
 */
function fittedToPixels(ink: InkScan, loose: Standing, pixels: number, stroke: number): Standing {
  const unit = side / pixels;
  const longest = Math.max(ink.x1 - ink.x0, ink.y1 - ink.y0);
  const whole = Math.round((longest * loose.scale) / unit);
  const middle = {
    x: loose.x + ((ink.x1 - ink.x0) * loose.scale) / 2,
    y: loose.y + ((ink.y1 - ink.y0) * loose.scale) / 2,
  };
  const even = { x: isEven(ink.mass.x, ink.x0, ink.x1), y: isEven(ink.mass.y, ink.y0, ink.y1) };
  const free = unit + stroke / 2 - 0.01;
  let best: { at: Standing; blur: number } | null = null;
  for (const size of [whole, whole - 1, whole + 1]) {
    const scale = (size * unit) / longest;
    const [w, h] = [(ink.x1 - ink.x0) * scale, (ink.y1 - ink.y0) * scale];
    const [left, top] = [middle.x - w / 2, middle.y - h / 2];
    for (const dy of shifts) {
      for (const dx of shifts) {
        const at = { scale, x: onGrid(left + dx * unit, w, even.x, unit), y: onGrid(top + dy * unit, h, even.y, unit) };
        if (Math.min(at.x, at.y, side - at.x - w, side - at.y - h) < free) continue;
        // A moved or resized mark must be clearly crisper.
        const moved = Math.hypot(at.x - left, at.y - top) / unit;
        const blur = blurOf(ink, at, pixels) * (1 + 0.08 * moved + 0.06 * Math.abs(size - whole));
        if (best === null || blur < best.blur) best = { at, blur };
      }
    }
  }
  return best?.at ?? loose;
}

const isEven = (mass: number, from: number, to: number): boolean => Math.abs(mass - (from + to) / 2) < 0.008 * (to - from);

/**
 * Snaps to the pixel grid: a symmetric side by its center to half a pixel, which keeps it symmetric; any
 * other by its first edge to a quarter.
 */
const onGrid = (from: number, size: number, even: boolean, unit: number): number =>
  even ? (Math.round((2 * from + size) / unit) * unit - size) / 2 : (Math.round((4 * from) / unit) * unit) / 4;

/** Pixels by which a mark may move for crisper edges. */
const shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];

/** Share of the ink on partly covered pixels. */
function blurOf(ink: InkScan, { scale, x, y }: Standing, pixels: number): number {
  const unit = side / pixels;
  const cover = new Float64Array(pixels * pixels);
  ink.lines.forEach((runs, i) => {
    const top = (y + i * ink.step * scale) / unit;
    const tall = (ink.step * scale) / unit;
    for (const [from, to] of runs) {
      const [a, b] = [(x + (from - ink.x0) * scale) / unit, (x + (to - ink.x0) * scale) / unit];
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(pixels, top + tall); row++) {
        const high = Math.min(row + 1, top + tall) - Math.max(row, top);
        for (let column = Math.max(0, Math.floor(a)); column < Math.min(pixels, b); column++) {
          const at = row * pixels + column;
          cover[at] = (cover[at] ?? 0) + high * (Math.min(column + 1, b) - Math.max(column, a));
        }
      }
    }
  });
  let [blur, all] = [0, 0];
  for (const c of cover) {
    blur += c * Math.max(0, 1 - c);
    all += c;
  }
  return blur / all;
}
