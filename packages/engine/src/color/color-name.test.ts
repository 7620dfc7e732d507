import { expect, it } from 'vitest';
import { colorNameOf, colorNameOfWord, colorNames, inRegion } from './color-name.ts';

it('has one meaning for every word, and names that hold their own color', () => {
  const words = colorNames.flatMap((name) => [...new Set(name.words)]);
  expect(new Set(words).size).toBe(words.length);
  for (const name of colorNames) expect(inRegion(name.at, name.region), name.name).toBe(true);
});

it('knows basic names in four languages', () => {
  for (const word of ['blue', 'blau', 'bleu', 'azul']) expect(colorNameOfWord(word)?.name).toBe('blue');
  for (const word of ['green', 'grun', 'gruen', 'vert', 'verde']) expect(colorNameOfWord(word)?.name).toBe('green');
  expect(colorNameOfWord('sofa')).toBeNull();
  expect(colorNameOf('navy')?.at.l).toBeLessThan(0.4);
});
