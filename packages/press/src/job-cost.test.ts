import { expect, test } from 'vitest';
import { short } from './fair-queue.ts';
import { costOf } from './job-cost.ts';

const cutting = (...ids: string[]): number => costOf({ kind: 'subset', input: { ids, text: '東京' } });

test('[H3-02] [HR-02] cutting a typeface costs what its file is large, and one of 28 MB is no short job', () => {
  expect(cutting('inter-600')).toBeLessThan(5);
  expect(cutting('cactus-classical-serif-400')).toBeGreaterThan(short);
  expect(cutting('inter-600', 'cactus-classical-serif-400')).toBeGreaterThan(cutting('cactus-classical-serif-400'));
  // One that does not exist is refused by a child, which is work as well.
  expect(cutting('comic-sans-400')).toBeGreaterThan(0);
});
