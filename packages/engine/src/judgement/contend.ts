import type { Composition } from '../composition/compose.ts';
import type { Proposal } from '../composition/propose.ts';
import { brokenGates } from './gates.ts';
import { type Signature, signatureOf } from './likeness.ts';
import { type Metrics, measure } from './metrics.ts';
import { quality } from './score.ts';
import type { Contender } from './select.ts';

/** A composition that passed the gates, with everything selection and the design document need of it. */
export interface JudgedDesign extends Contender {
  readonly composition: Composition;
  readonly metrics: Omit<Metrics, 'contrast'>;
}

/** Signatures cost a few rasters each, so only the best of a slot get one. */
const shortlist = 10;

/** The best of a slot's compositions, best first; those that break a gate are gone. */
export function contend(slot: number, drawn: readonly { composition: Composition; proposal: Proposal }[]): readonly JudgedDesign[] {
  return drawn
    .flatMap(({ composition, proposal }) => {
      const measured = measure(composition);
      if (brokenGates(composition, measured).length > 0) return [];
      return [{ composition, metrics: { ...measured, quality: quality(composition, proposal, measured) } }];
    })
    .sort((a, b) => b.metrics.quality - a.metrics.quality)
    .slice(0, shortlist)
    .map(({ composition, metrics }) => judged(slot, composition, metrics));
}

function judged(slot: number, composition: Composition, metrics: Omit<Metrics, 'contrast'>): JudgedDesign {
  // Pictures are looked at only when two designs are really compared.
  const cell: { signature?: Signature } = {};
  return {
    slot,
    quality: metrics.quality,
    mark: composition.genome.mark ?? '',
    concept: composition.genome.concept ?? '',
    composition,
    metrics,
    get signature(): Signature {
      cell.signature ??= signatureOf(composition);
      return cell.signature;
    },
  };
}
