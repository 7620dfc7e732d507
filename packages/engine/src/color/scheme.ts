import type { Hex, Paints } from '../scene/scene.ts';

/** What the logo stands on: white, paper tinted with the hue, near-black tinted with the hue, or full color. */
export type GroundKind = 'white' | 'tint' | 'dark' | 'vivid';

/** The six preferences of the product. */
export const colorPreferences = ['professional', 'nature', 'warm', 'creative', 'energetic', 'monochrome'] as const;
export type ColorPreference = (typeof colorPreferences)[number];

/**
 * A palette with its roles cast: every contrast gate holds for `paints` on its ground and for `onDark` on its own.
 * `paints.ground` and `onDark.ground` are never null here.
 */
export interface Scheme {
  /** Stable, kebab-case: preference, anchor and ground, e.g. `nature-forest-sun-tint`. */
  readonly id: string;
  /** For people: “Teal and sand, on a pale tint”. */
  readonly label: string;
  readonly preference: ColorPreference;
  readonly ground: GroundKind;
  /** How many inks: one, two, or two with an accent. */
  readonly inks: 1 | 2 | 3;
  /** OKLCH hue of the dominant ink in degrees [0, 360); null when it has almost no chroma (C < .03). */
  readonly hue: number | null;
  readonly paints: Paints;
  readonly onDark: Paints;
  /** Everything the kit will need by name: primary, secondary, accent, ink, paper, dark. */
  readonly palette: {
    readonly primary: Hex;
    readonly secondary: Hex;
    readonly accent: Hex;
    readonly ink: Hex;
    readonly paper: Hex;
    readonly dark: Hex;
  };
}
