import { expect, test } from 'vitest';
import { expand } from '../src/frame.ts';

const filling = {
  name: 'Fern & Foundry',
  label: 'houseplant shop',
  trade: '',
  items: ['houseplants', 'pots', 'potting soil'],
} as const;

test.each([
  ['{name} is {a} for {2}.', 'Fern & Foundry is a houseplant shop for pots.'],
  ['{1}: {name} is {a}.', 'Houseplants: Fern & Foundry is a houseplant shop.'],
  ['look at {1}. {2} come next.', 'Look at houseplants. Pots come next.'],
])('[I-01] the slots of “%s” are filled, and sentences begin with a capital', (frame, text) => {
  expect(expand(frame, filling)).toBe(text);
});

test('[I-01] a name is left as its owner writes it, and its period is not doubled', () => {
  expect(expand('{name} is {a}. ask {name}.', { ...filling, name: 'eBrew {1} Inc.' })).toBe(
    'eBrew {1} Inc. is a houseplant shop. Ask eBrew {1} Inc.',
  );
});

test('[I-01] a slot that nobody knows is an error', () => {
  expect(() => expand('{it}', filling)).toThrow(RangeError);
});
