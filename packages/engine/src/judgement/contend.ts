import type { Composition } from '../composition/compose.ts';
import type { Proposal } from '../composition/propose.ts';
import { brokenGates } from './gates.ts';
import { type PictureCache, type Signature, signatureOf } from './likeness.ts';
import { type Metrics, measure } from './metrics.ts';
import { quality } from './score.ts';
import type { Contender } from './select.ts';

/** A composition that passed the gates, with everything selection and the design document need of it. */
export interface JudgedDesign extends Contender {
  readonly composition: Composition;
  readonly metrics: Omit<Metrics, 'contrast'>;
}

/** Signatures cost a few rasters each, so only the best of a slot get one. */
const shortlist = 8;

/** A composition with the proposal it came from. */
export interface Drawn {
  readonly composition: Composition;
  readonly proposal: Proposal;
}

/** The best of a slot's compositions, best first; those that break a gate are gone. */
export function contend(slot: number, drawn: readonly Drawn[], pictures: PictureCache): readonly JudgedDesign[] {
  return drawn
    .flatMap(({ composition, proposal }) => {
      const measured = measure(composition);
      if (brokenGates(composition, measured).length > 0) return [];
      return [{ composition, metrics: { ...measured, quality: quality(composition, proposal, measured) } }];
    })
    .sort((a, b) => b.metrics.quality - a.metrics.quality)
    .slice(0, shortlist)
    .map(({ composition, metrics }) => judged(slot, composition, metrics, pictures));
}

function judged(slot: number, composition: Composition, metrics: Omit<Metrics, 'contrast'>, pictures: PictureCache): JudgedDesign {
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
      cell.signature ??= signatureOf(composition, pictures);
      return cell.signature;
    },
  };
}
