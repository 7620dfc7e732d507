import type { Hex, Paints, Scene } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { logoColors, type PaintedRole } from './painted.ts';

type Shape = Scene['shapes'][number];

const shape = (role: PaintedRole, only?: Shape['only']): Shape => ({
  part: 'mark',
  role,
  path: [],
  ...(only === undefined ? {} : { only }),
});

function colorsOf(roles: readonly PaintedRole[], change: Partial<Paints> = {}, more: readonly Shape[] = []): readonly Hex[] {
  const paints: Paints = {
    mark: '#111111',
    tone: '#222222',
    accent: '#333333',
    name: '#444444',
    second: '#555555',
    slogan: '#666666',
    ground: '#FFFFFF',
    ...change,
  };
  const scene = { shapes: [...roles.map((role) => shape(role)), ...more] } as unknown as Scene;
  return logoColors({ scene, scheme: { paints } as never });
}

test('[D-07] the colors of a logo are those it paints, the mark first and the ground last', () => {
  expect(colorsOf(['name', 'mark'])).toEqual(['#111111', '#444444', '#FFFFFF']);
  expect(colorsOf(['name'], { ground: null })).toEqual(['#444444']);
  // What is drawn in one ink alone is in no picture of lists.
  expect(colorsOf(['name'], {}, [shape('accent', 'mono')])).toEqual(['#444444', '#FFFFFF']);
});

test('[D-07] a color stands there once, and no more than five do', () => {
  expect(colorsOf(['mark', 'name'], { name: '#111111' })).toEqual(['#111111', '#FFFFFF']);
  // A hole in a badge is painted with its ground.
  expect(colorsOf(['mark', 'name'], { name: '#FFFFFF' })).toEqual(['#111111', '#FFFFFF']);
  const all = ['mark', 'tone', 'accent', 'name', 'second', 'slogan'] as const;
  expect(colorsOf(all)).toEqual(['#111111', '#222222', '#333333', '#444444', '#FFFFFF']);
  expect(colorsOf(all, { ground: null })).toEqual(['#111111', '#222222', '#333333', '#444444', '#555555']);
});
