import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { type Brief, parseBrief, seedOf } from './brief.ts';
import { personalityOf } from './quiz.ts';

const good = (input: unknown): Brief => {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  return parsed.value;
};
const codes = (input: unknown): readonly string[] => {
  const parsed = parseBrief(input);
  return parsed.ok ? [] : parsed.faults.map((f) => `${f.field ?? ''}:${f.code}`);
};

describe('parseBrief', () => {
  test('fills what is absent and normalises what is there', () => {
    expect(good({ name: '  Cafe\u0301   Nord ', industry: 'food & beverage', seed: 7 })).toEqual({
      name: 'Café Nord',
      letters: 'Café Nord',
      emoji: [],
      slogan: '',
      description: '',
      industry: 'Food & Beverage',
      personality: null,
      style: null,
      fontStyle: null,
      colors: '',
      iconPlacement: null,
      theme: null,
      quiz: {},
      seed: '7',
    });
  });

  test('tells every fault at once, with field, value and what is allowed', () => {
    const parsed = parseBrief({ name: 5, industry: 'Pets', fontStyle: 'sans', quiz: { energy: 'wild', mood: 'calm' }, price: 1 });
    expect(parsed.ok ? [] : parsed.faults.map((f) => f.message)).toEqual([
      'price: This field isn’t part of a brief. Allowed: name, slogan, description, industry, personality, style, fontStyle, colors, iconPlacement, theme, quiz, shows, seed.',
      'name: This field has the wrong type. Received “5”. Allowed: text.',
      'quiz.energy: This value isn’t one of the allowed options. Received “wild”. Allowed: calm, energetic, sophisticated, playful.',
      'quiz.mood: This field isn’t part of a brief. Allowed: energy, personality, values, aesthetic.',
      expect.stringContaining(
        'industry: This value isn’t one of the allowed options. Received “Pets”. Allowed: Food & Beverage, Technology,',
      ),
      'fontStyle: This value isn’t one of the allowed options. Received “sans”. Allowed: serif, sans-serif, handwritten, display.',
    ]);
  });

  test.each([null, 1, 'x', [], true])('[corpus 44] refuses %j as a brief', (input) => {
    expect(codes(input)).toEqual([':brief.invalid']);
  });

  test('[corpus 13] 80 characters pass, 81 do not, counted as people count', () => {
    expect(codes({ name: '𝔸'.repeat(80) })).toEqual([]);
    expect(codes({ name: 'a'.repeat(81) })).toEqual(['name:brief.field.too_long']);
  });

  test('[corpus 27] [corpus 30] slogans: ten thousand characters and line breaks are refused', () => {
    expect(codes({ name: 'A', slogan: 'x'.repeat(10_000) })).toEqual(['slogan:brief.field.too_long']);
    expect(codes({ name: 'A', slogan: 'Hi\r\nBcc: all@example.com' })).toEqual(['slogan:brief.text.control']);
  });

  test('a description keeps its sentences when it was typed on several lines', () => {
    expect(good({ name: 'A', description: 'Bread.\r\nBy hand.' }).description).toBe('Bread. By hand.');
  });

  test('pictographs leave the letters and are kept as concepts; ©, ™ and keycap digits stay text', () => {
    expect(good({ name: '🌿 Leaf & Co™' })).toMatchObject({ letters: 'Leaf & Co™', emoji: ['🌿'] });
    expect(good({ name: '24/7' }).letters).toBe('24/7');
  });

  test('[corpus 43] __proto__ is a field like any other: refused, and nothing is polluted', () => {
    expect(codes(JSON.parse('{"name":"A","__proto__":{"x":1}}'))).toEqual(['__proto__:brief.field.unknown']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test.each(['toString', 'constructor', '__proto__'])('[corpus 43] quiz.%s is no question', (question) => {
    expect(codes(JSON.parse(`{"name":"A","quiz":{"${question}":"x"}}`))).toEqual([`quiz.${question}:brief.field.unknown`]);
  });

  test('[S-32] any text is read in 50 ms of processor time and comes back the same when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const parsed = parseBrief({ name, description: name });
        if (parsed.ok) expect(good({ name: parsed.value.name }).letters).toBe(parsed.value.letters);
      }),
      { numRuns: 400 },
    );
    for (const unit of ['a', '\u0301', '🌿', '\u202E', ' ', 'ﬁ']) {
      const long = unit.repeat(50_000);
      expect(
        processorTime(() => parseBrief({ name: long, colors: long })),
        unit,
      ).toBeLessThan(50);
    }
  });
});

