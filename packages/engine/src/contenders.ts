import type { ComposeInput, Composition } from './composition/compose.ts';
import { compose } from './composition/compose.ts';
import type { Proposal } from './composition/propose.ts';
import { contend, type Judged } from './judgement/contend.ts';
import type { PictureCache } from './judgement/likeness.ts';
import type { Likelihood } from './judgement/subject.ts';

/**
 * Draws and judges proposals for a slot; returns them best first. Omits those that the name does not allow or
 * a gate refuses.
 */
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

/**
 * Likelihood of a design that nobody proposed, such as a person's edit or a liked design: neither likely nor
 * unlikely.
 */
const neutral: Likelihood = { mark: null, faceScore: 0.5, styleScore: 0.5 };

/** Judges a single composition. Null if a gate refuses it. */
export const contenderOf = (
  slot: number,
  composition: Composition,
  name: string,
  pictures: PictureCache,
): Judged<Composition> | null => contend(slot, [{ composition, proposal: neutral }], name, pictures)[0] ?? null;
