import type { OwnWords } from './own-words.ts';

/** Kinds of facts that an owner states in a few words, each of which means something to customers. */
export const factKinds = ['late', 'hurry', 'slow', 'careful', 'new', 'family', 'pair', 'own'] as const;
export type FactKind = (typeof factKinds)[number];

/** What a description says besides the trade, as far as a story can return to it. */
export interface OwnerFacts {
  /** The first of them that a story can return to; null if there is none. */
  readonly kind: FactKind | null;
  /** What fills the slots of a sentence about it: “two friends”, “workshop”. */
  readonly pair: string;
  readonly own: string;
  /** Whether a year is given from which it has been so. */
  readonly hasYear: boolean;
}

/** What shows each kind of fact. The first group is what a slot is filled with. */
const cues: Readonly<Record<FactKind, RegExp>> = {
  late: /\bopen (?:late|all night|(?:in the )?evenings|after (?:work|dark|hours)|until (?:late|midnight))\b|\blate[- ](?:night|opening)\b/iu,
  hurry: /\b(?:for (?:busy )?people (?:in a hurry|short of time|without time|on the go)|while you wait|same-day|express)\b/iu,
  slow: /\b(?:the slow way|slowly|unhurried)\b/iu,
  careful: /\bsmall(?:,| and| but) (?:careful|thorough)\b|\b(?:careful|thorough) and small\b/iu,
  new: /\b(?:new in town|new here|newly opened|just opened)\b/iu,
  family: /\bfamily[- ](?:run|owned|led)\b|\bfamily (?:business|firm)\b|\brun by (?:a|one) family\b/iu,
  pair: /\b(?:run |owned |led )?by (two (?:old )?(?:friends|brothers|sisters|cousins|women|neighbors))\b/iu,
  own: /\bwith (?:its|their|our|my) own (workshop|studio|atelier|lab)\b/iu,
};

/** Reads what an owner says in words that can be told. */
export function ownerFacts(own: OwnWords | null): OwnerFacts {
  const said = own === null || own.form === 'quoted' ? '' : [own.text, own.also?.line ?? ''].join(', ');
  const kind = factKinds.find((one) => cues[one].test(said)) ?? null;
  return {
    kind,
    pair: cues.pair.exec(said)?.[1]?.toLowerCase() ?? '',
    own: cues.own.exec(said)?.[1]?.toLowerCase() ?? '',
    hasYear: /\bsince (?:19|20)\d\d\b/u.test(said),
  };
}
