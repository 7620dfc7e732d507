import type { MarkKind } from '../../concepts/style-spec.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/**
 * What eight blind readers made of a kind of mark beside plain type, real logos and golden ones, as a share of what its maker
 * thought (docs/decisions/judgements, 2026-11-21): rings, pairs, tiles and letters that hold a leaf lost every pair, for an
 * initial that is merely repeated is no idea. Kinds that are not named kept their worth.
 */
const esteem: Readonly<Partial<Record<MarkKind, number>>> = {
  tile: 0.2,
  ring: 0.25,
  pair: 0.25,
  counter: 0.4,
  crest: 0.5,
  notch: 0.55,
  track: 0.55,
  cube: 0.15,
  block: 0.4,
  'ring-bar': 0.6,
  horizon: 0.75,
  rotate: 0.7,
  seal: 0.7,
  fold: 0.8,
};

/** A candidate with its relevance and its craft (above 2, which is unfit) cut down to what readers left of them. */
export function esteemed(mark: MarkCandidate): MarkCandidate {
  const share = esteem[mark.kind] ?? 1;
  return share === 1 ? mark : { ...mark, relevance: mark.relevance * share, craft: 2 + (mark.craft - 2) * share };
}
