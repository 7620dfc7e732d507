import type { FoundConcept } from '../../../../concepts/lexicon.ts';
import { nameConcepts } from '../../../../concepts/name-concepts.ts';
import { relatedConcepts } from '../../../../concepts/related-concepts.ts';
import { modest } from '../../../../concepts/senses.ts';
import { broadleaf, otherFlowers } from '../../../../concepts/undrawn-kinds.ts';
import type { Random } from '../../../../random.ts';
import type { MarkCandidate } from '../../mark-candidate.ts';
import { blossoms } from '../constructions/blossom.ts';
import { type Figure, figureServes } from './figures.ts';
import { fusions } from './fused.ts';
import { mergers } from './merged.ts';

type Serves = Readonly<Record<string, number>>;

/** A vessel, the thing it holds, and the drawing that joins them. */
interface Pairing {
  readonly detail: string;
  /** The drawing without what it holds, so that a set does not get four barrels. */
  readonly vessel: string;
  readonly holds: Serves;
  /** The only words that mean the vessel. */
  readonly words?: ReadonlySet<string> | undefined;
  readonly held: Serves;
  /** Words for the one kind of flower that it holds. */
  readonly species: ReadonlySet<string> | undefined;
  readonly craft: number;
  readonly fused: boolean;
}

const species: ReadonlyMap<string, ReadonlySet<string> | undefined> = new Map(blossoms.map((b) => [b.name, b.species]));
const kinds = new Set([...species.values()].flatMap((words) => [...(words ?? [])]));
const none: ReadonlySet<string> = new Set();
/** Whether a word means one kind of flower. */
const isKind = (word: string | null): boolean => word !== null && kinds.has(word);
const flower = 'flower';
const dawn: Serves = { sun: 1, dawn: 1 };
const dawnCup = { vessel: 'dawn-cup', held: dawn, species: undefined, craft: 4.9, fused: true };
const pairings: readonly Pairing[] = [
  ...mergers.flatMap(({ holds, words, name, forms, craft }) =>
    forms.map((form) => ({
      detail: `${name}-${form}`,
      vessel: name,
      holds,
      words,
      held: figureServes[form as Figure],
      species: species.get(form),
      craft,
      fused: false,
    })),
  ),
  ...fusions.flatMap(({ holds, held, name, forms, craft }) =>
    forms.map((form) => ({ detail: `${name}-${form}`, vessel: name, holds, held, species: undefined, craft, fused: true })),
  ),
  ...['4-cup', '5-cup', '6-cup'].map((form) => ({
    ...dawnCup,
    detail: `dawn-cup-${form}`,
    holds: { coffee: 1, cup: 1 },
  })),
  { ...dawnCup, detail: 'dawn-cup-5-bowl', holds: { tea: 0.9, bowl: 1, restaurant: 0.6 } },
  {
    vessel: 'strings',
    detail: 'strings-0-star',
    holds: { music: 1 },
    held: { star: 1 },
    species: undefined,
    craft: 4.9,
    fused: true,
  },
];

/** Factor by which two things of the brief in one form outweigh the mean of the two. */
const oneForm = 1.5;
/** Further factor where the name says both: a bolt in a barrel. */
const bothNamed = 1.3;
/**
 * Further factor for a drawing made for just these two things, which comes before one that holds anything.
 */
const madeForBoth = 1.25;
/** Minimum weight of each thing: a passing thought makes no pair. */
const least = 0.3;
/**
 * Maximum number of pairs offered to a set, one per vessel; further drawings of a vessel only fill up to
 * `few`. Equally good pairs follow an order specific to the name.
 */
const offered = { all: 6, few: 3 } as const;
/** Factor for a thing that only the industry brings, applied to the weight that the industry gives it. */
const industryWorth = 1.6;
/**
 * Things that are true of every business of the industries that bring them: a firm of finance has to do with coins, a shop with
 * bags. A kettlebell is not true of every wellness firm, nor a bowl of every café: those wait until no trade is named.
 */
const always: ReadonlySet<string> = new Set(
  'column capital bag store book school house key door estate compass package cart code pixel layers network chip'.split(' '),
);

interface Said {
  readonly f: FoundConcept;
  readonly worth: number;
}

/** What a picture may show of a brief, and which of it belongs to the name. */
interface Material {
  /** Whether flowers are the only trade named, if any: a flower in a pot says it. */
  readonly florist: boolean;
  readonly words: readonly FoundConcept[];
  readonly own: ReadonlySet<FoundConcept>;
}

