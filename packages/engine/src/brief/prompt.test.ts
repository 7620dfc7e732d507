import { expect, test } from 'vitest';
import { fillPrompt, promptOf, promptTemplate } from './prompt.ts';
import { themes } from './themes.ts';

test('[W-13] each industry with themes has two of them and a prompt template with four placeholders', () => {
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

test('[W-13] a person’s words are inserted as they are and never read as a placeholder', () => {
  const words = { brandPersonality: 'calm', audienceType: '{focus}', brandValues: '$&', focus: '{brandValues}' };
  expect(fillPrompt('{audienceType}|{brandValues}|{focus}|{other}', words)).toBe('{focus}|$&|{brandValues}|{other}');
});

test('[W-13] the sentences are whole whatever is left open', () => {
  expect(promptOf({ industry: '', personality: '', quiz: {}, focus: '' })).toBe(
    'A balanced identity for a business. It is made for everyone, and it stands for honest work.',
  );
  expect(
    promptOf({
      industry: 'Food & Beverage',
      personality: 'Friendly Creative',
      quiz: { personality: 'friend', values: 'tradition' },
      focus: 'slow bread',
    }),
  ).toBe(
    'A friendly, creative identity for a food and drink business. In your words: “slow bread.” It welcomes neighbors, families and regulars, and it stands for craft and tradition.',
  );
});
