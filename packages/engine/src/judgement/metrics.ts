import { height, width } from '../geometry/box.ts';
import { pathArea } from '../geometry/path.ts';
import type { Subject } from './subject.ts';

/** Measurements of every design, stored with it and used by gates and score. */
export interface Metrics {
  /** Width ÷ height of the lockup's ink. */
  readonly aspect: number;
  /** Ink of the mark ÷ ink of the name; 0 without a mark. */
  readonly markShare: number;
  /** Ink ÷ ink box of the whole lockup. */
  readonly ink: number;
  /** Largest coefficient of variation of the white between letters. */
  readonly unevenness: number;
  /** Lockup width in px at which the name's smallest line has an x-height of 6 px. */
  readonly minimumWidth: number;
  /** Difference between the corner classes (0–3) of mark and type; 0 without a mark. */
  readonly cornerGap: number;
  /** Survival of the mark at 16 px (Pearson r); 1 without a mark. */
  readonly r16: number;
  /** Bézier segments in the scene. */
  readonly segments: number;
  /**
   * Lowest contrast of any text (name, second part, slogan) on its light and dark ground. Set when colors are
   * assigned.
   */
  readonly contrast: number;
  /** Rank used by the selection, in [0, 1]. */
  readonly quality: number;
}

const round = (v: number, digits = 3): number => Math.round(v * 10 ** digits) / 10 ** digits;

/** Everything except `contrast` and `quality`, which come later. Rounded so that hosts agree exactly. */
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
