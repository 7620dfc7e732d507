import { type Box, overlap, within } from '../geometry/box.ts';
import type { Metrics } from './metrics.ts';
import type { Subject } from './subject.ts';

/** Hard gates of form; color gates are in color/gates.ts. A design that fails one is never shown. */
const formGates = {
  numbers: 'every coordinate is finite',
  overlap: 'mark and name do not touch; in an emblem, and between two words, the mark stands inside',
  aspect: 'no flatter than 12 : 1 (or than one long word forces), no taller than 1 : 2.4 (1 : 2.9 for a letter or two)',
  spacing: 'white between letters varies by less than .62 of its mean',
  mass: 'the mark weighs .04 to 5 times the name (14 and 8 times one or two letters)',
  small: 'the mark survives at 16 px with r ≥ .66',
} as const;

type FormGate = keyof typeof formGates;

/**
 * Maximum mark mass. Beside one or two letters any mark is heavy: “1” is a single stroke, and a tooth above
 * it weighs ten of those.
 */
const heaviest = (letters: number): number => (letters === 1 ? 14 : letters === 2 ? 8 : 5);

/** The gates that a composition fails; empty if it may be shown. */
export function brokenGates(c: Subject, m: Omit<Metrics, 'contrast' | 'quality'>): readonly FormGate[] {
  const broken: FormGate[] = [];
  if (!finite(c)) broken.push('numbers');
  if (c.markBox !== null && misplaced(c, c.markBox)) broken.push('overlap');
  if (m.aspect > Math.max(12, 1.7 * c.longestWord) || m.aspect < 1 / (c.longestWord < 3 ? 2.9 : 2.4)) broken.push('aspect');
  if (m.unevenness > 0.62) broken.push('spacing');
  if (c.markBox !== null && (m.markShare < 0.04 || m.markShare > heaviest(c.longestWord))) broken.push('mass');
  if (m.r16 < 0.66) broken.push('small');
  return broken;
}

/** True if the mark touches the name, or leaves its place inside it. */
function misplaced({ genome, nameBox }: Subject, mark: Box): boolean {
  if (genome.archetype === 'emblem') return !within(mark, nameBox);
  if (genome.stand === 'between') return mark.x0 < nameBox.x0 || mark.x1 > nameBox.x1;
  return overlap(mark, nameBox) > 0;
}

const finite = (c: Subject): boolean =>
  Number.isFinite(c.scene.width + c.scene.height) &&
  c.scene.shapes.every((s) => s.path.every((contour) => contour.every(Number.isFinite)));
