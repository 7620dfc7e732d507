import type { Hex } from '../scene/scene.ts';
import type { ColorRegion } from './color-name.ts';
import type { HueRange } from './hue.ts';
import type { ColorPreference } from './scheme.ts';

/** What is known of the client's colours; `readColorWish` reads most of it from free text. */
export interface SchemeWish {
  readonly preference: ColorPreference | null;
  /** Canonical; the first is the most important. */
  readonly hexes: readonly Hex[];
  readonly hues: readonly { readonly name: string; readonly hue: number }[];
  readonly excluded: readonly ({ readonly name: string } & ColorRegion)[];
  /** Hues usual in the trade, in degrees. */
  readonly industryHues: readonly HueRange[];
}
