import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import type { FoundConcept } from '../../concepts/lexicon.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/** Factor by which one sign for both initial and thing outweighs a picture of the thing. */
const oneSign = 1.3;
const most = 0.95;
/** Minimum worth for a sign: a passing thought of the brief does not earn one. */
const least = 0.35;
/**
 * Minimum worth for a concept that only the industry brings. It must be one of the industry's three main
 * words and the sign a plain picture of it, and it gets no bonus.
 */
const leastOfIndustry = 0.26;

/**
 * Below this craft, a sign serves only briefs that give just the industry: readers saw an arrowhead on a
 * broken end.
 */
const leastCraft = 3.5;

/**
 * Lists the letters that are the thing itself: the name begins with the letter, and the brief or its industry
 * names the thing. If the brief gives only the industry, the name's first letter chooses the picture.
 */
export function ideaCandidates(found: readonly FoundConcept[], initial: string): readonly MarkCandidate[] {
  return letterIdeas(initial.toLowerCase()).flatMap(({ id, craft, serves = {} }) => {
    const [best] = found
      .map(({ concept, word, weight, from }) => ({ concept, word, from, worth: weight * (serves[concept.id] ?? 0) }))
      .filter(({ worth, from }) => worth >= (from === 'industry' ? leastOfIndustry : least))
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined || (craft < leastCraft && best.from !== 'industry')) return [];
    const relevance = best.from === 'industry' ? best.worth : Math.min(most, best.worth * oneSign);
    return [{ id, kind: 'letter-idea', relevance, concept: best.concept.id, word: best.word, craft, contained: false }];
  });
}
