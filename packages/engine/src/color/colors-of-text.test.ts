import { expect, test } from 'vitest';
import { colorsOfText } from './colors-of-text.ts';

test('[Y-05] each of the ten color names stands for a color of its own', () => {
  const names = ['blue', 'purple', 'green', 'red', 'orange', 'yellow', 'pink', 'indigo', 'cyan', 'gray'];
  const found = names.map((name) => colorsOfText(`Deep ${name.toUpperCase()} and white`));
  for (const colors of found) expect(colors).toHaveLength(1);
  expect(new Set(found.flat()).size).toBe(10);
  expect(colorsOfText('grey')).toEqual(colorsOfText('gray'));
});

test('[Y-05] hex colors come before names, each once in the order of the text, six at most', () => {
  expect(colorsOfText('Green #0f766e, then #F59E0B and #0F766E')).toEqual(['#0F766E', '#F59E0B']);
  expect(colorsOfText('Sunset orange over pink, with more orange')).toEqual(['#F97316', '#EC4899']);
  const many = Array.from({ length: 9 }, (_, i) => `#00000${i}`).join(' ');
  expect(colorsOfText(many)).toHaveLength(6);
  // No hex color of six digits, and no name inside another word.
  expect(colorsOfText('#12345 #1234567 #abcdeg covered evergreen')).toEqual(['#8B5CF6', '#06B6D4']);
});

test('[Y-05] a text that names no color is purple and cyan, and two blues for templates', () => {
  for (const text of ['', 'Midnight and Silver', '   ']) {
    expect(colorsOfText(text)).toEqual(['#8B5CF6', '#06B6D4']);
    expect(colorsOfText(text, 'template')).toEqual(['#3B82F6', '#1E40AF']);
  }
  expect(colorsOfText('warm red', 'template')).toEqual(colorsOfText('warm red'));
});
