import { industries } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { ownWords } from '../src/own-words.ts';
import { type FactKind, factKinds, ownerFacts } from '../src/owner-facts.ts';
import { everyRetelling, labelsOfGroups, type Retellings, retellingsOf } from '../src/retellings/known-retellings.ts';
import { knownTrades } from '../src/trades/known-trades.ts';
import { copyOf } from './copy-of.ts';
import { inventions, languageFaults } from './faults.ts';
import { readingEase } from './reading-ease.ts';

const filled = (text: string): string =>
  text
    .replace('{pair}', 'the two friends')
    .replace('{Pair}', 'The two friends')
    .replace('{own}', 'workshop')
    .replace('{since}', ' ever since')
    .replace('{It}', 'It');

/** The sentences on one kind of fact. */
const ofKind = (set: Retellings, kind: FactKind): readonly string[] =>
  [set[kind], set.more?.[kind]].filter((text) => text !== undefined);

const textsOf = (set: Retellings): readonly string[] => factKinds.flatMap((kind) => ofKind(set, kind));

/** Which facts can be told again of what a business is called. */
const kindByLabel = new Map([...knownTrades.values()].map(({ label, kind }) => [label, kind]));
const said = (label: string): Readonly<Record<FactKind, boolean>> => {
  const sets = retellingsOf(label, kindByLabel.get(label) ?? 'neutral');
  return Object.fromEntries(factKinds.map((fact) => [fact, sets.some((set) => set[fact] !== undefined)])) as Record<
    FactKind,
    boolean
  >;
};

