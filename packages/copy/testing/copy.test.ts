import { industries, parseBrief } from '@brandwright/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { chanceBriefs, scriptBriefs } from '../../engine/testing/chance-briefs.ts';
import { type BrandCopy, bioLimits, lengthOf, lineLimits } from '../src/brand-copy.ts';
import { businessOf } from '../src/business.ts';
import { writeCopy } from '../src/index.ts';
import { knownTrades } from '../src/trades/known-trades.ts';
import { briefOf, copyOf } from './copy-of.ts';
import { inventions, languageFaults } from './faults.ts';
import { readingEase } from './reading-ease.ts';
import samples from './sample-briefs.json' with { type: 'json' };

interface Given {
  readonly name: string;
  readonly slogan?: string;
  readonly description?: string;
}

/** Names and slogans that look for trouble. */
const oddNames = [
  'W'.repeat(80),
  'Ärzte & Söhne '.repeat(5).trim(),
  '☕ Bean There ☕',
  'מאפיית הבוקר',
  'مخبز الصباح 24',
  '東京珈琲店'.repeat(16),
  'Acme Co.',
  'Yahoo!',
  'Who?',
  'iPad-Klinik',
  'a',
  'O’Brien & Søns [Ltd] {1} {name}',
  'An [a|b] Thing',
];

const every = (copy: BrandCopy): readonly string[] => [
  copy.brandStory,
  copy.missionStatement,
  ...Object.values(copy.targetAudience),
  copy.brandVoice.tone,
  ...copy.marketingTips,
  copy.colorPsychology,
  copy.elevator,
  ...Object.values(copy.bios),
];

/** A text without what its owner wrote, so that only our words are judged. */
const ours = (text: string, { name, slogan = '' }: Given): string => {
  const own = [name, slogan].filter((word) => word !== '');
  const shown = own.flatMap((word) => [word, word.replace(/['"]/gu, '’')]);
  return shown.reduce((left, word) => left.split(word).join('Zorvex'), text.replace(/[\u2068\u2069]/gu, ''));
};

function faultsOf(brief: Given): readonly string[] {
  const copy = copyOf(brief);
  const limits = [
    ...Object.entries(bioLimits).map(([network, most]) => [network, copy.bios[network as keyof typeof bioLimits], most] as const),
    ['elevator', copy.elevator, lineLimits.elevator] as const,
    ...copy.taglines.map((line) => ['tagline', line, lineLimits.tagline] as const),
  ];
  return [
    ...limits
      .filter(([, text, most]) => lengthOf(text) > most || text === '')
      .map(([field, text]) => `${field} of ${lengthOf(text)}: ${text}`),
    ...(copy.marketingTips.length >= 5 && copy.marketingTips.length <= 7 ? [] : [`${copy.marketingTips.length} tips`]),
    ...(new Set(copy.taglines).size === 5 ? [] : [`taglines: ${copy.taglines.join(' / ')}`]),
    ...every(copy).flatMap((text) => (/\u2068[^\u2069]*$|^[^\u2068]*\u2069/u.test(text) ? [`open isolate: ${text}`] : [])),
  ];
}

describe('words for briefs by chance', () => {
  test('[I-01] every field keeps its limit over 2,000 briefs', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: chanceBriefs }, { weight: 1, arbitrary: scriptBriefs }), (brief) => {
        expect(faultsOf(brief as unknown as Given)).toEqual([]);
      }),
      { numRuns: 2000, seed: 60 },
    );
  });

  test('[I-01] nothing is invented, and every sentence is sound, over 2,000 briefs', () => {
    fc.assert(
      fc.property(chanceBriefs, (brief) => {
        const given = brief as unknown as Given;
        const plain = { ...given, name: 'Zorvex', slogan: '' };
        const copy = copyOf(plain);
        // Advice asks for proof that the owner may have, and so names it.
        const told = every(copy).filter((text) => !copy.marketingTips.includes(text));
        const bad = [...every(copy).flatMap(languageFaults), ...told.flatMap(inventions)];
        expect(bad).toEqual([]);
        expect(readingEase(copy.brandStory)).toBeGreaterThanOrEqual(50);
      }),
      { numRuns: 2000, seed: 61 },
    );
  });
});

