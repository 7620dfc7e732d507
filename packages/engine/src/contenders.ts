import type { ComposeInput, Composition } from './composition/compose.ts';
import { compose } from './composition/compose.ts';
import type { Proposal } from './composition/propose.ts';
import { contend, type Judged } from './judgement/contend.ts';
import type { PictureCache } from './judgement/likeness.ts';
import type { Likelihood } from './judgement/subject.ts';

/** Proposals drawn and judged for a slot, best first; what the name does not offer and what breaks a gate is left out. */
export const contendersOf = (
  slot: number,
  proposals: readonly Proposal[],
  input: ComposeInput,
  pictures: PictureCache,
): readonly Judged<Composition>[] =>
  contend(
    slot,
    proposals.flatMap((proposal) => {
      const composition = compose(proposal.genome, input);
      return composition === null ? [] : [{ composition, proposal }];
    }),
    input.brief.name,
    pictures,
  );

/** A design that nobody proposed (a person's edit, a liked one): neither likely nor unlikely. */
const neutral: Likelihood = { mark: null, faceScore: 0.5, styleScore: 0.5 };

/** One composition judged by itself; null when it breaks a gate. */
export const contenderOf = (
  slot: number,
  composition: Composition,
  name: string,
  pictures: PictureCache,
): Judged<Composition> | null => contend(slot, [{ composition, proposal: neutral }], name, pictures)[0] ?? null;
