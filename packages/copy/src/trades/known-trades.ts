import type { Brief } from '@brandwright/engine';
import { food } from './food.ts';
import type { TradeWords } from './trade-list.ts';

/** The trades that the engine reads, by the names it has for them. */
export const knownTrades: ReadonlyMap<string, TradeWords> = new Map([...food]);

/** What is said of a business whose trade is not known. */
export const industryTrades: Readonly<Record<Brief['industry'], TradeWords>> = {
  'Food & Beverage': {
    kind: 'neutral',
    label: 'food and drink business',
    items: ['good food', 'a cold drink', 'a friendly welcome'],
  },
  Technology: { kind: 'neutral', label: 'technology company', items: ['software', 'support', 'clear advice'] },
  Healthcare: { kind: 'neutral', label: 'healthcare practice', items: ['checkups', 'treatment', 'clear advice'] },
  Finance: { kind: 'neutral', label: 'finance firm', items: ['plain advice', 'clear numbers', 'a plan'] },
  Retail: { kind: 'neutral', label: 'store', items: ['things for the home', 'gifts', 'everyday needs'] },
  'Creative Services': { kind: 'neutral', label: 'creative studio', items: ['ideas', 'design', 'finished work'] },
  Consulting: { kind: 'neutral', label: 'consulting firm', items: ['advice', 'a clear plan', 'an outside view'] },
  'E-commerce': { kind: 'neutral', label: 'online store', items: ['gifts', 'everyday finds', 'small treats'] },
  Education: { kind: 'neutral', label: 'place to learn', items: ['lessons', 'courses', 'help with study'] },
  'Real Estate': { kind: 'neutral', label: 'real estate business', items: ['homes', 'viewings', 'local advice'] },
  'Fitness & Wellness': { kind: 'neutral', label: 'fitness and wellness business', items: ['classes', 'training', 'rest'] },
  Other: { kind: 'neutral', label: 'business', items: ['good work', 'fair prices', 'straight answers'] },
};
