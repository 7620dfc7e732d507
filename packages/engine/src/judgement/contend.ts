import { brokenGates } from './gates.ts';
import { type PictureCache, type Signature, signatureOf } from './likeness.ts';
import { type Metrics, measure } from './metrics.ts';
import { quality } from './score.ts';
import type { Contender } from './select.ts';
import type { Likelihood, Subject } from './subject.ts';

/** A composition that passed the gates, with everything selection and the design document need of it. */
export interface Judged<T extends Subject> extends Contender {
  readonly composition: T;
  readonly metrics: Omit<Metrics, 'contrast'>;
}

/** Signatures cost a few rasters each, so only the best of a slot get one. */
const shortlist = 8;

/** A composition with the proposal it came from. */
export interface Drawn<T extends Subject> {
  readonly composition: T;
  readonly proposal: Likelihood;
}

/** The best of a slot's compositions, best first; those that break a gate are gone. */
export function contend<T extends Subject>(
  slot: number,
  drawn: readonly Drawn<T>[],
  pictures: PictureCache,
): readonly Judged<T>[] {
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

function judged<T extends Subject>(
  slot: number,
  composition: T,
  metrics: Omit<Metrics, 'contrast'>,
  pictures: PictureCache,
): Judged<T> {
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
