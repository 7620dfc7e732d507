import type { Random } from '@brandwright/engine';
import type { Business } from './business.ts';
import { isPerson } from './called-trades.ts';
import { capitalized } from './sentence.ts';

/** A sentence on the owner’s fact, and whether it leans on the first sentence of the story. */
export interface FactSentence {
  readonly text: string;
  readonly isNext: boolean;
}

/** What the owner’s fact means to customers; null if there is none that a sentence can return to. It states no fact that the owner doesn’t. */
export function toldAgain(business: Business, random: Random): FactSentence | null {
  const { retellings, filling, facts } = business;
  // One person is not “it.”
  const fits = (text: string): boolean => !isPerson(filling.label) || !/\bits?\b/iu.test(text);
  const { kind } = facts;
  // “The family has done this ever since” needs a year before it.
  if (kind === null || (kind === 'family' && !facts.hasYear)) return null;
  const sets = random.fork('more').below(2) === 1 ? retellings.toReversed() : retellings;
  const told = sets.map((set) => set[kind]).find((text) => text !== undefined && fits(text));
  return told === undefined ? null : placed(told, business);
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
