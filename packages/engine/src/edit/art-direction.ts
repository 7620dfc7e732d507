import type { Brief } from '../brief/brief.ts';
import { tradeOf } from '../concepts/subject/asked-pictures.ts';
import type { LetterGenre } from '../concepts/subject/letter-genres.ts';
import { isKindOf } from '../concepts/subject/shown-pictures.ts';
import { tradeColorNames } from '../concepts/subject/trade-colors.ts';
import type { Hex } from '../scene/scene.ts';
import { heardIn, thingsNamed } from './heard.ts';

/** What suits a business, best first, and what never does. */
export interface Suited<T> {
  readonly fits: readonly T[];
  readonly never: readonly T[];
}

/** What a brief asks a designer for, in names that the engine knows: of things, kinds of letters and colors. */
export interface ArtDirection {
  /** Things to show, best first, and the word of the brief that led to each. Every thing is drawn. */
  readonly things: readonly { readonly thing: string; readonly word: string | null }[];
  /** Things that would mislead. Every one is drawn. */
  readonly never: readonly string[];
  /** Null if nothing suits better than the rest. */
  readonly letters: Suited<LetterGenre> | null;
  /** Keys of `tradeColorNames`. Null if nothing suits better than the rest. */
  readonly colors: Suited<string> | null;
}

/** Most of each list, for whoever reads a brief. */
export const directionLimits = { things: 8, never: 8, letters: 3, colors: 5 } as const;

/** The engine’s own reading of a brief, without what its author chose or ruled out (W-16). The same brief has the same reading. */
export function readArtDirection(brief: Brief): ArtDirection {
  const { shows: _, ...words } = brief;
  const things = heardIn(words).map(({ name, word }) => ({ thing: name, word }));
  const trade = tradeOf(words);
  const isShown = (name: string): boolean =>
    things.some(({ thing }) => thing === name || isKindOf(thing, name) || isKindOf(name, thing));
  const never = thingsNamed((trade?.never ?? []).map(({ name }) => name)).map(({ name }) => name);
  return {
    things,
    never: never.filter((name) => !isShown(name)).slice(0, directionLimits.never),
    letters: trade === null ? null : suited([...trade.letters.fits], [...trade.letters.never], directionLimits.letters),
    colors:
      trade === null
        ? null
        : suited(trade.colors.fits.flatMap(nameOf), trade.colors.never.flatMap(nameOf), directionLimits.colors),
  };
}

/** As many as a list may have. Null without any. */
export function suited<T>(fits: readonly T[], never: readonly T[], most: number): Suited<T> | null {
  const own = [...new Set(fits)].slice(0, most);
  const others = [...new Set(never)].filter((one) => !own.includes(one)).slice(0, most);
  return own.length + others.length === 0 ? null : { fits: own, never: others };
}

const names = new Map(Object.entries(tradeColorNames).map(([name, hex]) => [hex, name]));

const nameOf = (hex: Hex): string | readonly [] => names.get(hex) ?? [];
