import type { Oklch } from '../../color/oklch.ts';
import type { LetterCase } from '../../typography/letter-case.ts';

/** How far a change goes: “a bit bolder”, “bolder”, “much bolder”. */
export type Strength = 'bit' | 'plain' | 'much';

/** 1 for more of it, −1 for less. */
export type Way = 1 | -1;

/** A color by its English name or as `#RRGGBB`. `exact` for the latter, which is painted as it is or not at all. */
export interface ColorTerm {
  readonly name: string;
  readonly at: Oklch;
  readonly exact: boolean;
}

/** What letters can become, besides heavier or lighter. */
export type LetterWish =
  | 'serif'
  | 'sans-serif'
  | 'handwritten'
  | 'no-script'
  | 'rounder'
  | 'sharper'
  | 'modern'
  | 'classic'
  | 'playful'
  | 'elegant'
  | 'friendly'
  | 'corporate'
  | 'other';

export type Tone = 'warmer' | 'cooler' | 'darker' | 'lighter' | 'brighter' | 'softer';

/** Parts that a color can be asked for. `all` is the logo's main color, wherever it is; `inks` all but its ground. */
export type PaintedPart = 'all' | 'inks' | 'name' | 'icon' | 'slogan' | 'ground';

/** Parts that a person can ask to be left alone. */
export type KeptPart = 'letters' | 'weight' | 'colors' | 'icon' | 'slogan' | 'layout' | 'rest';

export type Wish =
  | { readonly kind: 'weight'; readonly way: Way; readonly strength: Strength }
  | { readonly kind: 'letters'; readonly letters: LetterWish; readonly way: Way; readonly strength: Strength }
  | { readonly kind: 'family'; readonly family: string }
  | { readonly kind: 'case'; readonly letterCase: LetterCase }
  | { readonly kind: 'tracking'; readonly way: Way; readonly strength: Strength }
  | { readonly kind: 'gap'; readonly way: Way; readonly strength: Strength }
  | {
      readonly kind: 'hue';
      readonly color: ColorTerm;
      readonly part: PaintedPart;
      readonly way: Way;
      readonly strength: Strength;
    }
  | {
      readonly kind: 'tone';
      readonly tone: Tone;
      readonly part: PaintedPart;
      readonly strength: Strength;
      /** The color meant by “a darker green”. */
      readonly of: ColorTerm | null;
    }
  | {
      readonly kind: 'paint';
      readonly color: ColorTerm;
      /** The second color of “navy and gold”. */
      readonly second: ColorTerm | null;
      readonly part: PaintedPart;
      /** The color to replace: “change the green to teal”. */
      readonly from: ColorTerm | null;
    }
  | { readonly kind: 'exclude'; readonly color: ColorTerm }
  | { readonly kind: 'monochrome' }
  | { readonly kind: 'swap-colors' }
  | { readonly kind: 'ground'; readonly ground: 'dark' | 'light' | 'none' }
  | { readonly kind: 'size'; readonly part: 'icon' | 'name' | 'slogan' | 'logo'; readonly way: Way; readonly strength: Strength }
  | { readonly kind: 'place'; readonly place: 'above' | 'left' | 'right' | 'below' }
  | { readonly kind: 'icon'; readonly subject: string }
  | { readonly kind: 'another-icon' }
  | { readonly kind: 'no-icon' }
  | { readonly kind: 'slogan'; readonly text: string }
  | { readonly kind: 'show-slogan'; readonly shown: boolean }
  | { readonly kind: 'simpler' }
  /** `design` counts from 1, as people do. */
  | { readonly kind: 'like'; readonly design: number }
  | { readonly kind: 'keep'; readonly part: KeptPart }
  | { readonly kind: 'history' };

/** A change that was understood, and the words it was read from. */
export type RevisionChange = Wish & { readonly words: string };

const colorKinds = ['hue', 'tone', 'paint', 'exclude', 'monochrome', 'swap-colors', 'ground'] as const;

/** A change that is about colors. The drawing stays as it is. */
export type ColorChange = Extract<RevisionChange, { readonly kind: (typeof colorKinds)[number] }>;

export const isColorChange = (change: RevisionChange): change is ColorChange => colorKinds.some((kind) => kind === change.kind);

/**
 * Why words were not understood: they are no request that we know; two of them ask for opposite things; they could mean two things; or they
 * are not in English.
 */
export type Unread = 'unknown' | 'contradiction' | 'ambiguous' | 'language';

export interface RevisionReading {
  readonly changes: readonly RevisionChange[];
  readonly notUnderstood: readonly { readonly words: string; readonly why: Unread }[];
}

/** Characters of a request that are read. The endpoint refuses longer ones. */
export const longestRevision = 1000;
