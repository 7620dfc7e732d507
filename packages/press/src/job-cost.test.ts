import { expect, test } from 'vitest';
import { short } from './fair-queue.ts';
import { costOf, hardCost } from './job-cost.ts';

const kitPart = (order: string): number => costOf({ kind: 'kit', input: { key: '', order, part: 0 } });

test('[H20-01] an order of many outlines is a hard job, and an ordinary one is not', () => {
  expect(kitPart('x'.repeat(30_000))).toBeLessThan(hardCost);
  expect(kitPart('x'.repeat(400_000))).toBeGreaterThan(hardCost);
  expect(costOf({ kind: 'prove', input: { order: 'x'.repeat(30_000), slogan: '' } })).toBeLessThan(hardCost);
  expect(costOf({ kind: 'prove', input: { order: 'x'.repeat(400_000), slogan: '' } })).toBeGreaterThan(hardCost);
});

const cutting = (...ids: string[]): number => costOf({ kind: 'subset', input: { ids, text: '東京' } });

test('[H3-02] [HR-02] cutting a typeface costs what its file is large, and one of 28 MB is no short job', () => {
  expect(cutting('inter-600')).toBeLessThan(5);
  expect(cutting('cactus-classical-serif-400')).toBeGreaterThan(short);
  expect(cutting('inter-600', 'cactus-classical-serif-400')).toBeGreaterThan(cutting('cactus-classical-serif-400'));
  // One that does not exist is refused by a child, which is work as well.
  expect(cutting('comic-sans-400')).toBeGreaterThan(0);
});
