import type { FoundConcept } from '../../../concepts/lexicon.ts';
import { ownThings } from '../../../concepts/own-things.ts';
import type { Random } from '../../../random.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import { type Figure, figureServes } from './figures.ts';
import { mergers } from './merged.ts';
import { vessels } from './vessels.ts';

type Serves = Readonly<Record<string, number>>;

/** What holds, what is held, and the drawing in which one does the other. */
interface Pairing {
  readonly detail: string;
  readonly holds: Serves;
  readonly held: Serves;
  readonly craft: number;
}

const dawn: Serves = { sun: 1, dawn: 1 };
const pairings: readonly Pairing[] = [
  ...mergers.flatMap(({ vessel, name, forms, craft }) =>
    forms.map((form) => ({
      detail: `${name}-${form}`,
      holds: vessels[vessel].serves,
      held: figureServes[form as Figure],
      craft,
    })),
  ),
  ...['4-cup', '5-cup', '6-cup'].map((form) => ({
    detail: `dawn-cup-${form}`,
    holds: { coffee: 1, cup: 1 },
    held: dawn,
    craft: 4.9,
  })),
  { detail: 'dawn-cup-5-bowl', holds: { tea: 0.9, bowl: 1, restaurant: 0.6 }, held: dawn, craft: 4.9 },
  { detail: 'strings-0-star', holds: { music: 1 }, held: { star: 1 }, craft: 4.9 },
];

/** Two things of the brief in one form are worth this much more than the mean of the two. */
const oneForm = 1.5;
/** And once more where the name says both: a bolt in a barrel. */
const bothNamed = 1.3;
/** A by-thought makes no pair. */
const least = 0.3;
/** Offered to a set: the best, in an order of the name's own where they are as good. */
const offered = 4;

interface Said {
  readonly f: FoundConcept;
  readonly worth: number;
}

const said = (found: readonly FoundConcept[], serves: Serves): Said | undefined =>
  found
    .map((f) => ({ f, worth: f.weight * (serves[f.concept.id] ?? 0) }))
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth)[0];

/** Pictures in which one thing of the brief is held by another: two words of it, at least one of them the name's own. */
export function mergedCandidates(found: readonly FoundConcept[], random: Random): readonly MarkCandidate[] {
  const words = found.filter((f) => f.word !== null && f.from !== 'industry');
  const things = new Set(ownThings(found));
  return pairings
    .flatMap((pairing): readonly (MarkCandidate & { readonly turn: number })[] => {
      const vessel = said(words, pairing.holds);
      const figure = said(
        words.filter((f) => f.concept.id !== vessel?.f.concept.id && f.word !== vessel?.f.word),
        pairing.held,
      );
      if (vessel === undefined || figure === undefined) return [];
      const named = [figure, vessel].filter(({ f }) => things.has(f));
      const [own] = named;
      if (own === undefined) return [];
      const worth = Math.sqrt(vessel.worth * figure.worth) * (named.length === 2 ? bothNamed : 1);
      return [
        {
          id: `drawn/${pairing.detail}`,
          kind: 'drawn',
          relevance: Math.min(1, worth * oneForm),
          concept: own.f.concept.id,
          word: own.f.word,
          craft: pairing.craft,
          contained: false,
          merged: true,
          turn: random.fork(pairing.detail).next(),
        },
      ];
    })
    .sort((a, b) => b.relevance + 0.2 * b.turn - a.relevance - 0.2 * a.turn)
    .slice(0, offered)
    .map(({ turn: _, ...mark }) => mark);
}
