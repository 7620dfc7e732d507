import type { Random } from '@brandwright/engine';
import type { Business } from './business.ts';
import { isPerson } from './called-trades.ts';
import { servedBy } from './own-words.ts';
import { capitalized } from './sentence.ts';

/**
 * Ways to say whom a business is there for, and whom its owner names. At most three of our words stand together, since all kinds share them.
 */
const peopleFrames = [
  (one: string, other: string) => `Think of ${one}, or of ${other}.`,
  (one: string, other: string) => `Picture ${one}, or ${other}.`,
] as const;
const servedFrames = [
  (served: string) => `${capitalized(served)} come first.`,
  (served: string) => `${capitalized(served)} matter most.`,
] as const;

/** A sentence on the owner’s fact, and whether it leans on the first sentence of the story. */
interface FactSentence {
  readonly text: string;
  readonly isNext: boolean;
}

/** Sentences of a story that return to what the owner says. */
export interface ToldAgain {
  /** What the owner’s fact means to customers; null if there is none that a sentence can return to. */
  readonly fact: FactSentence | null;
  /** Whom the business is for, in several ways. */
  readonly people: readonly string[];
}

/** Sentences that return to what the owner says, or else say whom the trade is for. None of them states a fact that the owner doesn’t. */
export function toldAgain(business: Business, random: Random): ToldAgain {
  const { retellings, filling, facts } = business;
  // One person is not “it.”
  const fits = (text: string): boolean => !isPerson(filling.label) || !/\bits?\b/iu.test(text);
  // “The family has done this ever since” needs a year before it.
  const isTold = facts.kind !== null && (facts.kind !== 'family' || facts.hasYear);
  const sets = random.fork('more').below(2) === 1 ? retellings.toReversed() : retellings;
  const { kind } = facts;
  const told =
    kind === null || !isTold ? undefined : sets.map((set) => set[kind]).find((text) => text !== undefined && fits(text));
  return {
    fact: told === undefined ? null : placed(told, business),
    people: turned(peopleSentences(business), random).filter(fits),
  };
}

/** What can only follow the sentence that names it: the business, the two friends, the workshop, the family and its year. */
const leaning = /\bits?\b|\{(?:pair|own|since|It)\}/iu;

/** A sentence with its slots filled. The first sentence of the story has named what they stand for. */
const placed = (text: string, { facts }: Business): FactSentence => ({
  isNext: leaning.test(text),
  text: capitalized(
    text
      .replace(/(its) own \{own\}/iu, (_, its: string) => `${its === 'Its' ? 'The' : 'the'} ${facts.own}`)
      .replace('{own}', facts.own)
      .replace('{since}', ' ever since')
      .replace(/^(?:A|One) family/u, 'The family')
      .replace(/^\{Pair\} run it(?:, and|, (so)) /u, (_, so?: string) => (so === undefined ? '' : 'So '))
      .replace('{Pair}', 'The two')
      .replace('{pair}', 'the two of them')
      .replace(/^\{It\} is /u, 'It’s ')
      .replace('{It}', 'It'),
  ),
});

/** Whom the owner names, or else two groups of the trade. */
function peopleSentences({ own, facts, people, known, isGuess }: Business): readonly string[] {
  const served = own === null || facts.kind === 'hurry' ? null : servedBy(own);
  if (served !== null) return servedFrames.map((frame) => frame(served));
  const [one, other = ''] = people;
  return isGuess || known?.pitch == null || other === '' ? [] : peopleFrames.map((frame) => frame(one, other));
}

/** The same list, begun at a chance place. */
const turned = <T>(all: readonly T[], random: Random): readonly T[] => {
  const start = random.below(Math.max(1, all.length));
  return [...all.slice(start), ...all.slice(0, start)];
};
