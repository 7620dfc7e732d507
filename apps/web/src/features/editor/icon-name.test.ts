import { expect, test } from 'vitest';
import { iconName } from './icon-name.ts';

test('[E-04] a mark is called by what it shows', () => {
  const ids = ['drawn/in-loaf-grain', 'drawn/fern-6-blade', 'icon/cat', 'badge/shield+star-four', 'petal/12-ray-0'];
  expect(ids.map(iconName)).toEqual(['Loaf', 'Fern', 'Cat', 'Star', 'Petal']);
  expect(iconName('held/squircle+drawn~in-cup-anchor')).toBe('Cup');
  expect(['traced/qzx3', 'held/squircle+traced~a1'].map(iconName)).toEqual(['AI icon', 'AI icon']);
});

test('[E-04] a mark of letters is called by its letters', () => {
  const ids = ['ring/N', 'letter-idea/j-0', 'weave/AB', 'held/squircle+letter-idea~n-11', null];
  expect(ids.map(iconName)).toEqual(['Letter N', 'Letter J', 'Letters AB', 'Letter N', 'Icon']);
});
