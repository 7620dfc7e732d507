import data from './catalogue/color-names.json' with { type: 'json' };
import { type HueRange, inHueRange } from './hue.ts';
import type { Oklch } from './oklch.ts';

/** A word for a color, and the part of color space it covers. Stored in `catalogue/color-names.json`. */
export interface ColorName {
  readonly name: string;
  /** The color that most people would point to. */
  readonly at: Oklch;
  readonly region: ColorRegion;
  /** English, German, French and Spanish words in lower case without accents. */
  readonly words: readonly string[];
}

/** A part of OKLCH: hues, and inclusive ranges of lightness and chroma. */
export interface ColorRegion {
  readonly range: HueRange;
  readonly light: readonly [least: number, most: number];
  readonly chroma: readonly [least: number, most: number];
}

/** Chroma below which a color has no nameable hue. */
export const quietChroma = 0.03;

function pair([a = 0, b = 0]: readonly number[]): readonly [number, number] {
  return [a, b];
}

export const colorNames: readonly ColorName[] = data.map((raw) => {
  const [l = 0, c = 0, h = 0] = raw.at;
  return {
    name: raw.name,
    at: { l, c, h },
    // Names of grays cover colors without hue, all others colors with one. Beige and cream are in between.
    region: {
      range: pair(raw.range),
      light: pair(raw.light),
      chroma: c < 0.02 ? [0, quietChroma] : c <= quietChroma ? [0.012, 0.07] : [quietChroma, 1],
    },
    words: raw.words,
  };
});

const byWord: ReadonlyMap<string, ColorName> = new Map(colorNames.flatMap((name) => name.words.map((word) => [word, name])));
const byName: ReadonlyMap<string, ColorName> = new Map(colorNames.map((name) => [name.name, name]));

/** The color that a word names. The word must be in lower case without accents. */
export function colorNameOfWord(word: string): ColorName | null {
  return byWord.get(word) ?? null;
}

export function colorNameOf(name: string): ColorName | null {
  return byName.get(name) ?? null;
}

export function inRegion(color: Oklch, { range, light, chroma }: ColorRegion): boolean {
  return (
    color.l >= light[0] &&
    color.l <= light[1] &&
    color.c >= chroma[0] &&
    color.c <= chroma[1] &&
    (range[1] - range[0] >= 360 || inHueRange(color.h, range))
  );
}
