import { expect, test } from 'vitest';
import { showsLine, showsNews, sourceLine } from './source.ts';

const draft = {
  industry: 'Food & Beverage',
  quizAnswers: { energy: 'calm' },
  styleDirection: 'elegant',
  colorPreference: 'nature',
  designTheme: '',
} as const;
const shows = { things: [], never: [], letters: false, nothing: false };

test('[G-15] the choices that shaped a set are told in one sentence', () => {
  expect(sourceLine(draft, 'hair salon')).toBe('Drawn from: hair salon, calm and elegant, nature colors.');
  expect(sourceLine(draft, '')).toBe('Drawn from: food & beverage, calm and elegant, nature colors.');
  const other = { ...draft, industry: 'Other', styleDirection: 'playful', quizAnswers: { energy: 'playful' } };
  expect(sourceLine({ ...other, colorPreference: 'monochrome' }, '')).toBe('Drawn from: playful, monochrome.');
  expect(sourceLine({ ...other, colorPreference: '#1E4634' }, '')).toBe('Drawn from: playful, your own colors.');
  const themed = { ...draft, designTheme: 'Market Morning' };
  expect(sourceLine(themed, 'bakery')).toBe('Drawn from: bakery, calm and elegant, “Market Morning”, nature colors.');
});

test('[G-15] what the logo should show is told in a few words', () => {
  expect(showsLine(null)).toBe('what suits your business');
  expect(showsLine({ ...shows, things: ['comb', 'scissors'], letters: true })).toBe('comb, scissors, letters');
  expect(showsLine({ ...shows, nothing: true, never: ['wave', 'sun'] })).toBe('no picture, not wave or sun');
  expect(showsLine({ ...shows, things: ['a', 'b', 'c', 'd', 'e'] })).toBe('a, b, c and 2 more');
});

test('[G-15] what came of a choice is told with what the designs show', () => {
  const things = { ...shows, things: ['comb'] };
  expect(showsNews(things, 4, 8)).toBe('Four of eight designs show what you picked: comb.');
  expect(showsNews(things, 8, 8)).toBe('All eight designs show what you picked: comb.');
  expect(showsNews(things, 1, 8)).toBe('One of eight designs shows what you picked: comb.');
  expect(showsNews(things, null, 8)).toBe('What you picked comes first: comb.');
  expect(showsNews({ ...shows, letters: true, nothing: true }, 0, 8)).toBe('Eight designs show initials or the name alone.');
  expect(showsNews({ ...shows, nothing: true }, 0, 8)).toBe('Eight designs show the name alone.');
  expect(showsNews({ ...shows, never: ['sun', 'wave'] }, 0, 8)).toBe(
    'None of eight designs shows what you crossed out: sun or wave.',
  );
  expect(showsNews(null, 0, 8)).toBe('Eight designs show what suits your business.');
});