/** The sentences of a text that stand in it twice. */
const saidTwice = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[.?]) /u);
  return sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
};

describe('every trade that the engine reads', () => {
  const briefs = [...subjects().tradeByName.values()].flatMap(({ name, industry }) => {
    const label = knownTrades.get(name)?.label ?? name;
    return ['', `${label} in Cork, small and careful`, `${label} in Cork, the slow way`, `${label} in Cork, by two friends`].map(
      (description) => ({ name: 'Zorvex', industry: industries[industry] ?? 'Other', description }),
    );
  });
  // Written once for both tests.
  const copies = briefs.map((brief) => ({ brief, copy: copyOf(brief) }));

  test('[I-01] is told in sound sentences, none of them twice in a text', () => {
    const bad = copies.flatMap(({ brief, copy }) =>
      every(copy).flatMap((text) =>
        [...languageFaults(text), ...saidTwice(text)].map((fault) => `${brief.description}: ${fault}: ${text}`),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('[I-01] is never followed by a tail that no sentence can carry', () => {
    const bad = copies.flatMap(({ copy: { brandStory, elevator } }) => {
      return [brandStory, elevator].filter((text) =>
        /Zorvex (?:is|offers) [^.“]*(?:, the slow way|, by two friends)/u.test(text),
      );
    });
    expect(bad).toEqual([]);
  });
});

test('[I-01] long, odd and right-to-left names keep every limit', () => {
  expect(oddNames.flatMap((name) => faultsOf({ name, slogan: 'x'.repeat(90) }))).toEqual([]);
});

test('[I-01] names in other scripts leave the punctuation around them sound', () => {
  const bad = oddNames.flatMap((name) =>
    every(copyOf({ name })).flatMap((text) =>
      languageFaults(ours(text, { name: name.replace(/☕ ?| ?☕/gu, '') })).map((fault) => `${fault}: ${text}`),
    ),
  );
  expect(bad).toEqual([]);
});

test('[I-01] a name from right to left is isolated from what stands around it', () => {
  expect(copyOf({ name: 'מאפיית הבוקר' }).brandStory).toContain('\u2068מאפיית הבוקר\u2069');
});

test('[I-01] a name that ends in a period needs no second one', () => {
  for (const { brandStory } of Array.from({ length: 20 }, (_, i) => copyOf({ name: 'Acme Co.', seed: String(i) })))
    expect(brandStory).not.toContain('Co..');
});

test('[I-01] the same brief gets the same words', () => {
  for (const brief of samples) expect(JSON.stringify(copyOf(brief))).toBe(JSON.stringify(copyOf({ ...brief })));
});

test('[I-01] every sample story names its business in the first two sentences', () => {
  for (const { name, ...brief } of samples) {
    const [first = '', second = ''] = copyOf({ name, ...brief }).brandStory.split(/(?<=[.?]) /u);
    expect(`${first} ${second}`.replace(/[\u2068\u2069]/gu, '')).toContain(name.replace(/'/gu, '’'));
  }
});

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));

test('[I-01] every sample story with a description uses words of it', () => {
  const without = samples.filter((brief) => {
    if (!('description' in brief) || brief.description === undefined) return false;
    const story = new Set(stems(copyOf(brief).brandStory));
    return !stems(brief.description).some((stem) => story.has(stem));
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('[I-01] every sample story names the trade', () => {
  const without = samples.filter((input) => {
    const brief = parseBrief(input);
    if (!brief.ok) return true;
    const { label, trade } = businessOf(brief.value).filling;
    const story = copyOf(input).brandStory.toLowerCase();
    return !`${label} ${trade}`
      .toLowerCase()
      .split(' ')
      .some((word) => story.includes(word.slice(0, 4)));
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('[I-01] the first sentences of a story fit where the guidelines cut it', () => {
  const long = samples
    .map((brief) => copyOf(brief).brandStory.split(/(?<=[.?]”?) /u)[0] ?? '')
    .filter((first) => lengthOf(first) > 200);
  expect(long).toEqual([]);
});

describe('what was answered', () => {
  const base = { name: 'Harbor & Pine', industry: 'Food & Beverage', description: 'Coffee roastery by the sea' };
  const answers = {
    energy: ['calm', 'energetic', 'sophisticated', 'playful'],
    personality: ['leader', 'friend', 'innovator', 'expert'],
    values: ['quality', 'accessibility', 'innovation', 'tradition'],
    aesthetic: ['minimal', 'bold', 'classic', 'organic'],
  } as const;

  test.each(Object.entries(answers))('[I-01] each answer about %s gives another voice and another story', (question, given) => {
    const copies = given.map((answer) => copyOf({ ...base, quiz: { [question]: answer } }));
    expect(new Set(copies.map(({ brandStory }) => brandStory)).size).toBe(4);
    expect(new Set(copies.map(({ brandVoice }) => JSON.stringify(brandVoice))).size).toBe(4);
  });

  test('[I-01] each personality gives another voice and another story', () => {
    const personalities = ['Premium Professional', 'Friendly Creative', 'Dynamic Leader', 'Zen Innovator', 'Balanced Brand'];
    const copies = personalities.map((personality) => copyOf({ ...base, personality }));
    expect(new Set(copies.map(({ brandStory }) => brandStory)).size).toBe(5);
    expect(new Set(copies.map(({ brandVoice }) => JSON.stringify(brandVoice))).size).toBe(5);
  });
});

test('[I-01] a slogan that fits is the first tagline, and a hostile one is left out', () => {
  expect(copyOf({ name: 'Rye', slogan: 'Bread, slowly' }).taglines[0]).toBe('Bread, slowly');
  expect(copyOf({ name: 'Rye', slogan: 'Buy at http://evil.example' }).taglines.join(' ')).not.toContain('http');
});

test('[I-01] colors that are no hexes are left out, and none leaves a sound text', () => {
  const brief = { name: 'Rye' };
  expect(copyOf(brief).colorPsychology).toContain('Deep teal');
  expect(languageFaults(copyOf(brief).colorPsychology)).toEqual([]);
});

test.each([
  ['burgundy', '#7A1F2B', 'rich and warm'],
  ['terracotta', '#B5471B', 'warm and earthy'],
  ['dark spruce', '#2E5E4E', 'settled and natural'],
  ['red', '#D81E2C', 'bold and energetic'],
  ['leaf green', '#4CAF50', 'fresh and natural'],
])('[I-01] %s is told by its depth, not by its hue alone', (name, hex, says) => {
  expect(writeCopy(briefOf({ name: 'Kiln' }), [{ name, hex }]).colorPsychology).toContain(says);
});

test('[I-01] a profile does not repeat the trade that stands in the name', () => {
  const brief = { name: 'Teatime Circus School', industry: 'Education', description: 'Circus school in Leeds, new in town' };
  const { linkedin, pinterest } = copyOf(brief).bios;
  expect(linkedin).toContain('Teatime Circus School in Leeds, new in town.');
  for (const bio of [linkedin, pinterest]) expect(bio.match(/circus school/giu)).toHaveLength(1);
  const { linkedin: other } = copyOf({ name: 'Teatime', industry: 'Education', description: 'Circus school in Leeds' }).bios;
  expect(other).toContain('Teatime: Circus school in Leeds.');
});

test.each([
  ['Teatime Circus School', 'Circus school in Leeds, new in town', 'Teatime Circus School is in Leeds and new in town.'],
  ['Teatime', 'Circus school in Leeds, new in town', 'Teatime is a circus school in Leeds that’s new in town.'],
  ['Lux Massage', 'Massage practice in Bergen, the slow way', 'Lux Massage is in Bergen and does things the slow way.'],
  ['Cork Car Dealership', 'Car dealership in Bergen, with our own workshop', 'is in Bergen and has its own workshop.'],
  ['Gift & Balloon', 'Gift shop in Cork, new in town', 'Gift & Balloon is a gift shop in Cork that’s new in town.'],
  ['Trout Insurance', 'Insurance agency in Denver, for people in a hurry', 'is an insurance agency in Denver for people'],
  ['Specht', 'Translator in Halifax, by two friends', 'Specht is a translation agency in Halifax, run by two friends.'],
])('[I-01] %s, “%s”: the first sentence says each thing once', (name, description, says) => {
  const { brandStory, elevator } = copyOf({ name, industry: 'Other', description });
  expect(brandStory).toContain(says);
  expect(elevator).toContain(says);
});
