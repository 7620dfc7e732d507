import { type Brief, createRandom, tradeOf } from '@brandwright/engine';
import type { Filling } from './frame.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/kinds.ts';
import { industryTrades, knownTrades } from './trades/known-trades.ts';

/** What a brief is about, as the copywriter sees it. */
export interface Business {
  readonly kind: Kind;
  readonly filling: Filling;
}

/**
 * The seed of a brief’s words: whose they are and what they are about. Personality and quiz are left out, so that an answer changes what it
 * means and nothing else.
 */
export const seedOf = ({ name, industry, description, slogan, style, seed }: Brief): string =>
  JSON.stringify([name, industry, description, slogan, style, seed]);

/** Reads a brief’s trade. One that is not known is the usual one of its industry. */
export function businessOf(brief: Brief): Business {
  const trade = tradeOf(brief);
  const words = (trade === null ? undefined : knownTrades.get(trade.name)) ?? industryTrades[brief.industry];
  const random = createRandom(seedOf(brief)).fork('items');
  const items = [...words.items];
  while (items.length > 3) items.splice(random.below(items.length), 1);
  const turn = random.below(items.length);
  const [first = '', second = '', third = ''] = [...items.slice(turn), ...items.slice(0, turn)];
  return { kind: kinds[words.kind], filling: { name: brief.letters, label: words.label, items: [first, second, third] } };
}
