import { type Candidate, readerScore } from './reader-score.ts';

/** Indexes of a set's designs, the one to show first leading. On a tie, the earlier comes first. */
export function displayOrder(set: readonly Candidate[], name: string): readonly number[] {
  const values = set.map((one) => readerScore(one, name));
  return values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
}
