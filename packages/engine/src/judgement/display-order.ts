import { type Candidate, readerScore } from './reader-score.ts';

/** A design of a set, with what its picture has to do with the brief. */
interface Shown extends Candidate {
  /** Whether it shows the trade although the name itself is a thing. */
  readonly trade: boolean;
  /** Place of a trade's picture in the trade's list, best first, from 0; 0 for others. */
  readonly rank: number;
  /** 2 if it shows a thing that the client chose, 1 for initials they asked for. */
  readonly chosen?: number;
}

/**
 * Points of the readers' scale by which a design comes later. The lead shows the name's own thing, or what the trade is known by
 * first: 73 of 127 cases of readings.json, 62 without.
 */
const later = { trade: 0.3, place: 0.22, places: 3 } as const;

/** Indexes of a set's designs, the one to show first leading: what the client chose, then the best. On a tie, the earlier comes first. */
export function displayOrder(set: readonly Shown[], name: string): readonly number[] {
  const values = set.map(
    (one) => readerScore(one, name) - (one.trade ? later.trade : 0) - later.place * Math.min(later.places, one.rank),
  );
  const first = (i: number): number => set[i]?.chosen ?? 0;
  return values.map((_, i) => i).sort((a, b) => first(b) - first(a) || (values[b] as number) - (values[a] as number) || a - b);
}
