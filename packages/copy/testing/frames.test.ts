import { expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { lengthOf, lineLimits } from '../src/brand-copy.ts';
import type { Kind } from '../src/kind.ts';
import { kinds } from '../src/kinds/kinds.ts';
import { knownPassages } from '../src/passages/known-passages.ts';
import { knownPitches } from '../src/pitches/known-pitches.ts';
import { industryTrades, knownTrades, type TradeWords } from '../src/trades/known-trades.ts';
import { spelled } from '../src/trades/spelled.ts';
import { inventions, languageFaults } from './faults.ts';

/** Sentences of a story. */
const ofStory = (kind: Kind): readonly string[] => [...kind.need, ...kind.hope, ...kind.work, ...kind.end];
const trades: readonly TradeWords[] = [...knownTrades.values(), ...Object.values(industryTrades)];

/** All that a customer reads of a kind, and the advice for its owner. */
const everyText = (kind: Kind): readonly string[] => [
  ...ofStory(kind),
  ...kind.mission,
  ...kind.people.map((people) => `It’s for ${people}.`),
  ...kind.tips,
  kind.demographics,
  kind.psychographics,
  kind.say,
  kind.ask,
  `The color should ${kind.color}.`,
  `Here you can ${kind.film}.`,
];

test('[I-01] every trade that the engine reads has words of its own', () => {
  expect([...subjects().tradeByName.keys()].filter((name) => !knownTrades.has(name))).toEqual([]);
  expect([...knownTrades.keys()].filter((name) => !subjects().tradeByName.has(name))).toEqual([]);
  expect([...knownTrades].filter(([, { items }]) => items.length < 3 || items.includes(''))).toEqual([]);
});

test('[I-01] every trade is of a kind that there is, and has a label', () => {
  expect([...knownTrades].filter(([, { kind, label }]) => !Object.hasOwn(kinds, kind) || label === '')).toEqual([]);
});

test('[I-01] trades are spelled in the files as the engine spells them', () => {
  const names = [knownTrades, knownPassages, knownPitches].flatMap((known) => [...known.keys()]);
  expect(names.filter((name) => name !== spelled(name))).toEqual([]);
});

test('[I-01] every sentence of every kind is sound English and states no fact', () => {
  const faults = Object.entries(kinds).flatMap(([name, kind]) => [
    ...everyText(kind).flatMap((text) =>
      languageFaults(text.replace(/\{\d\}/gu, 'care')).map((fault) => `${name}: ${fault}: ${text}`),
    ),
    ...[...ofStory(kind), ...kind.mission].flatMap((text) => inventions(text).map((fault) => `${name}: ${fault}: ${text}`)),
    ...kind.taglines.flatMap((line) => [
      ...languageFaults(`${line}.`.replace(/[?]\.$/u, '?')),
      ...inventions(line),
      ...(lengthOf(line) > lineLimits.tagline ? [`long: ${line}`] : []),
    ]),
  ]);
  expect(faults).toEqual([]);
});

test('[I-01] a sentence of a kind is said as it stands: no choices, and no things of one trade', () => {
  const helps = Object.entries(kinds).map(([name, kind]) => {
    // Advice may name two things of a trade where a kind helps with all of them.
    const tips = ['clinic', 'dental', 'mind'].includes(name) ? [] : kind.tips;
    return [...ofStory(kind), ...kind.mission, ...kind.people, ...tips, ...kind.taglines].filter((text) =>
      /[[\]{}|]/u.test(text),
    );
  });
  expect(helps.flat()).toEqual([]);
});

test('[I-01] a sentence of a story has at most 16 words and stands alone', () => {
  const loose = Object.values(kinds).flatMap((kind) =>
    [...kind.need, ...kind.hope, ...kind.work].filter(
      (text) =>
        text.split(' ').length > 16 || /^(?:it|they|he|she|this|that) (?!(?:helps|should|takes|has|can|’s|will)\b)/iu.test(text),
    ),
  );
  expect(loose).toEqual([]);
});

/** A mass noun or a plural, which “a” can’t lead. */
const uncountable = /(?:housing|technology|software|insurance|catering|coaching|music|tutoring|[^s]s)$/u;

test('[I-01] every label can follow “is a”', () => {
  expect(trades.map(({ label }) => label).filter((label) => uncountable.test(label))).toEqual([]);
});

/** A noun phrase that names a person’s quality or a promise, which nobody sells. */
const noThing = /\b(?:honest|a good|a late|a place|steady progress|the way back|long talks|clear terms|fair rates|easy)\b|^an? /u;

test('[I-01] things of a trade are things: no article, no praise, none twice', () => {
  const odd = trades.filter(({ items }) => items.some((item) => noThing.test(item)) || new Set(items).size < items.length);
  expect(odd.map(({ label, items }) => `${label}: ${items.join(', ')}`)).toEqual([]);
});

/** Kinds whose trades are lessons and services: “a tennis club that offers tennis” says one thing twice. */
const services: readonly string[] = ['club', 'lessons', 'studio', 'school', 'spa', 'therapy', 'language'];

test('[I-01] no lesson or service is called what its business is called', () => {
  const said = trades
    .filter(({ kind }) => services.includes(kind))
    .filter(({ label, items }) => items.some((item) => label.toLowerCase().split(' ').includes(item.toLowerCase())));
  expect(said.map(({ label, items }) => `${label}: ${items.join(', ')}`)).toEqual([]);
});

test('[I-01] British words are refused, and their American ones are not', () => {
  const refused = [
    'Leaking taps and blocked drains.',
    'Ask a sole trader.',
    'Pay at the till.',
    'A homely shop.',
    'Book a viewing.',
    'An estate agent.',
  ];
  const kept = [
    'Leaky faucets and clogged drains.',
    'Pay at the register.',
    'A cozy shop.',
    'Book a showing.',
    'A real estate agent.',
    'Three taps.',
  ];
  expect(refused.filter((text) => languageFaults(text).length === 0)).toEqual([]);
  expect(kept.flatMap(languageFaults)).toEqual([]);
});

test('[I-01] promises and ways of working are refused as facts, and aims are not', () => {
  const refused = [
    'At Zorvex, the floor is clean.',
    'Undo included',
    'Home tonight',
    'Calls are returned after each visit.',
    'It leaves no mess behind.',
  ];
  const kept = ['At Zorvex, the cup should be hot.', 'A good job leaves the floor clean.', 'Drivers want to get home tonight.'];
  expect(refused.filter((text) => inventions(text).length === 0)).toEqual([]);
  expect(kept.flatMap(inventions)).toEqual([]);
});

test('[I-01] what a profile asks for is no tagline of its kind', () => {
  const asked = Object.values(kinds).filter(({ ask, taglines }) => taglines.some((line) => ask.startsWith(line)));
  expect(asked.map(({ ask }) => ask)).toEqual([]);
});

test('[I-01] no end of a trade is a tagline of its kind', () => {
  const said = [...knownTrades].filter(([trade, { kind }]) =>
    kinds[kind].taglines.some((line) => `${line}.` === knownPassages.get(trade)?.end),
  );
  expect(said.map(([trade]) => trade)).toEqual([]);
});

test('[I-01] a kind has enough advice and lines to choose from', () => {
  const short = Object.entries(kinds).filter(([, { tips, taglines }]) => tips.length < 7 || taglines.length < 7);
  expect(short.map(([name]) => name)).toEqual([]);
});

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?]) /u);

