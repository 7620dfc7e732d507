import { describe, expect, test } from 'vitest';
import type { DrawnLogo } from './drawn-logo.ts';
import type { Entry } from './entry.ts';
import { countsOf, type Filter, isShown, type kindOf } from './filter.ts';

type Form = Parameters<typeof kindOf>[0];

const form = (archetype: Form['archetype'], mark: string | null): Form => ({ archetype, genome: { mark } });

/** A slot with a design of this form; without one where nothing is drawn yet. */
const slot = (key: string, of: Form | null, more: Partial<Entry> = {}): Entry => ({
  key,
  position: Number(key),
  label: key,
  style: '',
  departure: '',
  logo: of === null ? null : ({ id: key, design: of } as unknown as DrawnLogo),
  delay: 0,
  going: of === null ? 'waiting' : null,
  chosen: false,
  liked: false,
  undoable: false,
  shot: null,
  ...more,
});

const page = [
  slot('0', form('above', 'drawn/ear-5-grain')),
  slot('1', form('above', 'letter-idea/j-12'), { liked: true }),
  slot('2', form('wordmark', null)),
  slot('3', form('monogram', 'ribbon/S')),
  slot('4', form('emblem', null), { liked: true }),
  slot('5', form('wordmark', 'icon/bee')),
  slot('6', null),
];

const keys = (filter: Filter, at: string | null = null): string =>
  page
    .filter((entry) => isShown(entry, filter, at))
    .map(({ key }) => key)
    .join('');

describe('filters', () => {
  test('[G-11] every drawn design is of one kind, so the three kinds together are all', () => {
    const { all, picture, letters, badge, favorites } = countsOf(page);
    expect({ all, picture, letters, badge, favorites }).toEqual({ all: 6, picture: 3, letters: 2, badge: 1, favorites: 2 });
  });

  test('[G-11] a filter shows its designs, and those still to be drawn', () => {
    expect(keys('all')).toBe('0123456');
    expect(keys('picture')).toBe('0156');
    expect(keys('letters')).toBe('236');
    expect(keys('badge')).toBe('46');
    expect(keys('favorites')).toBe('146');
  });

  test('[G-11] the slot that is worked with stays in sight', () => {
    expect(keys('favorites', '2')).toBe('1246');
  });
});
