import { Resvg } from '@resvg/resvg-js';
import type { Raster } from '../../../packages/engine/src/geometry/raster.ts';
import type { Logo } from './logo.ts';

/** Pixel box, ends exclusive. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A logo as ink, whatever its colors: coverage in [0, 1], and the box of its ink. */
export interface InkPicture extends Raster {
  readonly box: PixelBox;
}

/** Width in px at which lockups are measured, and the difference from the ground that is full ink. */
const measured = 1600;
const fullInk = 90;

/** Draws a logo as ink; null when nothing of it shows on its ground. */
export function inkPicture({ svg, ground }: Logo): InkPicture | null {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: measured },
    background: ground,
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, width, height } = picture;
  const v = Number.parseInt(ground.slice(1), 16);
  const own = [v >> 16, (v >> 8) & 255, v & 255] as const;
  const coverage = new Float32Array(width * height);
  for (let i = 0; i < coverage.length; i++) {
    const far = Math.hypot(...own.map((c, k) => c - (pixels[i * 4 + k] as number)));
    coverage[i] = Math.min(1, far / fullInk);
  }
  const box = inkBox({ width, height, coverage }, { x0: 0, y0: 0, x1: width, y1: height });
  return box === null ? null : { width, height, coverage, box };
}

const inked = (raster: Raster, x: number, y: number): boolean => (raster.coverage[y * raster.width + x] as number) > 0.5;

/** Box of the ink within a box. */
export function inkBox(raster: Raster, within: PixelBox): PixelBox | null {
  let { x0: x1, y0: y1, x1: x0, y1: y0 } = within;
  for (let y = within.y0; y < within.y1; y++) {
    for (let x = within.x0; x < within.x1; x++) {
      if (!inked(raster, x, y)) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  }
  return x1 > x0 && y1 > y0 ? { x0, y0, x1, y1 } : null;
}

/** Ink of a box in px². */
export function inkArea(raster: Raster, { x0, y0, x1, y1 }: PixelBox): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += raster.coverage[y * raster.width + x] as number;
  return sum;
}

/** Pieces between which a vertical line passes through the whole box without ink, from left to right. */
export function columnRuns(raster: Raster, within: PixelBox): readonly PixelBox[] {
  const runs: PixelBox[] = [];
  let from = -1;
  for (let x = within.x0; x <= within.x1; x++) {
    let ink = false;
    for (let y = within.y0; x < within.x1 && y < within.y1 && !ink; y++) ink = inked(raster, x, y);
    if (ink && from < 0) from = x;
    if (!ink && from >= 0) {
      const box = inkBox(raster, { ...within, x0: from, x1: x });
      if (box !== null) runs.push(box);
      from = -1;
    }
  }
  return runs;
}

/** True when a row without ink divides the box: two lines of lettering. */
export function hasLines(raster: Raster, within: PixelBox): boolean {
  for (let y = within.y0 + 1; y < within.y1 - 1; y++) {
    let ink = false;
    for (let x = within.x0; x < within.x1 && !ink; x++) ink = inked(raster, x, y);
    if (!ink) return true;
  }
  return false;
}

/** The ink of a box fitted into a square, a sixteenth of air all round, as `survivalAt16` draws it. */
export function fitted(raster: Raster, box: PixelBox, side: number): Raster {
  const scale = Math.max(box.x1 - box.x0, box.y1 - box.y0) / ((side * 14) / 16);
  const left = (box.x0 + box.x1) / 2 - (side / 2) * scale;
  const top = (box.y0 + box.y1) / 2 - (side / 2) * scale;
  const samples = Math.max(2, Math.ceil(scale));
  const coverage = new Float32Array(side * side);
  for (let i = 0; i < coverage.length; i++) {
    const [px, py] = [i % side, Math.floor(i / side)];
    let sum = 0;
    for (let s = 0; s < samples * samples; s++) {
      const x = Math.floor(left + (px + ((s % samples) + 0.5) / samples) * scale);
      const y = Math.floor(top + (py + (Math.floor(s / samples) + 0.5) / samples) * scale);
      if (x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1) sum += raster.coverage[y * raster.width + x] as number;
    }
    coverage[i] = sum / samples ** 2;
  }
  return { width: side, height: side, coverage };
}
