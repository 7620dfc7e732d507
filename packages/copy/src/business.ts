import { type Brief, createRandom, industries, tradeOf } from '@brandwright/engine';
import type { Filling } from './frame.ts';
import type { Kind } from './kind.ts';
import { type KindName, kinds } from './kinds/kinds.ts';
import { industryTrades, knownTrades } from './trades/known-trades.ts';
import type { TradeWords } from './trades/trade-list.ts';

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
  const meant = trade === null || !suits(trade.industry, brief) ? undefined : knownTrades.get(trade.name);
  const known = meant ?? industryTrades[brief.industry];
  const words = brief.industry === 'E-commerce' ? online(known) : known;
  const random = createRandom(seedOf(brief)).fork('items');
  const items = [...words.items];
  while (items.length > 3) items.splice(random.below(items.length), 1);
  const turn = random.below(items.length);
  const [first = '', second = '', third = ''] = [...items.slice(turn), ...items.slice(0, turn)];
  return {
    kind: kinds[words.kind],
    filling: {
      name: brief.letters,
      label: words.label,
      trade: meant === undefined ? '' : (trade?.name ?? ''),
      items: [first, second, third],
    },
  };
}

const shops: ReadonlySet<string> = new Set(['Retail', 'E-commerce']);
const sellers: ReadonlySet<string> = new Set(['Retail', 'E-commerce', 'Food & Beverage', 'Other']);
const aShop = /\b(?:shops?|stores?|boutique|market|gallery|dealer|sells?|we sell)\b/iu;

/** Industries that sell no goods, so that a shop online is none of theirs: a “grooming brand” is no branding studio. */
const services: ReadonlySet<string> = new Set([
  'Creative Services',
  'Consulting',
  'Finance',
  'Technology',
  'Education',
  'Real Estate',
]);

/** Whether a brief may mean a trade of an industry (its index): who illustrates books for a living has no bookshop. */
const suits = (index: number, { industry: chosen, letters, description }: Brief): boolean => {
  const industry = industries[index] ?? '';
  if (chosen === 'E-commerce' && services.has(industry)) return false;
  return !shops.has(industry) || sellers.has(chosen) || aShop.test(`${letters} ${description}`);
};

/** Kinds of shops with a door, by what they are without one. */
const withoutDoor: Readonly<Partial<Record<KindName, KindName>>> = {
  foodshop: 'parcel',
  gift: 'parcel',
  hobby: 'parcel',
  reading: 'parcel',
  home: 'parcel',
  craft: 'parcel',
  fashion: 'label',
};

/** A trade as it is online. */
function online(trade: TradeWords): TradeWords {
  const kind = withoutDoor[trade.kind];
  if (kind === undefined) return trade;
  return { ...trade, kind, label: /(?:shop|store|boutique)$/u.test(trade.label) ? `online ${trade.label}` : trade.label };
}
