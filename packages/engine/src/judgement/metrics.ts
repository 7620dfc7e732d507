import { height, width } from '../geometry/box.ts';
import { pathArea } from '../geometry/path.ts';
import type { Subject } from './subject.ts';

/** What is measured on every design; printed with it, and read by gates and score. */
export interface Metrics {
  /** Width ÷ height of the lockup's ink. */
  readonly aspect: number;
  /** Ink of the mark ÷ ink of the name; 0 without a mark. */
  readonly markShare: number;
  /** Ink ÷ ink box of the whole lockup. */
  readonly ink: number;
  /** Worst coefficient of variation of the white between letters. */
  readonly unevenness: number;
  /** Lockup width in px at which the smallest line of the name has an x-height of 6 px. */
  readonly minimumWidth: number;
  /** Mark stroke or mass class against the type: difference of corner classes 0–3; 0 without a mark. */
  readonly cornerGap: number;
  /** Survival of the mark at 16 px (Pearson r); 1 without a mark. */
  readonly r16: number;
  /** Bézier segments in the scene. */
  readonly segments: number;
  /** Lowest contrast ratio of any text (name, second part, slogan) on its ground, light and dark; filled when colors are cast. */
  readonly contrast: number;
  /** What the selection ranked by, in [0, 1]. */
  readonly quality: number;
}

const round = (v: number, digits = 3): number => Math.round(v * 10 ** digits) / 10 ** digits;

/** Everything but `contrast` and `quality`, which come later; rounded so that hosts agree to the last bit. */
export function measure(c: Subject): Omit<Metrics, 'contrast' | 'quality'> {
  const name = c.name.ink;
  const mark = c.lockup.markInk;
  const all = name + mark + c.scene.shapes.filter((s) => s.part === 'slogan').reduce((sum, s) => sum + pathArea(s.path), 0);
  const w = width(c.box);
  const h = height(c.box);
  return {
    aspect: round(w / h),
    markShare: round(mark / name),
    ink: round(all / (w * h)),
    unevenness: round(c.name.unevenness),
    minimumWidth: Math.ceil((6 * w) / c.name.smallest),
    cornerGap: c.mark === null ? 0 : Math.abs(c.mark.corner - c.face.corner),
    r16: c.mark === null ? 1 : round(c.mark.r16),
    segments: c.scene.shapes.reduce((sum, s) => sum + s.path.reduce((n, contour) => n + (contour.length - 2) / 6, 0), 0),
  };
}
