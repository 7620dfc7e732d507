import type { Kit } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { checklistOf } from './checklist.ts';

const bare: Kit = {
  id: '1',
  businessName: 'Kiln',
  industry: 'Unknown',
  status: 'generating',
  variants: 0,
  createdAt: '',
  updatedAt: '',
  personality: 'Creative',
  style: 'Modern',
  colors: 'Blue and White',
  logos: [],
  templates: [],
  brief: null,
  contact: null,
  headlines: {},
  look: null,
  enhancement: null,
  version: 1,
  changes: [],
  shares: [],
  downloads: {},
  plan: null,
  failure: null,
  finished: [],
  chosenElsewhere: [],
  mayFinish: 0,
};
const done = (kit: Kit) =>
  checklistOf(kit).flatMap(({ label, done: is, note }) => (is ? [note ? `${label}: ${note}` : label] : []));

test('[M-03] the checklist says nothing is done that is not', () => {
  expect(done(bare)).toEqual([]);
});

test('[M-03] the checklist says how much there is of what is done; what was undone does not count', () => {
  const kit: Kit = {
    ...bare,
    logos: [{}, {}] as Kit['logos'],
    plan: 'premium',
    status: 'completed',
    downloads: { png: 2, svg: 1 },
    shares: [{ id: 's', createdAt: '' }],
    changes: [
      { id: 'b', label: '', createdAt: '', undone: true },
      { id: 'a', label: '', createdAt: '', undone: false },
    ],
  };
  expect(done(kit)).toEqual([
    'Logo: 2 saved',
    'Dark, single-color and icon-only versions',
    'Palette',
    'Fonts',
    'Business cards and stationery',
    'Social media templates',
    'Guidelines PDF',
    'Downloads: 3 so far',
    'Saved changes: 1 made',
    'Share links: 1 active',
  ]);
});
