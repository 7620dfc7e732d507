import type { AskedPicture } from '../../../../concepts/subject/asked-pictures.ts';
import type { Random } from '../../../../random.ts';
import type { MarkCandidate } from '../../mark-candidate.ts';
import { filledPairs } from './filled-pairs.ts';
import { fusions } from './fused.ts';
import { mergers } from './merged.ts';

/** Two things and the drawing that joins them, each by the drawings that show it in drawings.txt. */
interface Pairing {
  readonly detail: string;
  /** The drawing without what it holds, so that a set does not get four barrels. */
  readonly vessel: string;
  readonly holds: readonly string[];
  readonly held: readonly string[];
  readonly craft: number;
  readonly fused: boolean;
}

const dawnCup = { vessel: 'dawn-cup', held: ['+halfsun', '+sun'], craft: 4.9, fused: true };
/** What the things of the fusions are called in drawings.txt. */
const fused: Readonly<Record<string, Pick<Pairing, 'holds' | 'held'>>> = {
  'as-pencil-planet': { holds: ['+pencil'], held: ['+planet'] },
  'as-bicycle-peak': { holds: ['bicycle'], held: ['+peak'] },
  'as-barrow-globe': { holds: ['package', 'van'], held: ['+globe'] },
};

/** What of two things the client chose. */
export const chosenOf = (both: readonly AskedPicture[]): Pick<MarkCandidate, 'chosen'> => {
  const chosen = both.flatMap((one) => (one.chosen === true ? [one.picture.name] : []));
  return chosen.length === 0 ? {} : { chosen };
};

/** Two asked pictures and the drawing that joins them. */
interface Joined extends Pick<Pairing, 'vessel' | 'craft' | 'fused'> {
  /** Id of the mark. */
  readonly id: string;
  readonly holds: AskedPicture;
  readonly held: AskedPicture;
}

const pairings: readonly Pairing[] = [
  ...mergers.flatMap(({ name, forms, craft }) =>
    forms.map((form) => ({
      detail: `${name}-${form}`,
      vessel: name,
      holds: [`=${name}`],
      held: [`+${form}`],
      craft,
      fused: false,
    })),
  ),
  ...fusions.flatMap(({ name, forms, craft }) =>
    forms.map((form) => ({ detail: `${name}-${form}`, vessel: name, holds: [], held: [], craft, fused: true, ...fused[name] })),
  ),
  ...['4-cup', '5-cup', '6-cup'].map((form) => ({ ...dawnCup, detail: `dawn-cup-${form}`, holds: ['=dawn-cup'] })),
  { ...dawnCup, detail: 'dawn-cup-5-bowl', holds: ['=out-dish'] },
  ...['2-pine', '3-pine'].map((form) => ({
    vessel: 'shore',
    detail: `shore-${form}`,
    holds: ['@sail', 'anchor', '@shore-2-high'],
    held: ['@pine'],
    craft: 4.6,
    fused: true,
  })),
  { vessel: 'strings', detail: 'strings-0-star', holds: ['@strings'], held: ['+star'], craft: 4.9, fused: true },
];

/** Factor by which two things of the brief in one form outweigh the mean of the two. */
const oneForm = 1.35;
/** Further factor where the name says both, and where only the trade does. */
const bothNamed = 1.3;
const neitherNamed = 0.62;
/** Further factor for a vessel that only the industry brings. */
const lentVessel = 0.9;
/** Further factor for a drawing made for just these two things. */
const madeForBoth = 1.25;
/** Least weight of each thing: a passing thought makes no pair. */
const least = 0.3;
/** Most pairs offered to a set, one a vessel; further drawings of a vessel only fill up to `few`. */
const offered = { all: 6, few: 3 } as const;

/**
 * Pictures in which one thing of the brief holds another or is part of it: a bird of the name in a cup of the trade, the name's two
 * things, or two of the trade. Nothing that the trade never shows takes part.
 */
export function mergedCandidates(
  asked: readonly AskedPicture[],
  never: ReadonlySet<string>,
  random: Random,
): readonly MarkCandidate[] {
  const byDrawing = new Map<string, AskedPicture>();
  for (const one of asked)
    for (const drawing of one.picture.drawings)
      if (one.weight >= least && !never.has(drawing) && (byDrawing.get(drawing)?.weight ?? 0) < one.weight)
        byDrawing.set(drawing, one);
  const named = asked.some(({ from }) => from === 'name');
  const find = (drawings: readonly string[]): AskedPicture | undefined =>
    drawings.flatMap((d) => byDrawing.get(d) ?? []).sort((a, b) => b.weight - a.weight)[0];
  const joined: readonly Joined[] = [
    ...pairings.flatMap(({ detail, holds, held, ...pairing }) => {
      const [vessel, figure] = [find(holds), find(held)];
      return vessel === undefined || figure === undefined
        ? []
        : [{ id: `drawn/${detail}`, ...pairing, holds: vessel, held: figure }];
    }),
    ...filledPairs(byDrawing),
  ];
  const ranked = joined
    .flatMap(({ id, vessel: name, holds: vessel, held: figure, craft, fused }) => {
      if (vessel.picture === figure.picture || vessel.from === 'also' || figure.from === 'also') return [];
      // Two pictures of one thing say it twice.
      if (vessel.from === 'name' && figure.from === 'name' && vessel.picture.concept === figure.picture.concept) return [];
      const own = [figure, vessel].filter(({ from }) => from === 'name');
      // What only goes with a trade, or only with an industry, makes no pair by itself.
      if (own.length === 0 && [vessel, figure].some(({ from }) => from !== 'trade')) return [];
      const told = own[0] ?? figure;
      const worth =
        Math.sqrt(vessel.weight * figure.weight) *
        oneForm *
        (own.length === 2 ? bothNamed : own.length === 1 ? 1 : neitherNamed) *
        (fused ? madeForBoth : 1) *
        (vessel.from === 'industry' ? lentVessel : 1);
      const mark: MarkCandidate = {
        id,
        kind: 'drawn',
        relevance: Math.min(1, worth),
        concept: told.picture.concept,
        word: told.word,
        icons: [],
        craft,
        contained: false,
        merged: true,
        ...(own.length === 2 ? { both: true as const } : {}),
        ...(named && own.length === 0 ? { trade: true as const } : {}),
        ...chosenOf([vessel, figure]),
      };
      return [{ mark, vessel: name, fused, rank: worth + 0.2 * random.fork(id.slice(id.indexOf('/') + 1)).next() }];
    })
    .sort((a, b) => b.rank - a.rank);
  const first = ranked.filter((one, i) => ranked.findIndex((other) => other.vessel === one.vessel) === i);
  // Among the rest, prefers another of the name's things to the same thing drawn differently.
  const again = (one: (typeof ranked)[number]): number => Number(first.some(({ mark }) => mark.concept === one.mark.concept));
  const rest = ranked.filter((one) => !one.fused && !first.includes(one)).sort((a, b) => again(a) - again(b));
  const more = rest.slice(0, Math.max(0, offered.few - first.length));
  return [...first.slice(0, offered.all), ...more].map(({ mark }) => mark);
}
