import { createRandom } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { lengthOf, lineLimits } from '../src/brand-copy.ts';
import { expand } from '../src/frame.ts';
import type { Kind } from '../src/kind.ts';
import { kinds } from '../src/kinds/kinds.ts';
import { industryTrades, knownTrades } from '../src/trades/known-trades.ts';
import type { TradeWords } from '../src/trades/trade-list.ts';
import { inventions, languageFaults } from './faults.ts';

/** Frames of a story. */
const ofStory = (kind: Kind): readonly string[] => [
  ...kind.open,
  ...kind.need,
  ...kind.work,
  ...kind.end,
  ...kind.offer,
  ...Object.values(kind.values),
  ...Object.values(kind.energy),
];
const trades: readonly TradeWords[] = [...knownTrades.values(), ...Object.values(industryTrades)];

/** A frame, filled for a trade, in some of its variants. */
const variants = (frame: string, { label, items }: TradeWords, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (k: number): string => items[(i + k) % items.length] as string;
    const filling = { name: 'Zorvex', label, trade: '', items: [at(0), at(1), at(2)] } as const;
    return expand(frame, filling, createRandom(`${label}/${frame}/${i}`));
  });

test('[I-01] every trade that the engine reads has words of its own', () => {
  expect([...subjects().tradeByName.keys()].filter((name) => !knownTrades.has(name))).toEqual([]);
  expect([...knownTrades.keys()].filter((name) => !subjects().tradeByName.has(name))).toEqual([]);
  expect([...knownTrades].filter(([, { items }]) => items.length < 3 || items.includes(''))).toEqual([]);
});

test('[I-01] every sentence of every kind is sound English for every trade of the kind', () => {
  const faults = Object.entries(kinds).flatMap(([name, kind]) =>
    trades
      .filter((trade) => trade.kind === name)
      .flatMap((trade) =>
        [...ofStory(kind), ...kind.mission].flatMap((frame) =>
          variants(frame, trade, 2).flatMap((text) =>
            [...languageFaults(text), ...inventions(text)].map((fault) => `${name}: ${fault}: ${text}`),
          ),
        ),
      ),
  );
  expect(faults).toEqual([]);
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

test('[I-01] advice, lines and profiles are sound English for every trade', () => {
  const faults = Object.entries(kinds).flatMap(([name, kind]) =>
    trades
      .filter((trade) => trade.kind === name)
      .flatMap((trade) => [
        ...[
          ...kind.tips,
          kind.demographics,
          kind.psychographics,
          kind.say,
          kind.ask,
          ...kind.told.map((lead) => `${lead}.`),
        ].flatMap((frame) => variants(frame, trade, 1).flatMap(languageFaults)),
        ...kind.taglines.flatMap((frame) =>
          variants(frame, trade, 1).flatMap((line) => [
            ...languageFaults(`${line}.`.replace(/[?]\.$/u, '?')),
            ...inventions(line),
            ...(lengthOf(line) > lineLimits.tagline ? [`long: ${line}`] : []),
          ]),
        ),
      ])
      .map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('[I-01] a kind has enough advice and lines to choose from', () => {
  const short = Object.entries(kinds).filter(([, { tips, taglines }]) => tips.length < 7 || taglines.length < 7);
  expect(short.map(([name]) => name)).toEqual([]);
});

/** Every text that a frame can become, with the business and its things masked. */
function texts(frame: string): readonly string[] {
  const parts = frame.split(/(\[[^\]]*\])/u);
  return parts.reduce<string[]>(
    (all, part) => {
      const ways = part.startsWith('[') ? part.slice(1, -1).split('|') : [part];
      return all.flatMap((text) => ways.map((way) => text + way)).slice(0, 4096);
    },
    [''],
  );
}

test('[I-01] no two kinds share six words in a row', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const runs = new Set<string>();
    // An offer follows a sentence of the owner’s, which is masked.
    const after = kind.offer.flatMap(texts).map((text) => `{name} ${text}`);
    for (const text of [...ofStory(kind).flatMap(texts), ...after]) {
      const words = text
        .replace(/\{(?:name|a|label)\}/gu, ' – ')
        .replace(/\{\w+\}/gu, ' # ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[#–]/gu);
      for (let i = 0; i + 6 <= (words?.length ?? 0); i++) {
        const run = words?.slice(i, i + 6) ?? [];
        // Two masks leave four words, such as “it is a … that has”: no sentence is recognized by them.
        if (!run.includes('#') && run.filter((word) => word === '–').length < 2) runs.add(run.join(' '));
      }
    }
    for (const run of runs) {
      const other = owner.get(run);
      if (other === undefined) owner.set(run, name);
      else shared.push(`${other} and ${name}: ${run}`);
    }
  }
  expect(shared).toEqual([]);
});
