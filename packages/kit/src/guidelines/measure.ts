import { drawing, type Path, pathBounds, typefaces } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import { leastWidthOf, printedWidth } from '../files/least-width.ts';
import { logoRules } from '../files/logo-rules.ts';
import { isEmblem } from '../mockups/gesture.ts';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Measurements of the first lockup, in scene units: the cap height of the name is 100. */
export interface Measures {
  readonly logo: Box;
  /** Null without a mark of its own, and for emblems, whose parts cannot be separated. */
  readonly mark: Box | null;
  readonly name: Box | null;
  /** Free space between mark and name, and the direction in which it is measured. */
  readonly gap: { readonly axis: 'across' | 'down'; readonly from: number; readonly size: number } | null;
  /** Baseline of the name’s last line. Null for scripts without capitals. */
  readonly baseline: number | null;
  /** Heights of frames and rings about the middle of an emblem, largest first. Empty for other logos. */
  readonly rings: readonly number[];
  /** Width of the name’s vertical stems. */
  readonly stem: number;
  /** Height of lowercase letters. */
  readonly lower: number | null;
  /** Least width of the whole logo in px: see `leastWidthOf`. */
  readonly leastWidth: number;
}

/** Throws for a design without ink, which the engine never makes. */
export function measuresOf({ design, grammar }: Brand): Measures {
  const full = drawing(design, 'full');
  const shapes = full.scene.shapes.filter(({ only }) => only !== 'mono');
  const bounds = (...parts: readonly string[]): Box | null =>
    pathBounds(shapes.filter(({ part }) => parts.includes(part)).flatMap(({ path }) => path));
  const logo = bounds('mark', 'name', 'device', 'slogan');
  if (logo === null) throw new Error('The design has no ink.');
  const whole = isEmblem(design);
  const mark = whole ? null : bounds('mark');
  const name = whole ? null : bounds('name', 'device');
  const face = typefaces.find(({ id }) => id === design.genome.face);
  const letters = full.scene.shapes.filter(({ part }) => part === 'name').flatMap(({ path }) => path);
  return {
    logo,
    mark,
    name,
    gap: mark === null || name === null ? null : gapOf(mark, name),
    baseline:
      whole || !/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]+$/u.test(design.name) ? null : baselineOf(letters),
    rings: whole
      ? ringsOf(
          logo,
          shapes.flatMap(({ path }) => path),
        )
      : [],
    stem: 100 * grammar.stem,
    lower: face === undefined || design.genome.letterCase === 'upper' ? null : (100 * face.metrics.x) / face.metrics.cap,
    leastWidth: leastWidthOf(design),
  };
}

function gapOf(mark: Box, name: Box): Measures['gap'] {
  const beside = mark.x1 <= name.x0 ? name.x0 - mark.x1 : name.x1 <= mark.x0 ? mark.x0 - name.x1 : 0;
  const below = mark.y1 <= name.y0 ? name.y0 - mark.y1 : name.y1 <= mark.y0 ? mark.y0 - name.y1 : 0;
  if (beside > 0) return { axis: 'across', from: Math.min(mark.x1, name.x1), size: beside };
  return below > 0 ? { axis: 'down', from: Math.min(mark.y1, name.y1), size: below } : null;
}

/** How far a ring’s middle may be from the sign’s, how large it is at least, and how much two rings differ. */
const ring = { off: 0.02, least: 0.3, apart: 0.02 } as const;

function ringsOf(logo: Box, contours: Path): readonly number[] {
  const [w, h] = [widthOf(logo), heightOf(logo)];
  const boxes = contours.flatMap((contour) => pathBounds([contour]) ?? []);
  const heights = boxes
    .filter(
      (one) =>
        Math.abs(one.x0 + one.x1 - logo.x0 - logo.x1) < 2 * ring.off * w &&
        Math.abs(one.y0 + one.y1 - logo.y0 - logo.y1) < 2 * ring.off * h &&
        widthOf(one) > ring.least * w &&
        Math.abs(widthOf(one) / w - heightOf(one) / h) < 0.1,
    )
    .map(heightOf)
    .sort((a, b) => b - a);
  return heights.filter((height, i) => i === 0 || (heights[i - 1] ?? 0) - height > ring.apart * h);
}

/** Feet of letters closer than this, in hundredths of the cap height, stand on one line. */
const level = 3;

/** Where most letters of the lowest line end. */
function baselineOf(letters: Path): number | null {
  const feet = letters.flatMap((contour) => pathBounds([contour])?.y1 ?? []);
  const counted = feet.map((foot) => ({ foot, count: feet.filter((other) => Math.abs(other - foot) <= level).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  // Of lines with about as many letters, the lowest.
  const lines = counted.filter(({ count }) => count >= 0.7 * most).map(({ foot }) => foot);
  if (lines.length === 0) return null;
  const lowest = Math.max(...lines);
  return Math.min(...lines.filter((foot) => lowest - foot <= level));
}

/** Least sizes of the logo: those of all logos (row L-01), raised to what this one needs. */
export interface LeastSize {
  /** Width of the whole logo on screen, px. */
  readonly pixels: number;
  /** Width of the whole logo in print, mm. */
  readonly millimeters: number;
  /** The logo’s own letters need more than row L-01 asks of every logo. */
  readonly raised: boolean;
}

export function leastSize({ logo, leastWidth }: Pick<Measures, 'logo' | 'leastWidth'>): LeastSize {
  const ratio = (logo.x1 - logo.x0) / (logo.y1 - logo.y0);
  return {
    raised: leastWidth > logoRules.pixelsHigh * ratio,
    pixels: Math.ceil(Math.max(leastWidth, logoRules.pixelsHigh * ratio)),
    millimeters: Math.max(logoRules.millimetersWide, printedWidth(leastWidth)),
  };
}

export const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
export const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
