import type { FoundConcept } from './lexicon.ts';
import { relatedConcepts } from './related-concepts.ts';
import { modest } from './senses.ts';

/** Weight from which a concept is what the brief is about. */
const plainly = 0.4;

/**
 * Concepts to draw for a brief, in three circles. An outer circle is used only if the inner ones have too few
 * pictures.
 */
export interface RelevantConcepts {
  /** What the texts say, including things of the trade unless the name itself names another thing. */
  readonly said: readonly FoundConcept[];
  /** Things of the trade that the texts name. */
  readonly relatedConcepts: readonly FoundConcept[];
  /** What is typical of the industry. */
  readonly industry: readonly FoundConcept[];
  /** True if a text names a thing or a trade. Readers then expect to see that and nothing else. */
  readonly named: boolean;
  /** True if a text names the trade itself, so that nothing else of the industry applies. */
  readonly traded: boolean;
}

/**
 * Separates what a brief says from what merely goes with it. A name that is a thing (Bluebird, Stonebridge)
 * is drawn as that thing. Any other name (Maison Okoye) leaves room for things of its trade, and a brief that
 * says nothing for two of its industry.
 */
export function relevantConcepts(found: readonly FoundConcept[]): RelevantConcepts {
  const texts = found.filter((f) => f.said);
  const beside = found.filter((f) => !f.said && f.word !== null);
  const thing = texts.some((f) => f.from === 'name' && f.weight >= plainly && !relatedConcepts.has(f.concept.id));
  const named = texts.some((f) => f.from !== 'slogan' && f.weight >= plainly);
  // Slogans use metaphors, and whom or how a business serves is not what it is.
  const aside = (f: FoundConcept): boolean =>
    named && ((f.from === 'slogan' && f.concept.kind !== 'literal') || (thing && f.from !== 'name' && modest.has(f.concept.id)));
  const said = texts.filter((f) => !aside(f));
  const rest = texts.filter(aside);
  return {
    said: thing ? said : [...said, ...beside],
    relatedConcepts: thing ? [...rest, ...beside] : rest,
    industry: found.filter((f) => f.word === null),
    named,
    traded: texts.some((f) => f.weight >= plainly && relatedConcepts.has(f.concept.id)),
  };
}
