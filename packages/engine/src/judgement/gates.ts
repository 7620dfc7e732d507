import { overlap } from '../geometry/box.ts';
import type { Metrics } from './metrics.ts';
import type { Subject } from './subject.ts';

/** Hard gates of form; colour has its own in color/gates.ts. A design that breaks one is never shown. */
const formGates = {
  numbers: 'every coordinate is finite',
  overlap: 'mark and name do not touch',
  aspect: 'no flatter than 12 : 1 (or than one long word forces), no taller than 1 : 2.4',
  spacing: 'white between letters varies by less than .62 of its mean',
  mass: 'the mark weighs .04 to 5 times the name',
  small: 'the mark survives at 16 px with r ≥ .66',
} as const;

type FormGate = keyof typeof formGates;

/** The gates a composition breaks; empty when it may be shown. */
export function brokenGates(c: Subject, m: Omit<Metrics, 'contrast' | 'quality'>): readonly FormGate[] {
  const broken: FormGate[] = [];
  if (!finite(c)) broken.push('numbers');
  if (c.markBox !== null && overlap(c.markBox, c.nameBox) > 0) broken.push('overlap');
  if (m.aspect > Math.max(12, 1.7 * c.longestWord) || m.aspect < 1 / 2.4) broken.push('aspect');
  if (m.unevenness > 0.62) broken.push('spacing');
  if (c.mark !== null && (m.markShare < 0.04 || m.markShare > 5)) broken.push('mass');
  if (m.r16 < 0.66) broken.push('small');
  return broken;
}

const finite = (c: Subject): boolean =>
  Number.isFinite(c.scene.width + c.scene.height) &&
  c.scene.shapes.every((s) => s.path.every((contour) => contour.every(Number.isFinite)));
