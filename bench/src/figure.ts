import { median } from './spread.ts';

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '%' | '×' | 'points';

/** One thing measured in several rounds of one run. */
export interface Measured {
  readonly what: string;
  readonly unit: Unit;
  /** One value a round; never empty. */
  readonly samples: readonly number[];
}

/** A figure of ours, with what was measured beside it in the same rounds: peers, and floors below which nobody gets. */
export interface Figure extends Measured {
  /** The median may be at most this; null for figures that are only told. */
  readonly demand: number | null;
  readonly beside: readonly Measured[];
}

/** A figure in one call. */
export function figure(
  what: string,
  unit: Unit,
  samples: readonly number[],
  { demand = null, beside = [] }: { readonly demand?: number | null; readonly beside?: readonly Measured[] } = {},
): Figure {
  if (samples.length === 0) throw new Error(`Nothing was measured for “${what}”.`);
  return { what, unit, samples, demand, beside };
}

export const isMissed = ({ samples, demand }: Figure): boolean => demand !== null && !(median(samples) <= demand);

/** How many times the other's value ours is: the median of the rounds' own ratios where both ran in the same rounds. */
export function ratioTo(ours: Measured, other: Measured): number | null {
  if (ours.unit !== other.unit) return null;
  const paired = ours.samples.length === other.samples.length;
  return paired
    ? median(ours.samples.map((value, i) => value / (other.samples[i] ?? Number.NaN)))
    : median(ours.samples) / median(other.samples);
}
