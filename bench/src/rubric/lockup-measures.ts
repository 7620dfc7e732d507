import { Resvg } from '@resvg/resvg-js';
import { survivalOf } from '../../../packages/engine/src/geometry/survival.ts';
import { columnRuns, fitted, hasLines, type InkPicture, inkArea, inkBox, inkPicture, type PixelBox } from './ink-picture.ts';
import type { Logo } from './logo.ts';

/** What is measured on pixels of ours and of real ones alike; null where a lockup has no such thing. */
export interface LockupMeasures {
  /** Width ÷ height of the ink. */
  readonly aspect: number;
  /** Ink ÷ its box. */
  readonly ink: number;
  /** Bézier and straight segments. */
  readonly segments: number;
  /** Different flat paints, and gradients. */
  readonly colors: number;
  /** Width in px at which the lettering's median height is 6 px; one line only. */
  readonly minimumWidth: number | null;
  /** Coefficient of variation of the white between letters; one line of at least four letters that do not touch. */
  readonly unevenness: number | null;
  /** Ink of the mark ÷ ink of the lettering; lockups whose mark stands beside it, as all that follow. */
  readonly markShare: number | null;
  /** Height of the mark ÷ that of the tallest letter. */
  readonly markHeight: number | null;
  /** Air between mark and lettering ÷ height of the tallest letter. */
  readonly gap: number | null;
  readonly r16: number | null;
  /** Perimeter² ÷ (4π · ink): 1 for a disc. */
  readonly complexity: number | null;
}

/** Measures a lockup; null when it shows nothing on its ground. */
export function measureLockup(logo: Logo): LockupMeasures | null {
  const picture = inkPicture(logo);
  if (picture === null) return null;
  const { box } = picture;
  const runs = columnRuns(picture, box);
  const count = leadingMark(runs);
  const markBox = count === 0 ? null : inkBox(picture, { ...box, x1: (runs[count - 1] as PixelBox).x1 });
  const letters = runs.slice(count);
  const name = { ...box, x0: letters[0]?.x0 ?? box.x0 };
  const nameBox = inkBox(picture, name) ?? box;
  const oneLine = letters.length >= 4 && !hasLines(picture, nameBox);
  const tallest = Math.max(...letters.map(tall));
  return {
    aspect: (box.x1 - box.x0) / (box.y1 - box.y0),
    ink: inkArea(picture, box) / ((box.x1 - box.x0) * (box.y1 - box.y0)),
    ...outlines(logo.svg),
    minimumWidth: oneLine ? (6 * (box.x1 - box.x0)) / median(letters.map(tall)) : null,
    unevenness: oneLine ? unevenness(picture, letters) : null,
    ...(markBox === null || !oneLine
      ? { markShare: null, markHeight: null, gap: null }
      : {
          markShare: inkArea(picture, markBox) / inkArea(picture, nameBox),
          markHeight: tall(markBox) / tallest,
          gap: (nameBox.x0 - markBox.x1) / tallest,
        }),
    r16: markBox === null ? null : survivalOf(fitted(picture, markBox, 128), fitted(picture, markBox, 16)),
    complexity: markBox === null ? null : complexity(picture, markBox),
  };
}

const tall = (box: PixelBox): number => box.y1 - box.y0;
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * How many of the pieces from the left are the mark: a squarish group, clearly taller than the letters, behind which stands
 * the widest air of the left half. 0 for lettering alone.
 */
function leadingMark(runs: readonly PixelBox[]): number {
  let found = 0;
  let widest = 0;
  for (let n = 1; n <= Math.min(8, runs.length - 3); n++) {
    const group = runs.slice(0, n);
    const [top, bottom] = [Math.min(...group.map(({ y0 }) => y0)), Math.max(...group.map(({ y1 }) => y1))];
    const shape = ((runs[n - 1] as PixelBox).x1 - (runs[0] as PixelBox).x0) / (bottom - top);
    const rest = runs.slice(n);
    const gaps = rest.slice(1).map((run, i) => run.x0 - (rest[i] as PixelBox).x1);
    const air = (runs[n] as PixelBox).x0 - (runs[n - 1] as PixelBox).x1;
    const height = median(rest.map(tall));
    const apart = air > Math.max(1.5 * median(gaps), 0.18 * height) && air > widest;
    if (apart && shape > 0.4 && shape < 1.9 && bottom - top > 1.2 * height) [found, widest] = [n, air];
  }
  return found;
}

/** As the engine measures white (typography/profile): rows between the letters' median top and foot, capped at a third of their height. */
function unevenness(picture: InkPicture, letters: readonly PixelBox[]): number | null {
  const [top, foot] = [median(letters.map(({ y0 }) => y0)), median(letters.map(({ y1 }) => y1))];
  const rows = Array.from({ length: 14 }, (_, i) => Math.round(top + ((i + 0.5) / 14) * (foot - top)));
  const cap = 0.35 * (foot - top);
  const ink = (x: number, y: number): boolean => (picture.coverage[y * picture.width + x] as number) > 0.5;
  const reach = (from: number, step: 1 | -1, y: number, to: number): number => {
    let far = 0;
    while (far < cap && from + step * far !== to && !ink(from + step * far, y)) far++;
    return Math.min(far, cap);
  };
  const airs = letters.slice(1).map((right, i) => right.x0 - (letters[i] as PixelBox).x1);
  // Spaces between words are no white between letters.
  const space = Math.max(0.2 * (foot - top), 2.2 * median(airs));
  const whites = letters.slice(1).flatMap((right, i) => {
    const left = letters[i] as PixelBox;
    const air = right.x0 - left.x1;
    if (air > space) return [];
    const sum = rows.reduce((all, y) => {
      const sides = reach(left.x1 - 1, -1, y, left.x0) + reach(right.x0, 1, y, right.x1);
      return all + Math.min(air + sides, air + cap);
    }, 0);
    return [sum / rows.length];
  });
  if (whites.length < 3) return null;
  const mean = whites.reduce((sum, v) => sum + v, 0) / whites.length;
  return Math.sqrt(whites.reduce((sum, v) => sum + (v - mean) ** 2, 0) / whites.length) / mean;
}

function complexity(picture: InkPicture, box: PixelBox): number {
  const { coverage, width } = fitted(picture, box, 128);
  let perimeter = 0;
  let area = 0;
  for (let i = width + 1; i < coverage.length - width - 1; i++) {
    const dx = ((coverage[i + 1] as number) - (coverage[i - 1] as number)) / 2;
    const dy = ((coverage[i + width] as number) - (coverage[i - width] as number)) / 2;
    perimeter += Math.hypot(dx, dy);
    area += coverage[i] as number;
  }
  return perimeter ** 2 / (4 * Math.PI * area);
}

/** Read from the renderer's own simplified SVG, in which every shape is a path of absolute commands. */
function outlines(svg: string): { readonly segments: number; readonly colors: number } {
  const simple = new Resvg(svg, { font: { loadSystemFonts: false } }).toString();
  const data = [...simple.matchAll(/ d="([^"]*)"/gu)].map(([, d]) => d ?? '').join(' ');
  const fills = [...simple.matchAll(/ fill="([^"]+)"/gu)].map(([, fill]) => fill).filter((fill) => fill !== 'none');
  return { segments: data.match(/[LQC]/gu)?.length ?? 0, colors: new Set(fills).size };
}
