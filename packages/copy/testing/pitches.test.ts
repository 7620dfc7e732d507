import { industries } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { type BrandCopy, lengthOf, lineLimits } from '../src/brand-copy.ts';
import { knownPassages } from '../src/passages/known-passages.ts';
import { knownPitches, type Pitch } from '../src/pitches/known-pitches.ts';
import { jars } from '../src/suited-items.ts';
import { generalTips, saysTheSame } from '../src/tips.ts';
import { knownTrades } from '../src/trades/known-trades.ts';
import { copyOf, roundOf } from './copy-of.ts';
import { inventions, languageFaults } from './faults.ts';

const countOf = (text: string): number => text.split(/\s+/u).length;
const within = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** All that is said of a trade, as it stands in sentences. */
const everyText = ({ mission, people, demographics, psychographics, taglines, tips }: Pitch): readonly string[] => [
  mission,
  ...people.map((one) => `It’s for ${one}.`),
  demographics,
  psychographics,
  ...taglines.map((line) => (/[?”]$/u.test(line) ? line : `${line}.`)),
  ...tips,
];

describe('what is said of each trade besides its story', () => {
  test('[I-01] every trade has words of its own, and no other has', () => {
    expect([...knownTrades.keys()].filter((trade) => !knownPitches.has(trade))).toEqual([]);
    expect([...knownPitches.keys()].filter((trade) => !knownTrades.has(trade))).toEqual([]);
  });

  test('[I-01] every trade has a mission, three groups, six lines and five tips of their lengths', () => {
    const odd = [...knownPitches].filter(
      ([, { mission, people, demographics, psychographics, taglines, tips }]) =>
        !/^To \p{Ll}.*\.$/u.test(mission) ||
        !within(countOf(mission), 6, 18) ||
        new Set(people).size !== 3 ||
        people.some((one) => !within(countOf(one), 2, 13) || /[.;]$/u.test(one)) ||
        !within(countOf(demographics), 10, 32) ||
        !/^They/u.test(psychographics) ||
        new Set(taglines).size !== 6 ||
        taglines.some((line) => lengthOf(line) > lineLimits.tagline || line.endsWith('.')) ||
        new Set(tips).size !== 5 ||
        tips.some((tip) => !within(countOf(tip), 10, 38)),
    );
    expect(odd.map(([trade]) => trade)).toEqual([]);
  });

  test('[I-01] every text is sound English, names no business and states no fact of one', () => {
    const faults = [...knownPitches].flatMap(([trade, pitch]) => [
      ...everyText(pitch).flatMap((text) => languageFaults(text).map((fault) => `${trade}: ${fault}: ${text}`)),
      // Advice asks for proof that the owner may have, and so names it.
      ...[pitch.mission, ...pitch.taglines].flatMap((text) => inventions(text).map((fault) => `${trade}: ${fault}: ${text}`)),
    ]);
    expect(faults).toEqual([]);
    expect(generalTips.flatMap(languageFaults)).toEqual([]);
  });

  test('[I-01] nobody speaks as “we”, and only tips and lines speak to a reader', () => {
    const spoken = [...knownPitches].flatMap(([trade, pitch]) => [
      ...everyText(pitch).filter((text) => /\b(?:[Ww]e|[Oo]urs?|us)\b/u.test(text)),
      ...[pitch.mission, ...pitch.people, pitch.demographics, pitch.psychographics]
        .filter((text) => /(?<!thank-)\byou(?:rs?|’\w+)?\b/iu.test(text))
        .map((text) => `${trade}: ${text}`),
    ]);
    expect(spoken).toEqual([]);
  });

  test('[I-01] no two trades share six words in a row', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const [trade, pitch] of knownPitches)
      for (const text of [...everyText(pitch).filter((one) => !one.startsWith('It’s for ')), ...pitch.people]) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
        for (let i = 0; i + 6 <= words.length; i++) {
          const run = words.slice(i, i + 6).join(' ');
          if ((owner.get(run) ?? trade) !== trade) shared.push(`${owner.get(run)} and ${trade}: ${run}`);
          owner.set(run, trade);
        }
      }
    expect(shared).toEqual([]);
  });

  test('[I-01] no line is the end of its trade’s story, which stands beside it in profiles', () => {
    const said = [...knownPitches].filter(([trade, { taglines }]) =>
      taglines.some((line) => `${line}.` === knownPassages.get(trade)?.end),
    );
    expect(said.map(([trade]) => trade)).toEqual([]);
  });
});

