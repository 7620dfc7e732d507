import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { type Business, seedOf } from './business.ts';
import { codeWord } from './code-word.ts';
import { expand } from './frame.ts';
import type { Aesthetic, Character } from './kind.ts';
import { ownWords } from './own-words.ts';
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
  bold: ['You’ll spot it from afar.', 'It doesn’t mind being noticed.', 'The look is meant to carry.'],
  classic: ['The look should age well.', 'Fashions can come and go.', 'It prefers a classic cut.'],
  organic: ['The look stays natural.', 'A few rough edges are fine.', 'It likes what grows naturally.'],
};

/** The story of a business: what it is, what people come for, what good work is, what its owner values. */
export function storyOf(brief: Brief, { kind, filling }: Business): string {
  const random = createRandom(seedOf(brief)).fork('story');
  const [open, need, work, end] = codeWord(random.fork('ways'));
  const say = (frame: string, part: string): string => expand(frame, filling, random.fork(part));
  const energy = energyOf(brief);
  return [
    say(kind.open[open], 'open'),
    told(brief, { kind, filling }, random.fork('told')),
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

function characterLine(brief: Brief, random: Random): string | null {
  const character = characterOf(brief);
  return character === null ? null : random.pick(characterLines[character]);
}

/** What the owner says of it. Null if there is nothing that can be repeated. */
function told({ description }: Brief, { kind, filling }: Business, random: Random): string | null {
  const words = ownWords(description);
  if (words === null) return null;
  return `${expand(random.pick(kind.told), filling, random)}: ${words.endsWith('”') ? words.replace(/”$/u, '.”') : `${words}.`}`;
}
