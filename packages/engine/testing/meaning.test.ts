import { describe, expect, it, test } from 'vitest';
import { markCandidates } from '../src/composition/marks/candidates.ts';
import { constructionOf } from '../src/composition/marks/drawn/registry.ts';
import type { MarkCandidate } from '../src/composition/marks/mark-candidate.ts';
import { nameParts } from '../src/composition/name-parts.ts';
import conceptTable from '../src/concepts/catalogue/concepts.json' with { type: 'json' };
import type { Concept } from '../src/concepts/concept.ts';
import { cataloguedMarks } from '../src/concepts/mark-catalogue.ts';
import { isStored } from '../src/concepts/stored-pictures.ts';
import type { Design } from '../src/index.ts';
import { createRandom } from '../src/random.ts';
import { briefOf, setOf } from './font-book.ts';
import specimen from './meaning.json' with { type: 'json' };

/** A brief with what a good designer would accept (concepts or icons) and what would be wrong; written before the output was seen. */
type Judged = (typeof specimen.briefs)[number];

const concepts = new Map((conceptTable as readonly Concept[]).map((concept) => [concept.id, concept]));
const trades: Readonly<Record<string, readonly string[]>> = specimen.trades;
const clipart: ReadonlySet<string> = new Set(specimen.clipart);
/** Forms that only hold a picture. */
const holders = new Set(['seal', 'shield', 'disc', 'tag', 'hexagon']);

const inputOf = ({ trade: _trade, accept: _accept, forbid: _forbid, ...input }: Judged) => input;

/** What a picture shows: its concept and its icons. */
interface Picture {
  readonly concept: string;
  readonly icons: readonly string[];
}

const pictureOf = (mark: string, concept: string): Picture => ({ concept, icons: cataloguedMarks().get(mark)?.icons ?? [] });

function judge(brief: Judged, { concept, icons }: Picture): 'fits' | 'strange' | 'wrong' {
  const accepted = new Set([...brief.accept, ...brief.trade.flatMap((trade) => trades[trade] ?? [])]);
  const forbidden: readonly string[] = brief.forbid;
  if ([concept, ...icons].some((id) => forbidden.includes(id))) return 'wrong';
  if (icons.some((icon) => clipart.has(icon) && !accepted.has(icon))) return 'wrong';
  const drawn = new Set([...accepted].flatMap((id) => [id, ...(concepts.get(id)?.icons ?? [])]));
  return accepted.has(concept) || (icons.length > 0 && icons.every((icon) => drawn.has(icon) || holders.has(icon)))
    ? 'fits'
    : 'strange';
}

const marksFor = (judged: Judged): readonly MarkCandidate[] => {
  const brief = briefOf(inputOf(judged));
  return markCandidates(brief, nameParts(brief.letters), createRandom('meaning'));
};

/** Whether a mark is, or holds, a drawing fetched on demand. */
const isOnDemand = ({ id }: MarkCandidate): boolean => isStored(id.split(/[/+~]/u).at(-1) ?? '');

/** Those of a thing or trade that a word of the brief says; what only goes with it does not count. */
const storedFor = (judged: Judged): readonly MarkCandidate[] =>
  marksFor(judged).filter((mark) => isOnDemand(mark) && mark.word !== null && mark.also !== true);

/** Every picture the engine may draw for a brief. */
function picturesFor(judged: Judged): readonly Picture[] {
  // Drawings fetched on demand are asked for by the phrases of the lists, which readings.test.ts judges. Their concept is the nearest.
  return marksFor(judged).flatMap((mark) =>
    mark.concept === null || isOnDemand(mark) ? [] : [pictureOf(mark.id, mark.concept)],
  );
}

describe('what a picture has to do with the business', () => {
  it('is judged over all industries and twenty languages beside English', () => {
    expect(specimen.briefs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(specimen.briefs.map((brief) => brief.industry)).size).toBe(12);
    expect(specimen.briefs.every((brief) => brief.trade.every((trade) => trades[trade] !== undefined))).toBe(true);
  });

  it('shows nothing that would be wrong, and nine in ten of what may be shown fit', () => {
    const verdicts = specimen.briefs.flatMap((brief) =>
      picturesFor(brief).map((picture) => ({ brief: brief.name, ...picture, verdict: judge(brief, picture) })),
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const fitting = verdicts.filter(({ verdict }) => verdict === 'fits').length;
    expect(fitting / verdicts.length).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a fitting picture for every brief', () => {
    const without = specimen.briefs.filter(
      (brief) => !picturesFor(brief).some((picture) => judge(brief, picture) === 'fits') && storedFor(brief).length === 0,
    );
    expect(without.map((brief) => brief.name)).toEqual([]);
  });
});

/** What a mark draws, whatever it is offered for: its construction, its icons, and the id of a catalogue mark. */
const drawnBy = (id: string): readonly string[] => [
  id,
  ...(id.startsWith('drawn/') ? [constructionOf(id.slice('drawn/'.length))?.[0].name ?? ''] : []),
  ...(cataloguedMarks().get(id)?.icons ?? []).map((icon) => `icon:${icon}`),
];

test.each(specimen.faults)('$name is never offered what blind readers called unrelated', ({ never, ...input }) => {
  const brief = briefOf(input);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const ids = markCandidates(brief, nameParts(brief.letters), createRandom(seed)).map((mark) => mark.id);
    expect(ids.filter((id) => drawnBy(id).some((drawn) => never.includes(drawn)))).toEqual([]);
    // A ring of petals is a flower too.
    if (never.includes('lotus')) expect(ids.filter((id) => id.startsWith('petal/'))).toEqual([]);
  }
});

const shown = [
  'Maison Okoye',
  'The Paper Lantern',
  'Northlight Physio',
  'Atlas Movers',
  'Juniper & Rye',
  'Özge Yıldız',
  'Vantage',
];

test.each(shown)('the eight of %s show nothing strange more than once', (name) => {
  const brief = specimen.briefs.find((judged) => judged.name === name);
  if (brief === undefined) throw new Error(`${name} is not in the specimen`);
  const verdicts = setOf(inputOf(brief)).designs.flatMap(({ genome: { mark, concept } }: Design) =>
    mark === null || concept === null ? [] : [judge(brief, pictureOf(mark, concept))],
  );
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toEqual([]);
  expect(verdicts.filter((verdict) => verdict === 'strange').length).toBeLessThanOrEqual(1);
});
