import type { FoundConcept } from './lexicon.ts';
import { relatedConcepts } from './related-concepts.ts';
import { modest } from './senses.ts';

/** Least weight with which a concept is what the brief is about. */
const plainly = 0.4;

/** What may be drawn for a brief, in three circles: each is drawn from only where those inside it leave too few pictures. */
export interface RelevantConcepts {
  /** What the texts say; with the things of its trade, unless the name itself names another thing. */
  readonly said: readonly FoundConcept[];
  /** Things of the trade the texts name. */
  readonly relatedConcepts: readonly FoundConcept[];
  /** What everyone expects of the industry. */
  readonly industry: readonly FoundConcept[];
  /** A text names a thing or a trade: whoever reads it expects to see that, and nothing from elsewhere. */
  readonly named: boolean;
  /** A text names the trade itself, so that nothing else of the industry is its own. */
  readonly traded: boolean;
}

/**
 * Parts what a brief says from what only goes with it. A name that is a thing (Bluebird, Stonebridge) is drawn as that thing; a
 * name that is none (Maison Okoye) leaves room for the things of its trade; a brief that says nothing, for two of its industry.
 */
export function relevantConcepts(found: readonly FoundConcept[]): RelevantConcepts {
  const texts = found.filter((f) => f.said);
  const beside = found.filter((f) => !f.said && f.word !== null);
  const thing = texts.some((f) => f.from === 'name' && f.weight >= plainly && !relatedConcepts.has(f.concept.id));
  const named = texts.some((f) => f.from !== 'slogan' && f.weight >= plainly);
  // A slogan speaks in figures, and whom or how a business serves is not what it is.
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
