import type { RevisionChange } from './revision.ts';

/** Why an understood change was not made. */
export type Refusal =
  /** The design is like that already. */
  | 'already'
  /** No typeface goes with the name, the design and what was asked. */
  | 'no-face'
  /** The letters join, so they can stand neither apart nor in capitals. */
  | 'joined-letters'
  /** The name’s script has no capitals. */
  | 'no-case'
  /** An emblem sets its letters and its icon in its own way. */
  | 'emblem'
  | 'no-icon'
  /** The icon is part of the name. */
  | 'icon-in-name'
  /** We have no drawing of it. */
  | 'no-drawing'
  /** No layout of ours has the icon there. */
  | 'no-layout'
  /** The layout that comes out loses what nobody asked to lose. */
  | 'does-not-fit'
  /** Nothing is left between what it is and the largest or smallest that works. */
  | 'limit'
  /** It could not be read on its background. */
  | 'contrast'
  | 'no-such-color'
  /** Every ink is black, white or gray. */
  | 'no-color'
  | 'one-color'
  /** The kit’s palette or personality decides it. */
  | 'kit-colors'
  | 'kit-letters'
  | 'no-slogan'
  | 'slogan-letters'
  | 'slogan-size'
  /** A logo is as large as it is placed. */
  | 'logo-size'
  /** The files have it without a background. */
  | 'transparent'
  | 'no-such-design'
  /** Files of this logo were downloaded: it may change, but not become another logo. */
  | 'finished'
  /** It is done in the kit’s history. */
  | 'history';

/** One measurement of a change. Numbers are rounded to thousandths; colors are `#RRGGBB`. */
export interface Fact {
  readonly measure:
    | 'face'
    /** Width of a stem as a share of the capitals’ height. */
    | 'stem'
    /** em/1000 between letters. */
    | 'tracking'
    | 'case'
    | 'color'
    /** OKLCH hue in degrees, chroma and lightness. */
    | 'hue'
    | 'chroma'
    | 'lightness'
    | 'ground'
    /** Height of the icon ÷ height of the name. */
    | 'icon-size'
    /** Height of the name ÷ height of the icon. */
    | 'name-size'
    /** Factor on the space between icon and name. */
    | 'gap'
    | 'icon'
    | 'layout'
    | 'slogan'
    | 'setting'
    | 'inks'
    | 'design';
  readonly before: string | number;
  readonly after: string | number;
}

/** What became of a change. */
export type Outcome =
  | { readonly change: RevisionChange; readonly done: true; readonly facts: readonly Fact[] }
  | { readonly change: RevisionChange; readonly done: false; readonly why: Refusal };
