import { expect, test } from 'vitest';
import { iconName } from './icon-name.ts';

test('[E-04] a mark is called by what it shows', () => {
  const ids = ['drawn/in-loaf-grain', 'drawn/fern-6-blade', 'icon/star', 'badge/shield+star-four', 'petal/12-ray-0'];
  expect(ids.map(iconName)).toEqual(['Loaf', 'Fern', 'Star', 'Star', 'Petal']);
});

test('[E-04] a mark of letters is called by its letters', () => {
  expect(['ring/N', 'letter-idea/j-0', 'weave/AB', null].map(iconName)).toEqual(['Letter N', 'Letter J', 'Letters AB', 'Drawn']);
});
