import { expect, test } from 'vitest';
import { parseBrief } from '../brief/brief.ts';
import { forChildren, onTheMove } from './audience.ts';

const told = (name: string, description: string) => {
  const read = parseBrief({ name, description });
  if (!read.ok) throw new Error('refused');
  return read.value;
};

test.each([
  ['Little Orbit', 'Science club for children', true],
  ['Tiny Acorns', 'Day care for toddlers', true],
  ['Kids & Co', '', true],
  ['Kidwell Partners', 'Law firm', false],
] as const)('%s (%s) serves children: %s', (name, description, is) => {
  expect(forChildren(told(name, description))).toBe(is);
});

test.each([
  ['Atlas Movers', 'Moving company', true],
  ['Swift Courier', 'Same-day parcels', true],
  ['Removable Tape', 'Stationery', false],
] as const)('%s (%s) brings things from place to place: %s', (name, description, is) => {
  expect(onTheMove(told(name, description))).toBe(is);
});
