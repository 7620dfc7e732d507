import { height, width } from '../../geometry/box.ts';
import { isDisc } from '../emblems/pictures.ts';
import type { Mark } from '../marks/mark.ts';
import { type Lockup, type LockupParts, placed, scaledMark } from './lockup.ts';

/** Mark ink height in cap heights beside one line, and what ink mass aims at between mark and name (bench/calibration.md: half of the real lockups lie between 1.40 and 1.91, and weigh .64). */
const bounds = { least: 1.55, most: 2 };
const massAim = 0.62;
/** How much higher than a stack a round mark is, so that it looks as high. */
const overshoot = 1.04;
/** Gap in cap heights at a mark of usual height: an open drawing brings its own air, a dense one needs it (real lockups: .33–.59). */
const gaps = { open: 36, dense: 56 };
const usualHeight = 1.8;
/** What a person may make of it beside one line (design rules §8). */
const scaled = { least: 0.9, most: 2.4 };

/** White before the name by how dense the mark is, wider for a mark that is higher. */
function gapFor(mark: Mark, k: number): number {
  const density = mark.area / (width(mark.box) * height(mark.box));
  const dense = Math.max(0, Math.min(1, (density - 0.36) / 0.28));
  return (gaps.open + (gaps.dense - gaps.open) * dense) * Math.max(1, Math.min(1.45, k / usualHeight));
}

/** Mark before the name (left of it; right of one that reads from the right), centred on its optical middle; beside a stack it is exactly as high as the stack. */
export function beside({ name, usual, mark, markScale, spacing, textScale }: LockupParts): Lockup | null {
  if (mark === null) return null;
  const stackHeight = usual.base - usual.top;
  const massScale = Math.sqrt((massAim * usual.ink) / mark.area);
  const byMass = (height(mark.box) * massScale) / 100;
  // A frame is as high as its mark, too; they stand on one line above and below.
  const block = usual.lines > 1 || stackHeight > 150;
  const tall = block
    ? (stackHeight / 100) * (isDisc(mark) ? overshoot : 1)
    : Math.max(bounds.least, Math.min(bounds.most, byMass));
  // Wide marks are held by their width, or they would push the name out of sight.
  const aspect = width(mark.box) / height(mark.box);
  const designed = Math.min(tall, (block ? 3.4 : 2.8) / aspect);
  const k = block ? designed * markScale : scaledMark(designed, markScale, scaled.least, scaled.most);
  const scale = (k * 100) / height(mark.box);
  const gap = gapFor(mark, designed) * Math.sqrt(markScale * textScale) * spacing;
  const x = name.rtl ? name.box.x1 + gap - mark.box.x0 * scale : name.box.x0 - gap - mark.box.x1 * scale;
  const y = name.middle - ((mark.box.y0 + mark.box.y1) / 2) * scale;
  return placed(name, mark, x, y, scale);
}