describe('sentences that return to what an owner says', () => {
  test('[I-01] every group names businesses that there are, each in one group', () => {
    const labels = new Set([...knownTrades.values()].map(({ label }) => label));
    expect(labelsOfGroups.filter((label) => !labels.has(label))).toEqual([]);
    expect(new Set(labelsOfGroups).size).toBe(labelsOfGroups.length);
  });

  test('[I-01] each leaves out businesses that there are, and many are told it', () => {
    const labels = [...knownTrades.values()].map(({ label }) => label);
    const told = new Map(factKinds.map((fact) => [fact, labels.filter((label) => said(label)[fact])]));
    const excepted = everyRetelling.flatMap((set) =>
      [set.except, set.more?.except].flatMap((except) => Object.values(except ?? {}).flat()),
    );
    expect(excepted.filter((label) => !labels.includes(label))).toEqual([]);
    for (const [fact, all] of told) expect(all.length / labels.length, fact).toBeGreaterThan(0.3);
    expect(said('flight school').slow).toBe(false);
  });

  test('[I-01] each is sound English of at most 30 words, and speaks for nobody as “we”', () => {
    const faults = everyRetelling.flatMap((set) =>
      textsOf(set)
        .map(filled)
        .flatMap((text) => [
          ...languageFaults(text).map((fault) => `${fault}: ${text}`),
          ...(text.split(' ').length > 30 || /\b(?:we|our|us)\b/iu.test(text) ? [text] : []),
        ]),
    );
    expect(faults).toEqual([]);
  });

  test('[I-01] none states a fact that the owner did not', () => {
    const told = everyRetelling.flatMap((set) =>
      factKinds.filter((kind) => kind !== 'family').flatMap((kind) => ofKind(set, kind)),
    );
    expect(told.map(filled).flatMap((text) => inventions(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });

  test('[I-01] each has the slot of its fact', () => {
    const odd = everyRetelling.flatMap((set) => [
      ...ofKind(set, 'pair').filter((text) => !/\{pair\}/iu.test(text)),
      ...ofKind(set, 'own').filter((text) => !text.includes('{own}')),
      ...ofKind(set, 'family').filter((text) => !text.includes('{since}')),
    ]);
    expect(odd).toEqual([]);
  });

  test('[I-01] no two kinds or groups share six words in a row', () => {
    const owner = new Map<string, number>();
    const shared = everyRetelling.flatMap((set, i) =>
      textsOf(set).flatMap((text) => {
        const words = text
          .replace('{since}', '')
          .replace(/(?:its own )?\{\w+\}/giu, '–')
          .toLowerCase()
          .match(/–|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
        const runs = (words ?? []).slice(5).map((_, at) => (words ?? []).slice(at, at + 6).join(' '));
        return runs.filter((run) => {
          const known = owner.get(run) ?? i;
          owner.set(run, known);
          return known !== i;
        });
      }),
    );
    expect(shared).toEqual([]);
  });
});

test.each([
  ['Pizzeria in Halifax, open late', 'late'],
  ['Plant nursery in Denver, for people in a hurry', 'hurry'],
  ['College in Leeds, the slow way', 'slow'],
  ['A small and careful rug shop in New Haven', 'careful'],
  ['Dentist in Cork, new in town', 'new'],
  ['Bakery in Cork, family-run since 1987', 'family'],
  ['Bakery in Perth, by two friends', 'pair'],
  ['Toy shop for small children in Leeds, with our own workshop', 'own'],
  ['Fashion boutique with dresses cut in Lagos', null],
  ['Yoga studio above a bakery', null],
])('[I-01] “%s” says %s', (description, kind) => {
  expect(ownerFacts(ownWords(description))).toMatchObject({ kind });
});

test.each([
  ['Sushi bar in Perth, by two friends', /Perth, run by two friends\. (?:So |The two )/u],
  ['Bakery in Perth, family-run since 1987', /Perth, family-run since 1987\..*(?:family) .*ever since/u],
  ['Magician in Perth, with our own workshop', /with its own workshop\..* the workshop/u],
  ['College in Perth, the slow way', /does things the slow way\..*slow way/u],
])('[I-01] a story of “%s” returns to it, and names the town once', (description, says) => {
  const { brandStory } = copyOf({ name: 'Zorvex', industry: 'Other', description });
  expect(brandStory).toMatch(says);
  expect(brandStory.match(/Perth/gu)).toHaveLength(1);
});

test('[I-01] a slow trade for people in a hurry tells nothing of years and waiting', () => {
  for (const description of ['Orthodontist', 'Cheese maker', 'Golf club', 'Violin teacher'])
    for (let seed = 0; seed < 8; seed++) {
      const brief = { name: `Zorvex ${seed}`, description: `${description} in Cork, for people in a hurry` };
      expect(copyOf(brief).brandStory).not.toMatch(/waiting with|a couple of years|slow to|all day|takes time/u);
    }
});

test('[I-01] a label with commas of its own is told whole', () => {
  const { brandStory, elevator } = copyOf({
    name: 'Zorvex',
    industry: 'Healthcare',
    description: 'ENT doctor in Cork, open late',
  });
  expect(brandStory).toMatch(/^Zorvex is an ear, nose and throat practice in Cork/u);
  expect(elevator).toContain('ear, nose and throat practice');
});

describe('every trade with each thing that owners say', () => {
  const manners = ['family-run since 1987', 'small and careful', 'new in town', 'open late', 'by two friends', 'the slow way'];
  const stories = [...subjects().tradeByName.values()].flatMap(({ name, industry }) =>
    manners.map((manner) => {
      const label = knownTrades.get(name)?.label ?? name;
      const brief = { name: 'Zorvex', industry: industries[industry] ?? 'Other', description: `${label} in Cork, ${manner}` };
      return copyOf(brief).brandStory;
    }),
  );

  test('[I-01] has a story of 30 to 110 words that reads at 50 or easier', () => {
    const count = (text: string): number => text.split(/\s+/u).length;
    expect(stories.filter((story) => count(story) < 30 || count(story) > 110)).toEqual([]);
    expect(stories.filter((story) => readingEase(story) < 50)).toEqual([]);
  });

  test('[I-01] leaves no slot open, and names the town once', () => {
    expect(stories.filter((story) => /[{}\uE000-\uE00F]/u.test(story))).toEqual([]);
    expect(stories.filter((story) => story.match(/\bCork\b/gu)?.length !== 1)).toEqual([]);
  });
});

test.each([
  ['Escape room in Cork', /Pictures|Save ideas/u, /other groups did/u],
  ['Executive search firm in Cork', /^(?:Short answers|Checklists|Tips and answers) from/u, /right people/u],
  ['Law firm in Cork', /^(?:Short answers|Checklists|Tips and answers) from/u, /questions/u],
])('[I-01] profiles of “%s” show what it can show', (description, pinterest, youtube) => {
  const { bios } = copyOf({ name: 'Zorvex', industry: 'Other', description });
  expect(bios.pinterest).toMatch(pinterest);
  expect(bios.youtube).toMatch(youtube);
});
