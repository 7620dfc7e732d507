import { expect, test } from 'vitest';
import { faces } from '../src/concepts/face.ts';
import { setLine } from '../src/typography/line.ts';
import { everyFace, setOf } from './font-book.ts';

const size = 100;

test('words stand at least a fifth of an em apart, less what kerning takes, in every face', () => {
  const book = everyFace();
  let set = 0;
  for (const face of faces.filter((f) => f.uses.includes('name'))) {
    const [first, second] = ['o o', 'oo'].map((text) => setLine(book, face, text, { size, tracking: 0 })?.glyphs.at(-1)?.x);
    if (first === undefined || second === undefined) continue;
    set++;
    // Kerning of a space, and evening, take a hundredth at most.
    expect(first - second, face.id).toBeGreaterThan(0.19 * size);
  }
  expect(set).toBeGreaterThan(90);
});

test('a mark without a width is no word space: the name gives eight', () => {
  const { designs } = setOf({ name: 'A\u034FBell', industry: 'Other' });
  expect(designs).toHaveLength(8);
  for (const { scene } of designs) expect(scene.shapes.every((s) => s.path.flat().every(Number.isFinite))).toBe(true);
});
