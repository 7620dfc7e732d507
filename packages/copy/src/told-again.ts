import type { Random } from '@brandwright/engine';
import type { Business } from './business.ts';
import { isPerson } from './called-trades.ts';
import { servedBy } from './own-words.ts';
import { capitalized, isolated } from './sentence.ts';

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

/** A sentence right after the first one of a story, which it leans on, and the same further on. */
export interface Placed {
  /** Null where it would say the same again. */
  readonly next: string | null;
  readonly later: string;
}

/** Sentences of a story that return to what the owner says. */
export interface ToldAgain {
  /** What the owner’s fact means to customers; null if there is none that a sentence can return to. */
  readonly fact: Placed | null;
  /** Other sentences, each in several ways: the town, whom the business is for. */
  readonly others: readonly (readonly Placed[])[];
}

/** Sentences that return to what the owner says, or else, and in a story without a body, say whom the trade is for. None of them states a fact that the owner doesn’t. */
export function toldAgain(business: Business, hasBody: boolean, random: Random): ToldAgain {
  const { facts, retellings, filling } = business;
  // One person is not “it.”
  const fits = (text: string): boolean => !isPerson(filling.label) || !/\bits?\b/iu.test(text);
  // “The family has done this ever since” needs a year before it.
  const isTold = facts.kind !== null && (facts.kind !== 'family' || facts.hasYear);
  const set = retellings.more !== undefined && random.fork('more').below(2) === 1 ? retellings.more : retellings;
  const told = facts.kind === null || !isTold ? null : set[facts.kind];
  const fact = told === null || !fits(told) ? null : placed(told, business);
  const places = facts.place === null ? [] : retellings.place.filter(fits).map((text) => placed(text, business));
  const people =
    hasBody && fact !== null && places.length > 0 ? [] : peopleSentences(business).filter(({ later }) => fits(later));
  return { fact, others: [turned(places, random), turned(people, random)].filter((ways) => ways.length > 0) };
}

/** A sentence with its slots filled: what has been named is “the workshop” and “the two friends” from then on. */
function placed(text: string, { facts, filling }: Business): Placed {
  const common = text
    .replace(/\{place\}/iu, facts.place ?? '')
    .replace(/(its) own \{own\}/iu, (_, its: string) => `${its === 'Its' ? 'The' : 'the'} ${facts.own}`)
    .replace('{own}', facts.own)
    .replace('{since}', ' ever since')
    .replace(/^(?:A|One) family/u, 'The family');
  const isFree = !/[.!?]$/u.test(filling.name);
  return {
    // What the first sentence says is not said again.
    next: capitalized(
      common
        .replace(/^\{Pair\} run it(?:, and|, (so)) /u, (_, so?: string) => (so === undefined ? '' : 'So '))
        .replace('{Pair}', 'The two')
        .replace('{pair}', 'the two of them')
        .replace(/^\{It\}(?: (is) )?/u, (_, is?: string) => (is === undefined ? 'It' : 'It’s ')),
    ),
    later: common
      .replace(/^\{Pair\} run it, so /u, `With ${facts.pair} in charge, `)
      .replace(
        /^\{Pair\} run it, and /u,
        () => `${capitalized(facts.pair)} run ${isFree ? isolated(filling.name) : 'it'}, after all, and `,
      )
      .replace('{Pair}', `The ${facts.pair}`)
      .replace('{pair}', facts.pair)
      .replace('{It}', () => (isFree ? isolated(filling.name) : 'It'))
      .replace(/^The slow way /u, 'Here, the slow way '),
  };
}

/** Whom the owner names, or else two groups of the trade. */
function peopleSentences({ own, facts, people, known, isGuess }: Business): readonly Placed[] {
  const served = own === null || facts.kind === 'hurry' ? null : servedBy(own);
  if (served !== null) return servedFrames.map((frame) => ({ next: null, later: frame(served) }));
  const [one, other = ''] = people;
  const texts = isGuess || known?.pitch == null || other === '' ? [] : peopleFrames.map((frame) => frame(one, other));
  return texts.map((text) => ({ next: text, later: text }));
}

/** The same list, begun at a chance place. */
const turned = <T>(all: readonly T[], random: Random): readonly T[] => {
  const start = random.below(Math.max(1, all.length));
  return [...all.slice(start), ...all.slice(0, start)];
};
