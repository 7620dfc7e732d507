import { createRandom, industries } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { subjects } from '../../engine/src/concepts/subject/subject-table.ts';
import { knownTrades } from '../src/trades/known-trades.ts';
import { copyOf } from './copy-of.ts';
import { likeness, sharedRuns, sixGrams } from './masked.ts';
import { readingEase } from './reading-ease.ts';
import samples from './sample-briefs.json' with { type: 'json' };

/** Most of the six-word runs that two stories of one industry may share. */
const mostShared = 0.15;
const leastEase = 50;

const stories = samples.map((brief) => {
  const { brandStory } = copyOf(brief);
  return { brief, brandStory, runs: sixGrams(brandStory, brief) };
});

/** Every pair, once. */
const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));

test('[I-01] there are eight sample briefs for each industry', () => {
  const counts = industries.map((industry) => samples.filter((brief) => brief.industry === industry).length);
  expect(counts).toEqual(industries.map(() => 8));
});

test('[I-01] stories of two industries share no six words in a row', () => {
  const shared = pairs(stories)
    .filter(([a, b]) => a.brief.industry !== b.brief.industry)
    .flatMap(([a, b]) => sharedRuns(a.runs, b.runs).map((run) => `${a.brief.name} and ${b.brief.name}: ${run}`));
  expect(shared).toEqual([]);
});

test('[I-01] stories of one industry share less than 15% of their six-word runs', () => {
  const alike = pairs(stories)
    .filter(([a, b]) => a.brief.industry === b.brief.industry && likeness(a.runs, b.runs) >= mostShared)
    .map(([a, b]) => `${a.brief.name} and ${b.brief.name}: ${likeness(a.runs, b.runs).toFixed(3)}`);
  expect(alike).toEqual([]);
});

test('[I-01] every sample story reads at 50 or easier on the Flesch scale', () => {
  const hard = stories.map(({ brief, brandStory }) => [brief.name, Math.round(readingEase(brandStory))] as const);
  expect(hard.filter(([, ease]) => ease < leastEase)).toEqual([]);
});

/** Trades by chance, eight of each industry, and what their stories share. */
function chanceRound(round: number): readonly number[] {
  const random = createRandom(`likeness/${round}`);
  return industries.flatMap((industry, index) => {
    const own = [...subjects().tradeByName.values()].filter((trade) => trade.industry === index);
    const chosen = Array.from({ length: 8 }, (_, i) => {
      const trade = random.pick(own);
      const label = knownTrades.get(trade.name)?.label ?? trade.name;
      const brief = { name: `Wren ${round} ${i}`, industry, description: `${label} ${i}` };
      return sixGrams(copyOf(brief).brandStory, brief);
    });
    return pairs(chosen).map(([a, b]) => likeness(a, b));
  });
}

test('[I-01] of pairs by chance in one industry, 97 in a hundred share less than 15%', () => {
  const shares = Array.from({ length: 20 }, (_, round) => chanceRound(round)).flat();
  const over = shares.filter((share) => share >= mostShared).length;
  expect(over / shares.length).toBeLessThan(0.03);
});
