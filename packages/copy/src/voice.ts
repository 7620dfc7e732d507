import type { Brief, Random } from '@brandwright/engine';
import type { BrandCopy } from './brand-copy.ts';
import type { Business } from './business.ts';
import type { Aesthetic, Character, Energy, Value } from './kind.ts';
import { capitalized } from './sentence.ts';
import { characterOf, energyOf } from './temper.ts';

/** An adjective, and ways to advise it. */
type Trait = readonly [adjective: string, advice: readonly string[]];
const energyTraits: Readonly<Record<Energy, Trait>> = {
  calm: [
    'calm',
    ['Short sentences, soft verbs and no hurry.', 'Leave room between thoughts.', 'Lower your voice, and people lean in.'],
  ],
  energetic: [
    'lively',
    [
      'Start with the verb and keep the pace up.',
      'Short lines, strong verbs, no warm-up.',
      'Cut the first sentence; the second is often the real start.',
    ],
  ],
  sophisticated: [
    'polished',
    [
      'Choose the exact word and leave out the rest.',
      'One good detail beats three adjectives.',
      'Understate it, and trust the reader.',
    ],
  ],
  playful: [
    'playful',
    [
      'A joke is welcome as long as it’s kind.',
      'Surprise people once a paragraph, not once a word.',
      'Smile first, then get to the point.',
    ],
  ],
};
const characterTraits: Readonly<Record<Character, Trait>> = {
  leader: [
    'confident',
    ['Say what you think, and say why.', 'Take a position in the first line.', 'Skip the “we believe” and say the thing.'],
  ],
  friend: [
    'friendly',
    ['Write as you’d talk to a neighbor.', 'Say “you” more often than “we”.', 'Read it aloud; if you’d never say it, change it.'],
  ],
  innovator: [
    'curious',
    [
      'Ask a question before you answer one.',
      'Show what you’re trying out, even half done.',
      'Say what’s new about it in one plain line.',
    ],
  ],
  expert: [
    'exact',
    [
      'Explain the reason behind each claim in a few words.',
      'Give the number and where it comes from.',
      'Use the technical word once, then explain it.',
    ],
  ],
};
const valueTraits: Readonly<Record<Value, string>> = {
  quality: 'careful',
  accessibility: 'open',
  innovation: 'forward-looking',
  tradition: 'grounded',
};
const lookTraits: Readonly<Record<Aesthetic, string>> = {
  minimal: 'spare',
  bold: 'direct',
  classic: 'timeless',
  organic: 'natural',
};
const styleTraits: Readonly<Record<NonNullable<Brief['style']>, string>> = {
  elegant: 'graceful',
  minimalist: 'spare',
  bold: 'direct',
  playful: 'playful',
};

/** Most adjectives of a voice. */
const most = 5;

/** How a brand speaks: what its owner answered, then what suits its kind of business. */
export function voiceOf(brief: Brief, { kind, channel }: Business, random: Random): BrandCopy['brandVoice'] {
  const energy = energyOf(brief);
  const character = characterOf(brief);
  const { values, aesthetic } = brief.quiz;
  const told = [
    ...(energy === null ? [] : [energyTraits[energy][0]]),
    ...(character === null ? [] : [characterTraits[character][0]]),
    ...(values === undefined ? [] : [valueTraits[values]]),
    ...(aesthetic === undefined ? [] : [lookTraits[aesthetic]]),
    ...(brief.style === null ? [] : [styleTraits[brief.style]]),
  ];
  const personality = [...new Set([...told, ...kind.traits])].slice(0, most);
  const advice = [
    ...(energy === null ? [] : [random.fork('energy').pick(energyTraits[energy][1])]),
    ...(character === null ? [] : [random.fork('character').pick(characterTraits[character][1])]),
  ];
  const [first, second] = personality;
  return {
    tone: [capitalized(`${first} and ${second}.`), ...advice, channel.say].join(' '),
    personality,
  };
}
