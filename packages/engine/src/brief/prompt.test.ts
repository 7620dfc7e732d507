import { expect, test } from 'vitest';
import { fillPrompt, promptOf, promptTemplate } from './prompt.ts';
import { themes } from './themes.ts';

test('[W-13] each trade with themes has two of them and a template of its own with all four placeholders', () => {
  const trades = [...new Set(themes.map(({ industry }) => industry))];
  expect(trades).toEqual(['Technology', 'Food & Beverage', 'Healthcare', 'Finance', 'Retail']);
  const templates = trades.map(promptTemplate);
  expect(new Set(templates).size).toBe(5);
  for (const [i, template] of templates.entries()) {
    expect(themes.filter(({ industry }) => industry === trades[i])).toHaveLength(2);
    expect([...template.matchAll(/\{(\w+)\}/gu)].map(([, key]) => key).sort()).toEqual([
      'audienceType',
      'brandPersonality',
      'brandValues',
      'focus',
    ]);
  }
  expect(templates).not.toContain(promptTemplate('Education'));
});

test('[W-13] what a person wrote is put in as it is and never read as a placeholder', () => {
  const words = { brandPersonality: 'calm', audienceType: '{focus}', brandValues: '$&', focus: '{brandValues}' };
  expect(fillPrompt('{audienceType}|{brandValues}|{focus}|{other}', words)).toBe('{focus}|$&|{brandValues}|{other}');
});

test('[W-13] a sentence is whole whatever is left open', () => {
  expect(promptOf({ industry: '', personality: '', quiz: {}, focus: '' })).toBe(
    'A balanced identity for a business about what it does best: made for everyone it is for and built on honest work.',
  );
  expect(
    promptOf({
      industry: 'Food & Beverage',
      personality: 'Friendly Creative',
      quiz: { personality: 'friend', values: 'tradition' },
      focus: 'slow bread',
    }),
  ).toBe(
    'A friendly creative identity for food and drink: it should taste of “slow bread”, welcome neighbors, families and regulars and stand for craft and tradition.',
  );
});
