import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { type Business, seedOf } from './business.ts';
import { codeWord } from './code-word.ts';
import { expand, type Filling } from './frame.ts';
import type { Aesthetic, Character } from './kind.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { characterOf, energyOf } from './temper.ts';

/** At most five words each, so that businesses of different kinds may share them. */
const characterLines: Readonly<Record<Character, readonly string[]>> = {
  leader: ['Somebody has to lead.', 'It sets its own pace.', 'It likes to go first.'],
  friend: ['First names are fine.', 'Nobody stays a stranger long.', 'You’re welcome to just ask.'],
  innovator: ['There’s often a better way.', 'It keeps trying new ideas.', 'Old habits get questioned.'],
  expert: ['Straight questions get straight answers.', 'The details are no accident.', 'It knows its subject well.'],
};

/** How it looks, as short. */
const lookLines: Readonly<Record<Aesthetic, readonly string[]>> = {
  minimal: ['The look is kept plain.', 'Nothing is there for show.', 'Only what helps stays in.'],
  bold: ['It’s easy to spot.', 'It doesn’t mind being noticed.', 'The look is meant to carry.'],
  classic: ['The look should age well.', 'Fashions can come and go.', 'It prefers a classic cut.'],
  organic: ['The look stays natural.', 'A few rough edges are fine.', 'It likes what grows naturally.'],
};

/**
 * The story of a business: what it is, what people come for, what good work is, what its owner values. Where the description says what the
 * business is, it begins the story.
 */
export function storyOf(brief: Brief, { kind, filling }: Business): string {
  const random = createRandom(seedOf(brief)).fork('story');
  const [open, need, work, end] = codeWord(random.fork('ways'));
  const say = (frame: string, part: string): string => expand(frame, filling, random.fork(part));
  const own = ownWords(brief.description);
  const energy = energyOf(brief);
  const beginning =
    own?.form === 'is'
      ? [
          expand('{name} is {own}.', { ...filling, own: own.text }, random),
          say(random.fork('offer').pick(kind.offer), 'offer words'),
        ]
      : [say(kind.open[open], 'open'), own === null || isSaid(own, filling) ? null : told(own, { kind, filling }, random)];
  return [
    ...beginning,
    say(kind.need[need], 'need'),
    say(kind.work[work], 'work'),
    brief.quiz.aesthetic === undefined ? null : random.fork('look').pick(lookLines[brief.quiz.aesthetic]),
    brief.quiz.values === undefined ? null : say(kind.values[brief.quiz.values], 'value'),
    energy === null ? say(kind.end[end], 'end') : say(kind.energy[energy], 'energy'),
    characterLine(brief, random.fork('character')),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Whether all that a description says is said already: the trade, or what it offers. */
const isSaid = ({ text }: OwnWords, { label, trade, items }: Filling): boolean => {
  const stems = (of: string): string[] =>
    of
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map((word) => word.slice(0, 4)) ?? [];
  const known = stems([label, trade, ...items].join(' '));
  const words = stems(text).filter((stem) => !['the', 'and', 'for'].includes(stem));
  return words.length > 0 && words.every((stem) => known.includes(stem));
};

/** The owner’s words as a sentence. */
function told({ form, text }: OwnWords, { kind, filling }: Business, random: Random): string {
  const say = (frame: string): string => expand(frame, { ...filling, own: text }, random.fork('told words'));
  if (form === 'quoted') return `${say(random.fork('told').pick(kind.told))}: ${text.replace(/”$/u, '.”')}`;
  return form === 'does' ? say('It {own}.') : say('It offers {own}.');
}

function characterLine(brief: Brief, random: Random): string | null {
  const character = characterOf(brief);
  return character === null ? null : random.pick(characterLines[character]);
}
