import { describe, expect, test } from 'vitest';
import type { Lettering, SetText } from '../layout/lettering.ts';
import { textBlock } from './text-block.ts';

/** Letters that are squares of an em’s half, and a record of the lines that were set. */
function squares(): { readonly lettering: Lettering; readonly lines: string[] } {
  const lines: string[] = [];
  const line = (text: string, _cut: string, size: number): SetText => {
    lines.push(text);
    const [w, h] = [(text.length * size) / 2, size / 2];
    const path = text === '' ? [] : [[0, -h, 0, -h, w, -h, w, -h, w, -h, w, 0, w, 0, w, 0, 0, 0, 0, 0, 0, 0, 0, -h, 0, -h]];
    return { path, width: w, cap: h, face: null };
  };
  const faces = { regular: [], bold: [], display: [] };
  return { lettering: { faces, line, advance: () => null, outline: () => null }, lines };
}

const room = { w: 100, h: 100, most: 1000, lines: 5 };

describe('a block of text', () => {
  test('[T-01] fills its room by its width or its height, and never exceeds it', () => {
    for (const text of ['a', 'a word', 'some more words than before', 'x'.repeat(60)]) {
      const block = textBlock(squares().lettering, text, 'display', room, false);
      expect(Math.max((block?.w ?? 0) / room.w, (block?.h ?? 0) / room.h)).toBeCloseTo(1, 6);
    }
  });

  test('[T-01] keeps to the largest em', () => {
    expect(textBlock(squares().lettering, 'a', 'display', { ...room, most: 10 }, false)?.h).toBeCloseTo(5, 6);
  });

  test('[T-01] breaks between words, and inside a long word with a hyphen', () => {
    const { lettering, lines } = squares();
    textBlock(lettering, 'one two', 'display', room, false);
    expect(lines).toContain('one two');
    expect(lines).not.toContain('one t');
    textBlock(lettering, 'Donaudampfschifffahrt', 'display', room, false);
    expect(lines).toContain('Donaudampfs-');
    expect(lines).toContain('Donaudampfschifffahrt');
  });

  test('[T-01] breaks a long line of ideographs, but not inside a run of katakana', () => {
    const { lettering, lines } = squares();
    textBlock(lettering, '東京の新しいメニューです', 'display', room, false);
    expect(lines.filter((line) => /^ニ|^ュ|^ー/u.test(line))).toEqual([]);
    expect(lines).toContain('メニュー');
    lines.length = 0;
    textBlock(lettering, '新着情報', 'display', room, false);
    expect(new Set(lines)).toEqual(new Set(['新着情報']));
  });

  test('[T-01] is nothing where no face has a letter', () => {
    expect(textBlock(squares().lettering, ' ', 'display', room, false)).toBeNull();
  });
});
