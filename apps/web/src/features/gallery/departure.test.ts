import type { Design } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { departureOf } from './departure.ts';

const design = (stand: string, mark: string | null, preference: string) =>
  ({ genome: { archetype: 'beside', stand, mark }, scheme: { preference } }) as unknown as Pick<Design, 'genome' | 'scheme'>;

test('[G-14] a design that follows the choices has no caption', () => {
  const nature = { iconPlacement: 'left', colorPreference: 'nature' };
  expect(departureOf(design('beside', 'icon/bee', 'nature'), nature)).toBe('');
  expect(departureOf(design('above', 'icon/bee', 'warm'), { iconPlacement: '', colorPreference: '' })).toBe('');
});

test('[G-14] a design departs from own colors where it has none of them', () => {
  const paints = { ground: '#FFFFFF', mark: '#7A1FA2', name: '#15141A' };
  const purple = { ...design('beside', 'icon/bee', 'warm'), scheme: { preference: 'warm', paints } } as never;
  expect(departureOf(purple, { iconPlacement: '', colorPreference: '#7A1FA2 #F2B705' })).toBe('');
  expect(departureOf(purple, { iconPlacement: '', colorPreference: '#1E4634' })).toBe('Not your colors');
});

test('[G-14] a caption names each choice that a design departs from', () => {
  const choices = { iconPlacement: 'above', colorPreference: 'nature' };
  expect(departureOf(design('beside', 'icon/bee', 'nature'), choices)).toBe('Not your icon placement');
  expect(departureOf(design('above', 'icon/bee', 'warm'), choices)).toBe('Not your colors');
  expect(departureOf(design('none', null, 'warm'), choices)).toBe('Not your icon placement or colors');
});
