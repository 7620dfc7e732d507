import type { Hex } from '../scene/scene.ts';
import type { ColorRegion } from './color-name.ts';
import type { HueRange } from './hue.ts';
import type { Oklch } from './oklch.ts';
import type { ColorPreference } from './scheme.ts';

/** What is known of the client's colors; `readColorWish` reads most of it from free text. */
export interface SchemeWish {
  readonly preference: ColorPreference | null;
  /** Canonical; the first is the most important. */
  readonly hexes: readonly Hex[];
  readonly hues: readonly { readonly name: string; readonly hue: number }[];
  readonly excluded: readonly ({ readonly name: string } & ColorRegion)[];
  /** Hues usual in the trade, in degrees. */
  readonly industryHues: readonly HueRange[];
  /** The color that the name says, where the client asked for none: of every `among` palettes all but one are cut around it. */
  readonly lent?: { readonly label: string; readonly at: Oklch; readonly among: number };
}
