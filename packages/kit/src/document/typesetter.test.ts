import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { typeStyles } from './type-style.ts';
import { brokenLines, cutSentences, cutText, setLine, type Typesetter } from './typesetter.ts';

const setterFor = (name: string): Typesetter => {
  const brand = brands.find(({ design }) => design.name === name);
  if (brand === undefined) throw new Error(`There is no brand ${name}.`);
  const [face] = brand.lettering.faces.regular;
  if (face === undefined) throw new Error('There is no face.');
  return { lettering: brand.lettering, nameFace: brand.design.genome.face, faces: { regular: face, bold: face, display: face } };
};

const { body } = typeStyles;
const latin = setterFor('Fernwell');

describe('a line of text', () => {
  test('[L-02] is text where the face has its letters, and outlines elsewhere', () => {
    const set = (setter: Typesetter, text: string) => setLine(setter, text, body, '#000000').runs;
    expect(set(latin, 'Plain words')).toMatchObject([{ text: 'Plain words', face: latin.faces.regular }]);
    const mixed = set(setterFor('قهوة الصباح'), 'from “قهوة الصباح” in');
    expect(mixed.map((run) => 'path' in run)).toEqual([false, true, false]);
    expect(mixed[1]?.text).toBe('قهوة الصباح');
  });

  test('[L-02] leaves out what no face draws, and keeps the rest', () => {
    const { runs } = setLine(latin, 'Good 🥐 morning', body, '#000000');
    expect(runs.map(({ text }) => text.trim()).join(' ')).toBe('Good morning');
  });

  test('[L-02] is no wider than its column, even with one long word', () => {
    for (const text of ['Some words that need several lines to be set', 'x'.repeat(80), `${'Donau'.repeat(12)} short`]) {
      for (const { width } of brokenLines(latin, text, body, 120, '#000000')) expect(width).toBeLessThanOrEqual(120);
    }
  });
});

describe('a cut text', () => {
  test('[L-01] has no more characters than allowed and ends between words', () => {
    expect(cutText('short', 200)).toBe('short');
    const cut = cutText('one two three four five', 12);
    expect(cut).toBe('one two…');
    expect([...cutText('字'.repeat(300), 200)]).toHaveLength(200);
  });

  test('[L-01] ends after its last whole sentence, unless that would leave less than half', () => {
    const story = 'Bread takes time. At Rye & Co. it gets eighteen hours. “Never less,” says Ada. The rest is patience.';
    expect(cutSentences(story, 80)).toBe('Bread takes time. At Rye & Co. it gets eighteen hours. “Never less,” says Ada.');
    expect(cutSentences(story, 60)).toBe('Bread takes time. At Rye & Co. it gets eighteen hours.');
    expect(cutSentences(story, 45)).toBe('Bread takes time. At Rye & Co. it gets…');
    expect(cutSentences(story, 200)).toBe(story);
  });
});
