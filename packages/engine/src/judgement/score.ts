import { height, width } from '../geometry/box.ts';
import type { Metrics } from './metrics.ts';
import type { Likelihood, Subject } from './subject.ts';

/** 0 below `a`, rising to 1 at `b`, staying until `c`, falling to 0 at `d`. */
function trapezoid(value: number, a: number, b: number, c: number, d: number): number {
  if (value <= a || value >= d) return 0;
  if (value < b) return (value - a) / (b - a);
  if (value > c) return (d - value) / (d - c);
  return 1;
}

/**
 * Rank of a composition in [0, 1]: a weighted mean of how well each part is made and how strongly the brief asked for it.
 * Tie-breaker among designs that passed the gates, tuned by looking at contact sheets; never a substitute for them.
 */
export function quality(c: Subject, p: Likelihood, m: Omit<Metrics, 'contrast' | 'quality'>): number {
  const rows: readonly (readonly [weight: number, value: number])[] = [
    [0.2, Math.min(1, p.faceScore)],
    [0.16, p.styleScore],
    [0.22, markValue(c, p)],
    [0.1, 1 - Math.max(0, m.unevenness - 0.12) / 0.5],
    [0.1, trapezoid(m.aspect, 0.4, 1.1, 4.6, 9.5)],
    [0.08, c.mark === null ? 0.8 : massValue(c, m)],
    [0.12, c.mark === null ? 0.8 : weightMatch(c)],
    [0.06, 1 - m.cornerGap / 3],
  ];
  const total = rows.reduce((sum, [w]) => sum + w, 0);
  const value = rows.reduce((sum, [w, v]) => sum + w * Math.max(0, Math.min(1, v)), 0) / total;
  return Math.round(value * 10000) / 10000;
}

/** A mark is worth its craft and its reason; a wordmark what its treatment says. */
function markValue(c: Subject, p: Likelihood): number {
  if (c.mark === null || p.mark === null) {
    const t = c.genome.treatment;
    if (t === 'ampersand' || t === 'justified') return 0.95;
    if (t === 'plain') return 0.45 + 0.3 * p.faceScore;
    return 0.75;
  }
  return 0.5 * ((c.mark.craft - 2) / 3) + 0.5 * Math.min(1, p.mark.relevance * 1.3);
}

const massValue = (c: Subject, m: Omit<Metrics, 'contrast' | 'quality'>): number =>
  c.genome.stand === 'beside' ? trapezoid(m.markShare, 0.1, 0.25, 0.8, 1.7) : trapezoid(m.markShare, 0.15, 0.45, 1.6, 3.2);

/** Hairline marks belong to hairline faces, solid marks to faces that can carry them. */
function weightMatch(c: Subject): number {
  const stem = c.face.metrics.stem;
  const thin = c.mark?.kind === 'ring' || c.mark?.kind === 'pair';
  if (thin) return trapezoid(stem, 0.01, 0.05, 0.16, 0.28);
  // A block letter needs letters of its own kind beside it.
  if (c.mark?.kind === 'notch') return c.face.style === 'handwritten' ? 0 : trapezoid(stem, 0.12, 0.19, 0.4, 0.6);
  // A thin face under a heavy solid looks like a caption.
  const dense = c.mark === null || c.markBox === null ? 0.5 : c.mark.area / Math.max(1, width(c.mark.box) * height(c.mark.box));
  return trapezoid(stem, 0.02, 0.1 + 0.05 * dense, 0.34, 0.5);
}
