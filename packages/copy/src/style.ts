import type { Brief, Random } from '@brandwright/engine';
import type { Aesthetic, Character, Energy, Value } from './kind.ts';
import { characterOf, energyOf } from './temper.ts';

/** How a business that answered the quiz so wants to come across: adjectives that can stand before what it is. */
const adjectives = {
  energy: {
    calm: ['calm', 'unhurried', 'relaxed', 'quiet'],
    energetic: ['lively', 'energetic', 'spirited', 'upbeat'],
    sophisticated: ['polished', 'refined', 'elegant', 'tasteful'],
    playful: ['playful', 'lighthearted', 'cheerful', 'fun'],
  },
  character: {
    leader: ['confident', 'direct', 'bold'],
    friend: ['friendly', 'welcoming', 'warm'],
    innovator: ['curious', 'inventive', 'imaginative'],
    expert: ['precise', 'thorough', 'careful'],
  },
  aesthetic: {
    minimal: ['uncluttered', 'pared-down'],
    bold: ['striking', 'distinctive'],
    classic: ['classic', 'timeless'],
    organic: ['earthy', 'down-to-earth'],
  },
} as const satisfies {
  readonly energy: Readonly<Record<Energy, readonly string[]>>;
  readonly character: Readonly<Record<Character, readonly string[]>>;
  readonly aesthetic: Readonly<Record<Aesthetic, readonly string[]>>;
};

/** What comes first for a business that values one thing most: at most four words, since all kinds share them. */
const firsts: Readonly<Record<Value, readonly string[]>> = {
  quality: ['Quality comes first.', 'Quality matters most.'],
  accessibility: ['Everyone is welcome.', 'All are welcome.'],
  innovation: ['New ideas are welcome.', 'Curiosity counts.'],
  tradition: ['Tradition counts.', 'Tradition matters.'],
};

/** What the answers of the quiz add to a story. */
export interface Style {
  /** Null if it was not asked what comes first. */
  readonly values: string | null;
  /** None where nothing was answered, and at most three. */
  readonly adjectives: readonly string[];
}

export function styleOf(brief: Brief, random: Random): Style {
  const { aesthetic, values } = brief.quiz;
  const energy = energyOf(brief);
  const character = characterOf(brief);
  return {
    values: values === undefined ? null : random.fork('values').pick(firsts[values]),
    adjectives: [
      ...(energy === null ? [] : [random.fork('energy').pick(adjectives.energy[energy])]),
      ...(character === null ? [] : [random.fork('character').pick(adjectives.character[character])]),
      ...(aesthetic === undefined ? [] : [random.fork('look').pick(adjectives.aesthetic[aesthetic])]),
    ],
  };
}
