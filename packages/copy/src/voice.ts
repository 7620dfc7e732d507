import type { Brief, Random } from '@brandwright/engine';
import type { BrandCopy } from './brand-copy.ts';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import type { Aesthetic, Character, Energy, Value } from './kind.ts';
import { capitalized } from './sentence.ts';
import { characterOf, energyOf } from './temper.ts';

const energyTraits: Readonly<Record<Energy, readonly [string, string]>> = {
  calm: ['calm', 'Short sentences, soft verbs and no hurry.'],
  energetic: ['lively', 'Start with the verb and keep the pace up.'],
  sophisticated: ['polished', 'Choose the exact word and leave out the rest.'],
  playful: ['playful', 'A joke is welcome as long as it’s kind.'],
};
const characterTraits: Readonly<Record<Character, readonly [string, string]>> = {
  leader: ['confident', 'Say what you think, and say why.'],
  friend: ['friendly', 'Write as you’d talk to a neighbor.'],
  innovator: ['curious', 'Ask a question before you answer one.'],
  expert: ['exact', 'Explain the reason behind each claim in a few words.'],
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
export function voiceOf(brief: Brief, { kind, filling }: Business, random: Random): BrandCopy['brandVoice'] {
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
  if (personality.length < 3) personality.push('plain-spoken');
  const advice = [
    ...(energy === null ? [] : [energyTraits[energy][1]]),
    ...(character === null ? [] : [characterTraits[character][1]]),
  ];
  const [first, second] = personality;
  return {
    tone: [capitalized(`${first} and ${second}.`), ...advice, expand(kind.say, filling, random)].join(' '),
    personality,
  };
}
