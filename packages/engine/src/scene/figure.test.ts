import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';

test('a figure is what a mark shows, however it was made', () => {
  const flames = ['drawn/flame-3-left', 'split-tone/flame', 'badge/arch+flame', 'icon/flame', 'counter/p+flame'];
  expect(new Set(flames.map(figureOf))).toEqual(new Set(['flame']));
  expect(figureOf('drawn/in-barrel-bolt')).toBe('bolt');
  expect(figureOf('badge/hexagon+mountains')).toBe(figureOf('drawn/peaks-3-solid'));
  expect(figureOf('notch/k')).toBe('notch');
  expect(figureOf('tile/disc+HP')).toBe('tile');
  expect(figureOf('block/IFG')).toBe('block');
  expect(figureOf('badge/circle+van')).toBe('van');
  expect(figureOf('petal/7-vesica-0')).toBe('petal');
  expect(figureOf(null)).toBe('');
});