describe('what the mark should show', () => {
  const shows = (wish: unknown) => codes({ name: 'A', shows: wish });

  test('[W-17] names are kept once, flags are false by default, and nothing at all is no wish', () => {
    expect(good({ name: 'A', shows: { things: ['owl', 'owl'], letters: null } }).shows).toEqual({
      things: ['owl'],
      never: [],
      letters: false,
      nothing: false,
    });
    expect(good({ name: 'A', shows: { things: [], never: null, nothing: false } })).not.toHaveProperty('shows');
  });

  test('[W-17] a picture that was renamed is known by its name of before, chosen or ruled out', () => {
    expect(good({ name: 'A', shows: { things: ['façade grid', 'owl', 'facade grid'] } }).shows?.things).toEqual([
      'facade grid',
      'owl',
    ]);
    expect(good({ name: 'A', shows: { never: ['façade grid'] } }).shows?.never).toEqual(['facade grid']);
    expect(shows({ things: ['façade grid'], never: ['facade grid'] })).toEqual(['shows.never:brief.field.value']);
  });

  test('[W-17] whatever stands in the field is read or refused, and never breaks the reader', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (things, never) => {
        for (const wish of [things, { things, never }, { things: [things], never: [never] }]) {
          const parsed = parseBrief({ name: 'A', shows: wish });
          if (!parsed.ok) expect(parsed.faults.every(({ field }) => field?.startsWith('shows'))).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('[W-17] hostile wishes are refused by their field', () => {
    expect(shows('owl')).toEqual(['shows:brief.field.type']);
    expect(shows({ things: 'owl' })).toEqual(['shows.things:brief.field.type']);
    expect(shows({ things: ['Owl\u0000'] })).toEqual(['shows.things:brief.field.value']);
    expect(shows({ never: Array(41).fill('owl') })).toEqual(['shows.never:brief.list.too_long']);
    expect(shows({ letters: 'yes' })).toEqual(['shows.letters:brief.field.type']);
    expect(shows(JSON.parse('{"__proto__":{"letters":true}}'))).toEqual(['shows.__proto__:brief.field.unknown']);
  });
});

test('the seed is the name, the extra seed and the round: choices act by what they mean', () => {
  const base = { name: 'Kiln', industry: 'Retail' };
  const seeds = [{}, { name: 'Kilns' }, { seed: 's' }].flatMap((v) =>
    [0, 1].map((round) => seedOf(good({ ...base, ...v }), round)),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  const chosen = {
    industry: 'Other',
    style: 'bold',
    fontStyle: 'serif',
    colors: 'warm',
    iconPlacement: 'left',
    quiz: { energy: 'calm' },
  };
  expect(seedOf(good({ ...base, ...chosen }), 0)).toBe(seedOf(good(base), 0));
});

test('[Q-03] four pairs of answers have labels of their own; everything else is balanced', () => {
  expect(personalityOf({ energy: 'sophisticated', personality: 'expert' })).toBe('Premium Professional');
  expect(personalityOf({ energy: 'playful', personality: 'friend' })).toBe('Friendly Creative');
  expect(personalityOf({ energy: 'energetic', personality: 'leader' })).toBe('Dynamic Leader');
  expect(personalityOf({ energy: 'calm', personality: 'innovator' })).toBe('Zen Innovator');
  expect(personalityOf({ energy: 'calm', personality: 'friend' })).toBe('Balanced Brand');
});
