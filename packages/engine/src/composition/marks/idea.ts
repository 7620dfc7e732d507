import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import type { FoundConcept } from '../../concepts/lexicon.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/** One sign that says initial and thing at once is worth this much more than a picture of the thing. */
const oneSign = 1.3;
const most = 0.95;
/** A by-thought of the brief makes no sign. */
const least = 0.45;

/** Letters that are the thing itself, where a word of the brief names it and the name begins with the letter. */
export function ideaCandidates(found: readonly FoundConcept[], initial: string): readonly MarkCandidate[] {
  const named = found.filter((f) => f.from !== 'industry');
  return letterIdeas(initial.toLowerCase()).flatMap(({ id, craft, serves = {} }) => {
    const [best] = named
      .map(({ concept, word, weight }) => ({ concept, word, worth: weight * (serves[concept.id] ?? 0) }))
      .filter(({ worth }) => worth >= least)
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined) return [];
    const relevance = Math.min(most, best.worth * oneSign);
    return [{ id, kind: 'letter-idea', relevance, concept: best.concept.id, word: best.word, craft, contained: false }];
  });
}