/** A brief of each trade that has a pitch, with what is said of the trade. */
const told = [...subjects().tradeByName.values()].flatMap(({ name: trade, industry }) => {
  const pitch = knownPitches.get(trade);
  const brief = { name: 'Zorvex', industry: industries[industry] ?? 'Other', description: `${trade} in Cork` };
  return pitch === undefined ? [] : [{ trade, pitch, brief, copy: copyOf(brief) }];
});
/** Those that the engine reads as the trade they name. A few are read as a neighbor. */
const read = told.filter(({ pitch, copy }) => copy.missionStatement === pitch.mission);

describe('a brief of each trade', () => {
  test('[I-01] is told the words of the trade in 99 of 100', () => {
    expect(read.length / told.length).toBeGreaterThan(0.99);
  });

  test('[I-01] gets people, lines and advice of the trade', () => {
    const odd = read.filter(({ pitch, copy }) => {
      const { primary, demographics, psychographics } = copy.targetAudience;
      return (
        !pitch.people.every((one) => primary.toLowerCase().includes(one.toLowerCase())) ||
        demographics !== pitch.demographics ||
        psychographics !== pitch.psychographics ||
        !copy.taglines.every((line) => pitch.taglines.includes(line)) ||
        copy.marketingTips.filter((tip) => pitch.tips.includes(tip)).length < 4
      );
    });
    expect(odd.map(({ trade }) => trade)).toEqual([]);
  });

  /** What is wrong with the length of a list, or with two of it that say the same. */
  const listFaults = ({ taglines, marketingTips: tips, missionStatement }: BrandCopy): readonly string[] => [
    ...(new Set(taglines).size === 5 ? [] : [`${taglines.length} lines`]),
    ...taglines.filter((line) => lengthOf(line) > lineLimits.tagline),
    ...(within(new Set(tips).size, 5, 7) ? [] : [`${tips.length} tips`]),
    ...[missionStatement, ...tips].filter((text) => /worth recommending/u.test(text)),
  ];

  test('[I-01] gets five lines and five to seven tips in every round', () => {
    const odd = told.flatMap(({ trade, brief }) =>
      [0, 1, 2, 3].flatMap((round) => listFaults(roundOf(brief, round)).map((fault) => `${trade}, round ${round}: ${fault}`)),
    );
    expect(odd).toEqual([]);
  });

  test('[I-01] gets other lines, advice, people and another mission in the next round', () => {
    const same = read.filter(({ brief, copy }) => {
      const next = roundOf(brief, 1);
      return (
        next.taglines.every((line) => copy.taglines.includes(line)) ||
        next.marketingTips.every((tip) => copy.marketingTips.includes(tip)) ||
        next.targetAudience.primary === copy.targetAudience.primary ||
        next.missionStatement === copy.missionStatement
      );
    });
    expect(same.map(({ trade }) => trade)).toEqual([]);
  });

  test('[I-01] adds to the advice of the trade only what says something else', () => {
    const twice = read.flatMap(({ trade, pitch, copy: { marketingTips: tips } }) =>
      tips
        .filter((tip) => !pitch.tips.includes(tip))
        .flatMap((added) =>
          tips.filter((tip) => tip !== added && saysTheSame(tip, added)).map((tip) => `${trade}: ${added} / ${tip}`),
        ),
    );
    expect(twice).toEqual([]);
  });

  test.each(['for people in a hurry', 'the slow way', 'new in town'])(
    '[I-01] gets five lines and a mission that don’t jar with “%s”',
    (mood) => {
      const odd = told.flatMap(({ trade, brief }) =>
        [0, 1].flatMap((round) => {
          const description = `${brief.description}, ${mood}`;
          const { taglines, missionStatement } = roundOf({ ...brief, description }, round);
          const bad = [...taglines, missionStatement].filter((text) => jars(text, description));
          return [...bad, ...(new Set(taglines).size === 5 ? [] : ['fewer lines'])].map(
            (fault) => `${trade}, ${round}: ${fault}`,
          );
        }),
      );
      expect(odd).toEqual([]);
    },
  );

  test('[I-01] gets a profile on Twitter without its name, however much its owner says', () => {
    const long = 'in Halifax, Nova Scotia, for people who have put off asking about this for too long and want an answer';
    const odd = told.flatMap(({ trade, brief, copy }) =>
      [copy, copyOf({ ...brief, description: `${trade} ${long}` })].filter(({ bios }) => bios.twitter.includes(brief.name)),
    );
    expect(odd.map(({ bios }) => bios.twitter)).toEqual([]);
  });

  test('[I-01] joins whom its owner serves with one other group, in a sentence that reads', () => {
    const joined = read
      .map(({ trade, brief }) => {
        const description = `${brief.description}, for people in a hurry`;
        return [trade, copyOf({ ...brief, description }).targetAudience.primary] as const;
      })
      .filter(([, primary]) => primary.startsWith('People in a hurry'));
    const odd = joined.filter(
      ([, primary]) =>
        !/^People in a hurry(?:, and (?!people\b)[^,.;]+)?\.$/u.test(primary) || languageFaults(primary).length > 0,
    );
    expect(joined.length / read.length).toBeGreaterThan(0.99);
    expect(odd.map((one) => one.join(': '))).toEqual([]);
  });
});

