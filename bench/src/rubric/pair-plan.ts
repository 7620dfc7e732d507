import { createRandom } from '../../../packages/engine/src/random.ts';

/** What ours stands beside. */
export const rivals = ['plain', 'real', 'golden', 'last'] as const;
export type Rival = (typeof rivals)[number];

/** One comparison before it is drawn. */
export interface PlannedPair {
  /** From 1; all that the picture carries. */
  readonly pair: number;
  readonly rival: Rival;
  /** Index of the brief in its file. */
  readonly brief: number;
  readonly ours: 'A' | 'B';
  /** In [0, 1): picks which of the designs that are open to choice is drawn. */
  readonly draw: number;
  /** In [0, 1): picks the rival's where it has several designs of the brief. */
  readonly other: number;
}

/**
 * Which briefs meet which rival, on which side and in which order. A function of its arguments: the same seed gives the same
 * key. Sides are balanced to within one for each rival, so that a reader who always says A gains nothing.
 * @param open indexes of the briefs that a rival can meet
 */
export function planPairs(
  seed: string,
  open: Readonly<Partial<Record<Rival, readonly number[]>>>,
  count: number,
): readonly PlannedPair[] {
  const random = createRandom(`pairs/${seed}`);
  const planned = rivals.flatMap((rival) => {
    const stream = random.fork(rival);
    const briefs = shuffled(open[rival] ?? [], stream.next).slice(0, count);
    const start = stream.below(2);
    const sides = shuffled(
      briefs.map((_, i): 'A' | 'B' => ((i + start) % 2 === 0 ? 'A' : 'B')),
      stream.next,
    );
    return briefs.map((brief, i) => ({ rival, brief, ours: sides[i] ?? 'A', draw: stream.next(), other: stream.next() }));
  });
  return shuffled(planned, random.fork('order').next).map((one, i) => ({ pair: i + 1, ...one }));
}

/** Fisher–Yates on a copy. `next` gives floats in [0, 1). */
export function shuffled<T>(items: readonly T[], next: () => number): readonly T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
