import { expect, test } from 'vitest';
import { displayOrder } from './display-order.ts';
import type { Candidate } from './reader-score.ts';

type Shown = Parameters<typeof displayOrder>[0][number];

const leadOf = (set: readonly Shown[], name: string): number | undefined => displayOrder(set, name)[0];

const plain = {
  archetype: 'above',
  mark: 'drawn/arch-7-deck',
  stand: 'above',
  treatment: 'plain',
  word: 'stone',
  concept: 'stone',
};

function candidate(genome: Partial<Candidate['composition']['genome']>, aspect = 2, quality = 0.9, bare = false): Shown {
  return {
    trade: false,
    rank: 0,
    bare,
    composition: {
      box: { x0: 0, y0: 0, x1: 500, y1: 500 / aspect },
      face: { style: 'sans-serif', metrics: { stem: 0.17, hairline: 0.15 } },
      genome: { ...plain, ...genome },
      name: { ink: 1, unevenness: 0.1, smallest: 70 },
    },
    metrics: { quality, aspect },
  };
}

test('a thing in the name leads before one of the trade alone, as readers chose', () => {
  // One drawing in two counts, so that nothing but the word that led to it can decide.
  const named = candidate({ mark: 'drawn/arch-5-flush', word: 'capital' });
  const trade = candidate({ mark: 'drawn/arch-5-flush', word: 'finance' });
  const other = candidate({});
  expect(leadOf([trade, other], 'Stonebridge Capital')).toBe(1);
  expect(leadOf([trade, named], 'Stonebridge Capital')).toBe(1);
  expect(leadOf([named, other], 'Stonebridge Capital')).toBe(0);
  expect(leadOf([trade, other], 'Stone Finance')).toBe(0);
});

test('the picture that readers liked better leads', () => {
  expect(leadOf([candidate({ mark: 'drawn/temple-5-gable' }), candidate({ mark: 'drawn/arch-7-deck' })], 'Stone')).toBe(1);
});

test('a drawing of two things in the name leads one of them, and both lead joined letters', () => {
  const both = candidate({ mark: 'drawn/in-barrel-bolt', word: 'bolt' });
  const one = candidate({ mark: 'drawn/in-barrel-grain', word: 'barrel' });
  const joined = candidate({ archetype: 'wordmark', mark: null, word: null, stand: 'none', treatment: 'joined' });
  expect(displayOrder([joined, one, both], 'Bolt & Barrel')).toEqual([2, 1, 0]);
});

test('tiles, thin lines and type alone stand back; a large ampersand leads', () => {
  const set = [
    candidate({ archetype: 'container', stand: 'beside' }),
    candidate({ archetype: 'container' }),
    candidate({ archetype: 'beside', stand: 'beside' }, 6),
    candidate({ archetype: 'wordmark', mark: null, word: null, stand: 'none' }, 3, 0.7, true),
    candidate({ archetype: 'wordmark', mark: null, word: null, stand: 'none', treatment: 'ampersand' }, 3),
    candidate({}),
  ];
  expect(leadOf(set, 'Stone & Co')).toBe(4);
  expect(leadOf(set.slice(0, 4), 'Stone & Co')).toBe(1);
  expect(leadOf([...set.slice(0, 4), candidate({})], 'Stone & Co')).toBe(4);
});

test('what a trade is known by leads its further pictures, and a thing of the name leads both', () => {
  const [first, second, third] = [0, 1, 2].map((rank) => ({ ...candidate({ word: 'finance' }), trade: true, rank })) as [
    Shown,
    Shown,
    Shown,
  ];
  // Liked better by readers, but the third in the list of the trade.
  const liked = {
    ...third,
    composition: { ...third.composition, genome: { ...plain, mark: 'drawn/bird-1-swift', word: 'finance' } },
  };
  expect(displayOrder([liked, second, first], 'Elephant Finance')).toEqual([2, 1, 0]);
  // The trade's drawing is the better one by a quarter of a point.
  const icon = candidate({ mark: 'icon/elephant', word: 'elephant' });
  const column = { ...candidate({ mark: 'drawn/column-5', word: 'finance' }), trade: true };
  expect(leadOf([column, icon], 'Elephant Finance')).toBe(1);
  expect(leadOf([{ ...column, trade: false }, icon], 'Elephant')).toBe(0);
});

test('the earlier of two equally good designs leads', () => {
  expect(displayOrder([candidate({}), candidate({}), candidate({})], 'Stone')).toEqual([0, 1, 2]);
});
