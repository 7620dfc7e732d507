import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { readColorWish } from './color-wish.ts';

const names = (text: string): readonly string[] => readColorWish(text).hues.map(({ name }) => name);
const refused = (text: string): readonly string[] => readColorWish(text).excluded.map(({ name }) => name);

describe('readColorWish', () => {
  it('finds the preference, hexes and names', () => {
    const wish = readColorWish('Professional, please: #1a73e8 and #FA0 with a bit of gold. Not #12345.');
    expect(wish.preference).toBe('professional');
    expect(wish.hexes).toEqual(['#1A73E8', '#FFAA00']);
    expect(wish.hues.map(({ name }) => name)).toEqual(['gold']);
    expect(wish.ignored).toContain('#12345');
  });

  it.each([
    ['navy blue and coral', ['navy', 'coral']],
    ['forest green, cream', ['forest green', 'cream']],
    ['royal purple', ['cobalt', 'purple']],
    ['blau oder grün', ['blue', 'green']],
    ['Bleu et or', ['blue', 'gold']],
    ['blue or green', ['blue', 'green']],
    ['azul y amarillo', ['blue', 'yellow']],
    ['Türkis', ['turquoise']],
    ['a sofa shop', []],
  ] as const)('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(refused(text)).toEqual([]);
  });

  it.each([
    ['not blue', ['blue'], []],
    ['anything but blue', ['blue'], []],
    ['green but not red or pink', ['red', 'pink'], ['green']],
    ["I don't want any orange. Green is fine", ['orange'], ['green']],
    ['not blue but green', ['blue'], ['green']],
    ['no blue and we love green', ['blue'], ['green']],
    ['kein Rot, lieber Grün', ['red'], ['green']],
    ['sans bleu', ['blue'], []],
    ['sin azul ni verde', ['blue', 'green'], []],
    ['without navy blue', ['navy'], []],
    ['not only blue', [], ['blue']],
  ] as const)('%s', (text, excluded, wanted) => {
    expect(refused(text)).toEqual(excluded);
    expect(names(text)).toEqual(wanted);
  });

  it('refuses the neighbourhood of a refused hex', () => {
    const [region] = readColorWish('not #0000ff').excluded;
    expect(region?.range[0]).toBeGreaterThan(240);
    expect(region?.range[1]).toBeLessThan(290);
  });

  it('takes black and white for monochrome', () => {
    expect(readColorWish('black and white').preference).toBe('monochrome');
    expect(readColorWish('black and gold').preference).toBeNull();
  });

  it.each(['url(http://x)', 'red;}body{', '</style><script>alert(1)</script>', '🎨🟥', 'javascript:alert(1)', '\u0000\u202e'])(
    'treats %j as data',
    (text) => {
      const wish = readColorWish(text);
      expect(wish.hexes).toEqual([]);
      for (const { name } of wish.hues) expect(name).toMatch(/^[a-z ]+$/);
    },
  );

  it('is total: any text gives canonical hexes and short lists', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { hexes, ignored } = readColorWish(text);
        for (const hex of hexes) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
        expect(ignored.length).toBeLessThanOrEqual(20);
        for (const word of ignored) expect(word.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it.each([
    ['one long word', 'a'.repeat(50_000)],
    ['nots', 'not '.repeat(12_500)],
    ['hashes', '#'.repeat(50_000)],
    ['apostrophes', "a'".repeat(25_000)],
    ['accents', '\u0301'.repeat(50_000)],
  ])('reads 50,000 characters of %s in 50 ms of processor time', (_name, text) => {
    expect(processorTime(() => readColorWish(text))).toBeLessThan(50);
  });
});
