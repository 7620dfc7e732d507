import type { MarkCandidate } from './mark-candidate.ts';

/** How well each concept matches a beam through an opening of the initial. */
const lightMeaning: Readonly<Record<string, number>> = {
  light: 1,
  sun: 0.9,
  dawn: 0.9,
  lamp: 1,
  lantern: 0.9,
  lighthouse: 0.9,
  star: 0.8,
};
/** Craft of the construction when the name says light. */
const craft = 5;

/**
 * Ties a letter of light to the name's own concept when the name means light (golden set, Northlight Physio).
 * Returns any other mark unchanged.
 */
export function lit(mark: MarkCandidate, pictures: readonly MarkCandidate[]): MarkCandidate {
  if (mark.kind !== 'light') return mark;
  const worth = (p: MarkCandidate): number =>
    p.word === null || p.trade === true ? 0 : (lightMeaning[p.concept ?? ''] ?? 0) * p.relevance;
  const best = pictures.reduce<MarkCandidate | null>((a, b) => (worth(b) > (a === null ? 0 : worth(a)) ? b : a), null);
  return best === null || worth(best) <= mark.relevance
    ? mark
    : { ...mark, relevance: Math.min(0.95, 1.3 * worth(best)), concept: best.concept, word: best.word, craft };
}
