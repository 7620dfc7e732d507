import type { FoundConcept } from '../../concepts/lexicon.ts';
import { nameConcepts } from '../../concepts/name-concepts.ts';
import { figureOf } from '../../scene/figure.ts';
import { isSpecies } from './drawn/drawn-candidates.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/** Minimum relevance and craft of a picture of the name before the trade's pictures stand back. */
const asked = 0.2;
const well = 3.5;

/**
 * Stock pictures: blind readers know them from every logo maker. They show the trade and say nothing about
 * this client (docs/decisions/judgements, 2026-11-21).
 */
const stock: ReadonlySet<string> = new Set(
  `coffee coffee-bean bean cup tea-bag beer-stein beer-bottle tooth van bus truck bank temple column books book book-open
   book-bookmark lightbulb gear gear-six globe globe-simple globe-hemisphere-west globe-hemisphere-east flower-lotus lotus leaf
   bicycle handshake house house-line house-simple buildings barbell scissors briefcase vinyl-record record graduation-cap`.split(
    /\s+/u,
  ),
);
/** Share of relevance that a stock picture keeps where nothing better exists. */
const worn = 0.45;

/**
 * Prefers pictures of the name. Where a thing of the name can be drawn, pictures that only show the trade are
 * marked and its stock pictures are left out. A concept the name means through a trade word (Marisol Dental)
 * stays a picture of the trade.
 */
export function preferNameConcepts(pictures: readonly MarkCandidate[], found: readonly FoundConcept[]): readonly MarkCandidate[] {
  // A foxglove belongs to the name even beside its florist.
  const species = found.filter((f) => f.from === 'name' && isSpecies(f.word));
  const own = new Set([...nameConcepts(found), ...species].map((f) => f.concept.id));
  const slogan = new Set(found.filter((f) => f.from === 'slogan').map((f) => f.concept.id));
  const drawn = pictures.some((m) => own.has(m.concept ?? '') && m.craft >= well && m.relevance >= asked);
  return pictures.flatMap((m): readonly MarkCandidate[] => {
    if (m.concept === null || own.has(m.concept)) return [m];
    const common = stock.has(figureOf(m.id)) && m.merged !== true && m.kind !== 'letter-idea';
    // A slogan's figure of speech is not a picture: “gentle by nature” does not ask for a leaf over a
    // dentist.
    const aside = slogan.has(m.concept) && m.merged !== true;
    if (!drawn)
      return [common || aside ? { ...m, relevance: m.relevance * worn, ...(aside ? { trade: true as const } : {}) } : m];
    return common ? [] : [{ ...m, trade: true }];
  });
}
