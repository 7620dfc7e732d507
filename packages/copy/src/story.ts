import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { type Business, seedOf } from './business.ts';
import { codeWord } from './code-word.ts';
import { expand, type Filling } from './frame.ts';
import type { Aesthetic, Character } from './kind.ts';
import { leadOf, type OwnWords } from './own-words.ts';
import { stemsOf } from './stems.ts';
import { characterOf, energyOf } from './temper.ts';

/** At most five words each, so that businesses of different kinds may share them. */
const characterLines: Readonly<Record<Character, readonly string[]>> = {
  leader: ['Somebody has to lead.', '{name} sets its own pace.', '{name} likes to go first.'],
  friend: ['First names are fine.', 'Nobody stays a stranger long.', 'You’re welcome to just ask.'],
  innovator: ['There’s often a better way.', '{name} keeps trying new ideas.', 'Old habits get questioned.'],
  expert: ['Straight questions get straight answers.', 'The details are no accident.', '{name} welcomes hard questions.'],
};

/** How it looks, as short. */
const lookLines: Readonly<Record<Aesthetic, readonly string[]>> = {
  minimal: ['The look is kept plain.', 'Nothing is there for show.', 'Only what helps stays in.'],
  bold: ['{name} is easy to spot.', '{name} doesn’t mind being noticed.', 'The look is meant to carry.'],
  classic: ['The look should age well.', 'Fashions can come and go.', '{name} prefers a classic cut.'],
  organic: ['The look stays natural.', 'A few rough edges are fine.', '{name} likes natural things.'],
};

/**
 * The story of a business: what it is, what people come for, what good work is, what its owner values. Where the description says what the
 * business is, it begins the story.
 */
export function storyOf(brief: Brief, business: Business): string {
  const { kind, filling, own } = business;
  const random = createRandom(seedOf(brief)).fork('story');
  const [open, need, work, end] = codeWord(random.fork('ways'));
  const say = (frame: string, part: string): string => expand(frame, filling, random.fork(part));
  const energy = energyOf(brief);
  const character = characterOf(brief);
  const first = beginningOf(business, random);
  const beginning =
    first === null
      ? [say(kind.open[open], 'open'), own === null || isSaid(own, filling) ? null : quotation(own, business, random)]
      : // What it offers is said already, or not known.
        [first, business.isGuess || own?.form === 'offers' ? null : say(random.fork('offer').pick(kind.offer), 'offer words')];
  return [
    ...beginning,
    say(kind.need[need], 'need'),
    say(kind.work[work], 'work'),
    brief.quiz.aesthetic === undefined ? null : say(random.fork('look').pick(lookLines[brief.quiz.aesthetic]), 'look words'),
    brief.quiz.values === undefined ? null : say(kind.values[brief.quiz.values], 'value'),
    energy === null ? say(kind.end[end], 'end') : say(kind.energy[energy], 'energy'),
    character === null ? null : say(random.fork('character').pick(characterLines[character]), 'character words'),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** A first sentence in the owner’s words. Null if they say nothing that the trade doesn’t, or can only be quoted. */
function beginningOf({ filling, own }: Business, random: Random): string | null {
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling))) return null;
  return ownSentence(own, filling, random);
}

/** The owner’s words as a sentence about the business, with its trade where that is known and they don’t name it. */
export function ownSentence(own: OwnWords, filling: Filling, random: Random): string {
  const [frame, text] = ownFrame(own, filling);
  return expand(frame, { ...filling, own: text }, random);
}

/** A frame, and what stands for `{own}` in it. */
function ownFrame({ form, text }: OwnWords, { label }: Filling): readonly [frame: string, own: string] {
  if (form === 'is') return [/\bsince\b/iu.test(text) ? '{name} has been {own}.' : '{name} is {own}.', text];
  if (form === 'does')
    return [label === 'business' || namesTrade(text, label) ? '{name} {own}.' : '{name} is {a} that {own}.', text];
  const lead = leadOf(text);
  const rest = text.slice(lead.length);
  // “Bookkeeping for nonprofits” is “a bookkeeping firm for nonprofits”.
  if (rest.startsWith(' for ') && label.startsWith(`${lead} `)) return ['{name} is {a}{own}.', rest];
  return [label === 'business' || namesTrade(text, label) ? '{name} offers {own}.' : '{name} is {a} that offers {own}.', text];
}

/** Whether a text has a word of a label, as one or as several: “vegan cakes” of “cake studio”. */
const namesTrade = (text: string, label: string): boolean => {
  const words = (of: string): string[] => (of.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/u, ''));
  const known = words(text);
  return words(label).some((word) => known.includes(word));
};

/** Whether all that a description says is said already: the trade, or what it offers. */
export const isSaid = ({ text }: OwnWords, { label, trade, items }: Filling): boolean => {
  const known = stemsOf([label, trade, ...items].join(' '));
  const words = stemsOf(text).filter((stem) => !['the', 'and', 'for'].includes(stem));
  return words.length > 0 && words.every((stem) => known.includes(stem));
};

/** The owner’s words as a quotation. */
function quotation({ text }: OwnWords, { kind, filling }: Business, random: Random): string {
  const lead = expand(random.fork('told').pick(kind.told), { ...filling, own: text }, random.fork('told words'));
  return `${lead}: ${text.replace(/”$/u, '.”')}`;
}