function materialOf(found: readonly FoundConcept[], name: string): Material {
  const whole = name.trim().toLowerCase();
  // A name that is only its trade (“Kiln”) owns that trade's things, and a foxglove belongs to the name even
  // beside its florist.
  const own = new Set([
    ...nameConcepts(found),
    ...found.filter((f) => f.from === 'name' && (f.word === whole || (f.said && isKind(f.word)))),
  ]);
  const trades = found.filter(
    (f) => f.said && f.from !== 'slogan' && f.weight >= 0.4 && relatedConcepts.has(f.concept.id) && !modest.has(f.concept.id),
  );
  const words = found.flatMap((f): readonly FoundConcept[] => {
    if (f.word !== null && f.from !== 'industry') return [f];
    if (trades.length > 0 && !always.has(f.concept.id)) return [];
    return [{ ...f, weight: Math.min(1, f.weight * industryWorth) }];
  });
  return { words, own, florist: trades.every((f) => f.concept.id === flower) };
}

const said = (found: readonly FoundConcept[], serves: Serves): Said | undefined =>
  found
    .map((f) => ({ f, worth: f.weight * (serves[f.concept.id] ?? 0) }))
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth)[0];

/**
 * Finds both things of a pairing in a brief. At least one must belong to the name; two meanings of one word
 * count only if both do.
 */
function bothOf(
  { holds, words: means, held, species: kind }: Pairing,
  { words, own, florist }: Material,
): readonly [Said, Said] | undefined {
  for (const vessel of words.map((f) => ({ f, worth: f.weight * (holds[f.concept.id] ?? 0) }))) {
    if (vessel.worth < least || means?.has(vessel.f.word ?? '') === false) continue;
    const figure = said(
      words.filter((f) => {
        // A word for one kind of flower means only that kind, and foxglove bells do not depict any other.
        if (isKind(f.word) ? !kind?.has(f.word as string) : kind?.has('foxglove') && f.concept.id === flower) return false;
        if (f.word !== null && (held === figureServes.pine ? broadleaf : kind === undefined ? none : otherFlowers).has(f.word))
          return false;
        if (f.concept.id === vessel.f.concept.id) return florist && isKind(f.word) && f.concept.id === flower;
        return f.word === null || f.word !== vessel.f.word || (own.has(f) && own.has(vessel.f));
      }),
      held,
    );
    if (figure !== undefined && (own.has(figure.f) || own.has(vessel.f))) return [vessel, figure];
  }
  return undefined;
}

/**
 * Lists pictures in which one thing of the brief holds another or is part of it. At least one of the two
 * belongs to the name.
 */
export function mergedCandidates(found: readonly FoundConcept[], name: string, random: Random): readonly MarkCandidate[] {
  const material = materialOf(found, name);
  const ranked = pairings
    .flatMap((pairing) => {
      const both = bothOf(pairing, material);
      if (both === undefined) return [];
      const [vessel, figure] = both;
      const named = [figure, vessel].filter(({ f }) => material.own.has(f));
      const own = named[0] ?? figure;
      const worth =
        Math.sqrt(vessel.worth * figure.worth) *
        (named.length === 2 ? bothNamed : 1) *
        (pairing.fused ? madeForBoth : 1) *
        oneForm;
      const mark: MarkCandidate = {
        id: `drawn/${pairing.detail}`,
        kind: 'drawn',
        relevance: Math.min(1, worth),
        concept: own.f.concept.id,
        word: own.f.word,
        craft: pairing.craft,
        contained: false,
        merged: true,
      };
      return [{ mark, vessel: pairing.vessel, rank: worth + 0.2 * random.fork(pairing.detail).next() }];
    })
    .sort((a, b) => b.rank - a.rank);
  const first = ranked.filter((one, i) => ranked.findIndex((other) => other.vessel === one.vessel) === i);
  // Among the rest, prefers another of the name's things to the same thing drawn differently.
  const again = (one: (typeof ranked)[number]): number => Number(first.some(({ mark }) => mark.concept === one.mark.concept));
  const rest = ranked.filter((one) => !first.includes(one)).sort((a, b) => again(a) - again(b));
  const more = rest.slice(0, Math.max(0, offered.few - first.length));
  return [...first.slice(0, offered.all), ...more].map(({ mark }) => mark);
}
