import type { UsageRow } from '@brandwright/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UsageTracker } from './usage-tracker.tsx';

const shown = (...usage: readonly UsageRow[]): string =>
  renderToStaticMarkup(
    createElement(UsageTracker, {
      session: {
        user: { email: 'ada@example.com' },
        usage: [...usage],
        support: null,
        providers: [],
        textModel: null,
        imageModel: null,
      },
    }),
  );
const row = (count: number, limit: number, hasPremium = false): UsageRow => ({
  type: 'logo_generation',
  count,
  limit,
  isLimitReached: count >= limit,
  hasPremium,
});
const level = (html: string) => /data-level="(\w+)"/.exec(html)?.[1];

test('[U-02] the bar warns above 80 percent, is full at the limit, and shows premium as unlimited', () => {
  expect([0, 8, 9, 10, 11].map((count) => level(shown(row(count, 10))))).toEqual(['fine', 'fine', 'nearly', 'full', 'full']);
  expect(shown(row(10, 10))).toContain('Limit reached');
  const premium = shown(row(7, 999_999, true));
  expect(level(premium)).toBe('premium');
  expect(premium).toContain('Unlimited');
  expect(premium).toContain('Premium</span>');
  expect(premium).not.toContain('Free tier limits apply');
});

test('[U-02] [U-04] visitors and people whose usage can’t be read see nothing', () => {
  expect(shown()).toBe('');
  expect(
    renderToStaticMarkup(
      createElement(UsageTracker, {
        session: { user: null, usage: [row(1, 3)], support: null, providers: [], textModel: null, imageModel: null },
      }),
    ),
  ).toBe('');
});
