import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import type { FoundConcept } from '../../concepts/lexicon.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/** One sign that says initial and thing at once is worth this much more than a picture of the thing. */
const oneSign = 1.3;
const most = 0.95;
/** A by-thought of the brief makes no sign. */
const least = 0.35;
/** What only the industry brings must be one of its three main words and the sign a plain picture of it; it is worth what it weighs and no more. */
const leastOfIndustry = 0.26;

/** Signs drawn with less craft serve where only the industry is told and no other letter shows it: readers saw an arrowhead on a broken end. */
const leastCraft = 3.5;

/**
 * Letters that are the thing itself, where the name begins with the letter and a word of the brief, or its industry, names the thing.
 * Whoever is told nothing but the industry chooses no picture for it: the letter of the name does.
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