test('[I-01] a business called as we call its trade is told the words of the trade in 99 of 100', () => {
  const missed = told.filter(({ trade, pitch, brief }) => {
    const description = `${knownTrades.get(trade)?.label} in Cork`;
    return copyOf({ ...brief, description }).missionStatement !== pitch.mission;
  });
  expect(missed.length / told.length).toBeLessThan(0.01);
});

test('[I-01] the words of a trade are left where its owner’s words contradict them', () => {
  for (const [description, never] of [
    ['Vegan bakery in Cork', /\b(?:butter|milk|eggs?|honey)\b/iu],
    ['Alcohol-free cocktail bar in Cork', /\b(?:whisky|gin|rum|beer|wine)\b/iu],
    ['Halal butcher in Cork', /\b(?:pork|ham|bacon)\b/iu],
  ] as const) {
    const { taglines, marketingTips, missionStatement, targetAudience } = copyOf({
      name: 'Wren',
      industry: 'Food & Beverage',
      description,
    });
    const said = JSON.stringify([taglines, marketingTips, missionStatement, targetAudience]);
    expect(said).not.toMatch(never);
  }
});

test('[I-01] a shop without a door is told nothing of a counter, a window or neighbors', () => {
  const trades = ['toy shop', 'bookshop', 'tea shop', 'florist', 'shoe shop', 'gift shop', 'record shop', 'yarn store'];
  const bad = trades.flatMap((trade) => {
    const { taglines, marketingTips, targetAudience } = copyOf({
      name: 'Wren',
      industry: 'E-commerce',
      description: `Online ${trade} in Cork`,
    });
    return [...taglines, ...marketingTips, ...Object.values(targetAudience)].filter((text) =>
      /\b(?:counter|window|shelf|neighbors?|walk in|fitting room|aisle)\b/iu.test(text),
    );
  });
  expect(bad).toEqual([]);
});
