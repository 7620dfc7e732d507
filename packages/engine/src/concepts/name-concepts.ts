import type { FoundConcept } from './lexicon.ts';
import { relatedConcepts } from './related-concepts.ts';

/** Weight from which the name itself says a thing. */
const plainly = 0.3;

/**
 * The name's own concepts, apart from its trade: the bird of “Bluebird Learning”, the bolt but not the hops
 * of “Bolt Brewery”. A trade word brings in things of the trade, which are not the name's own.
 */
export function nameConcepts(found: readonly FoundConcept[]): readonly FoundConcept[] {
  const trade = new Set(found.filter((f) => relatedConcepts.has(f.concept.id)).map((f) => f.word));
  return found.filter((f) => f.from === 'name' && f.said && f.weight >= plainly && !trade.has(f.word));
}