test('[I-01] every trade has two passages of two or three sentences, and an end', () => {
  expect([...knownTrades.keys()].filter((trade) => !knownPassages.has(trade))).toEqual([]);
  expect([...knownPassages.keys()].filter((trade) => !knownTrades.has(trade))).toEqual([]);
  const odd = [...knownPassages].filter(
    ([, { texts, end }]) =>
      new Set(texts).size < 2 || end.split(' ').length > 12 || texts.some((text) => ![2, 3].includes(sentencesOf(text).length)),
  );
  expect(odd.map(([trade]) => trade)).toEqual([]);
});

test('[I-01] every passage is sound English, names no business and states no fact of one', () => {
  const faults = [...knownPassages].flatMap(([trade, { texts, end }]) =>
    [...texts, end].flatMap((text) =>
      [...languageFaults(text), ...inventions(text), ...(/[{}|[\]]/u.test(text) ? ['slot'] : [])].map(
        (fault) => `${trade}: ${fault}: ${text}`,
      ),
    ),
  );
  // “We” would be the owner, who has said nothing.
  const ours = [...knownPassages].flatMap(([, { texts }]) => texts.filter((text) => /\b(?:we|our|us|ours)\b/iu.test(text)));
  expect([...faults, ...ours]).toEqual([]);
});

test('[I-01] no passage shares six words in a row with another', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const text of [...knownPassages.values()].flatMap(({ texts }) => texts)) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
    for (let i = 0; i + 6 <= words.length; i++) {
      const run = words.slice(i, i + 6).join(' ');
      if ((owner.get(run) ?? text) !== text) shared.push(run);
      owner.set(run, text);
    }
  }
  expect(shared).toEqual([]);
});

test('[I-01] no two kinds share six words in a row', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const runs = new Set<string>();
    for (const text of ofStory(kind)) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
      for (let i = 0; i + 6 <= words.length; i++) runs.add(words.slice(i, i + 6).join(' '));
    }
    for (const run of runs) {
      const other = owner.get(run);
      if (other === undefined) owner.set(run, name);
      else shared.push(`${other} and ${name}: ${run}`);
    }
  }
  expect(shared).toEqual([]);
});
