import { expect, it } from 'vitest';
import type { Paints } from '../scene/scene.ts';
import { failedGates } from './gates.ts';

const good: Paints = {
  ground: '#FFFFFF',
  name: '#143E2E',
  mark: '#143E2E',
  tone: '#64907D',
  accent: '#D0761F',
  second: '#4A6B5D',
  slogan: '#2A5444',
};

it('lets a sound set of paints pass', () => {
  expect(failedGates(good, 3)).toEqual([]);
});

it('names every role that fails', () => {
  expect(failedGates({ ...good, name: '#999999' }, 2)).toEqual(['name']);
  expect(failedGates({ ...good, tone: '#FFF7DD', accent: '#FFEE99' }, 2)).toEqual(['tone', 'accent']);
  expect(failedGates({ ...good, mark: '#E0E0E0' }, 1)).toContain('mark');
  expect(failedGates({ ...good, accent: '#143E2E' }, 3)).toEqual(['accent beside mark']);
  expect(failedGates({ ...good, accent: '#143E2E' }, 1)).toEqual([]);
  expect(failedGates({ ...good, ground: null }, 1)).toEqual(['ground']);
});
