import { height, width } from '../../geometry/box.ts';
import { isDisc } from '../emblems/pictures.ts';
import type { Mark } from '../marks/mark.ts';
import { type Lockup, type LockupParts, placed, scaledMark } from './lockup.ts';

/**
 * Ink height of a mark beside one line, in cap heights, and the target ratio of ink between mark and name
 * (bench/calibration.md: half of the real lockups are between 1.40 and 1.91, and weigh .64).
 */
const bounds = { least: 1.55, most: 2 };
const massAim = 0.62;
/** Factor by which a round mark is taller than a stack, so that it looks equally tall. */
const overshoot = 1.04;
/**
 * Gap in cap heights at a usual mark height. An open drawing has its own space, a dense one needs it (real
 * lockups: .33–.59).
 */
const gaps = { open: 36, dense: 56 };
const usualHeight = 1.8;
/** Limits for a person's changes beside one line (design rules §8). */
const scaled = { least: 0.9, most: 2.4 };

/** Gap before the name by the mark's density, wider for a taller mark. */
function gapFor(mark: Mark, k: number): number {
  const density = mark.area / (width(mark.box) * height(mark.box));
  const dense = Math.max(0, Math.min(1, (density - 0.36) / 0.28));
  return (gaps.open + (gaps.dense - gaps.open) * dense) * Math.max(1, Math.min(1.45, k / usualHeight));
}

/**
 * Mark before the name (left of it, or right of a right-to-left name), centered on its optical middle. Beside
 * a stack it is exactly as tall as the stack.
 */
export function beside({ name, usual, mark, markScale, spacing, textScale }: LockupParts): Lockup | null {
  if (mark === null) return null;
  const stackHeight = usual.base - usual.top;
  const massScale = Math.sqrt((massAim * usual.ink) / mark.area);
  const byMass = (height(mark.box) * massScale) / 100;
  // A frame is as tall as its mark, aligned above and below.
  const block = usual.lines > 1 || stackHeight > 150;
  const tall = block
    ? (stackHeight / 100) * (isDisc(mark) ? overshoot : 1)
    : Math.max(bounds.least, Math.min(bounds.most, byMass));
  // Wide marks are limited by width, or they would crowd out the name.
  const aspect = width(mark.box) / height(mark.box);
  const designed = Math.min(tall, (block ? 3.4 : 2.8) / aspect);
  const k = block ? designed * markScale : scaledMark(designed, markScale, scaled.least, scaled.most);
  const scale = (k * 100) / height(mark.box);
  const gap = gapFor(mark, designed) * Math.sqrt(markScale * textScale) * spacing;
  const x = name.rtl ? name.box.x1 + gap - mark.box.x0 * scale : name.box.x0 - gap - mark.box.x1 * scale;
  const y = name.middle - ((mark.box.y0 + mark.box.y1) / 2) * scale;
  return placed(name, mark, x, y, scale);
}
