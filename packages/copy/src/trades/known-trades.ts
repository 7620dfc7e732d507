import type { Brief } from '@brandwright/engine';
import type { KindName } from '../kinds/kinds.ts';
import advice from './advice.json' with { type: 'json' };
import creative from './creative.json' with { type: 'json' };
import dailyLife from './daily-life.json' with { type: 'json' };
import fitness from './fitness.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import retail from './retail.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };
import trade from './trade.json' with { type: 'json' };

/** What the copywriter knows of a trade. */
export interface TradeWords {
  readonly kind: KindName;
  /** The business as a noun phrase without its article: `plumbing company`. */
  readonly label: string;
  /** Three or four things it offers, as noun phrases that can be objects. */
  readonly items: readonly string[];
}

// The compiler reads the kinds in these files as any text; a test holds them to the names there are.
const groups = [
  food,
  retail,
  online,
  health,
  fitness,
  learning,
  money,
  advice,
  creative,
  technology,
  trade,
  dailyLife,
] satisfies readonly Readonly<Record<string, Omit<TradeWords, 'kind'>>>[] as readonly Readonly<Record<string, TradeWords>>[];

/** The trades that the engine reads, by the names it has for them. */
export const knownTrades: ReadonlyMap<string, TradeWords> = new Map(groups.flatMap((group) => Object.entries(group)));

/** What is said of a business whose trade is not known: only what is true of every business of its industry. */
export const industryTrades: Readonly<Record<Brief['industry'], TradeWords>> = {
  'Food & Beverage': {
    kind: 'kitchen',
    label: 'food and drink business',
    items: ['good food', 'good drinks', 'snacks'],
  },
  Technology: { kind: 'software', label: 'technology company', items: ['useful software', 'support tools', 'integrations'] },
  Healthcare: { kind: 'clinic', label: 'healthcare practice', items: ['checkups', 'treatment', 'second opinions'] },
  Finance: { kind: 'wealth', label: 'finance firm', items: ['savings plans', 'investments', 'long-term plans'] },
  Retail: { kind: 'gift', label: 'store', items: ['useful things', 'small treats', 'presents'] },
  'Creative Services': { kind: 'design', label: 'creative studio', items: ['images', 'text', 'designs'] },
  Consulting: { kind: 'consult', label: 'consulting firm', items: ['strategy', 'planning', 'hard decisions'] },
  'E-commerce': { kind: 'parcel', label: 'online store', items: ['useful things', 'small finds', 'presents'] },
  Education: { kind: 'school', label: 'school', items: ['lessons', 'courses', 'homework help'] },
  'Real Estate': { kind: 'homes', label: 'real estate business', items: ['homes', 'property', 'advice'] },
  'Fitness & Wellness': { kind: 'studio', label: 'fitness and wellness studio', items: ['classes', 'coaching', 'relaxation'] },
  Other: { kind: 'neutral', label: 'business', items: ['good work', 'fair prices', 'good service'] },
};
