import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from './brand-draft.ts';
import { hasOneOf, ownColorsIn, preferenceOf } from './own-colors.ts';

test('[W-05] own colors are read from a preference, and a preference has none', () => {
  expect(ownColorsIn('#7A1FA2 #F2B705')).toEqual(['#7A1FA2', '#F2B705']);
  for (const other of ['warm', '', '#7a1fa2', '#7A1FA2 gold', ' #7A1FA2']) expect(ownColorsIn(other)).toEqual([]);
});

test('[W-05] own colors are written each once, at most three', () => {
  expect(preferenceOf(['#7A1FA2', '#F2B705', '#7A1FA2'])).toBe('#7A1FA2 #F2B705');
  expect(preferenceOf(['#111111', '#222222', '#333333', '#444444'])).toBe('#111111 #222222 #333333');
  expect(preferenceOf([])).toBe('');
});

test('[W-05] a design has a color where it has a shade that looks like it', () => {
  expect(hasOneOf(['#7A1FA2'], ['#FFFFFF', '#7420A0', null])).toBe(true);
  expect(hasOneOf(['#7A1FA2', '#F2B705'], ['#FFFFFF', '#F0B40A'])).toBe(true);
  expect(hasOneOf(['#7A1FA2'], ['#FFFFFF', '#1E4634'])).toBe(false);
});

test('[W-05] a stored draft keeps own colors, and drops what is none', () => {
  const read = (colorPreference: string) => parseDraft(JSON.stringify({ ...emptyDraft, colorPreference })).colorPreference;
  expect(read('#7A1FA2 #F2B705')).toBe('#7A1FA2 #F2B705');
  expect(read('#7A1FA2 url(x)')).toBe('');
  expect(read('#111111 #222222 #333333 #444444')).toBe('');
});
