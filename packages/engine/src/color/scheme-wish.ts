import type { Hex } from '../scene/scene.ts';
import type { ColorRegion } from './color-name.ts';
import type { HueRange } from './hue.ts';
import type { Oklch } from './oklch.ts';
import type { ColorPreference } from './scheme.ts';

/** What is known about the client's colors. `readColorWish` extracts most of it from free text. */
export interface SchemeWish {
  readonly preference: ColorPreference | null;
  /** Canonical, most important first. */
  readonly hexes: readonly Hex[];
  readonly hues: readonly { readonly name: string; readonly hue: number }[];
  readonly excluded: readonly ({ readonly name: string } & ColorRegion)[];
  /** Usual hues of the trade, in degrees. */
  readonly industryHues: readonly HueRange[];
  /**
   * The color that the name says, if the client asked for none. All but one of every `among` palettes are
   * built around it.
   */
  readonly lent?: { readonly label: string; readonly at: Oklch; readonly among: number };
}
