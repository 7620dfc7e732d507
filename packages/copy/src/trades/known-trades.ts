import type { Brief } from '@brandwright/engine';
import { advice } from './advice.ts';
import { creative } from './creative.ts';
import { dailyLife } from './daily-life.ts';
import { fitness } from './fitness.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { learning } from './learning.ts';
import { money } from './money.ts';
import { online } from './online.ts';
import { retail } from './retail.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import type { TradeWords } from './trade-list.ts';

/** The trades that the engine reads, by the names it has for them. */
export const knownTrades: ReadonlyMap<string, TradeWords> = new Map([
  ...food,
  ...retail,
  ...online,
  ...health,
  ...fitness,
  ...learning,
  ...money,
  ...advice,
  ...creative,
  ...technology,
  ...trade,
  ...dailyLife,
]);

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
