import type { FoundConcept } from './lexicon.ts';
import { relatedConcepts } from './related-concepts.ts';

/** How plainly the name must say a thing for it to be the name's own. */
const plainly = 0.3;

/**
 * What the name is, apart from its trade: the bird of “Bluebird Learning”, the bolt and not the hops of “Bolt Brewery”. A word
 * that says the work brings things of the trade with it, and those are not the name's.
 */
export function nameConcepts(found: readonly FoundConcept[]): readonly FoundConcept[] {
  const trade = new Set(found.filter((f) => relatedConcepts.has(f.concept.id)).map((f) => f.word));
  return found.filter((f) => f.from === 'name' && f.said && f.weight >= plainly && !trade.has(f.word));
}
