import { createRandom } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { expand } from '../src/frame.ts';

const filling = {
  name: 'Fern & Foundry',
  label: 'houseplant shop',
  trade: '',
  items: ['potting soil', 'houseplants', 'pots'],
} as const;
const said = (frame: string): string => expand(frame, filling, createRandom('frame'));

test.each([
  ['there’s {name}, {a}.', 'There’s Fern & Foundry, a houseplant shop.'],
  ['there’s {a}.', 'There’s a houseplant shop.'],
  ['there’s {1}.', 'There’s potting soil.'],
  ['there’s {2}.', 'There are houseplants.'],
  ['there’s {two}.', 'There are potting soil and houseplants.'],
])('[I-01] “%s” takes the verb of what stands in the slot', (frame, text) => {
  expect(said(frame)).toBe(text);
});
