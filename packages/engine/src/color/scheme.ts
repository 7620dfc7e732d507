import type { Hex, Paints } from '../scene/scene.ts';

/** Kinds of ground: white, paper tinted with the hue, near-black tinted with the hue, or full color. */
export type GroundKind = 'white' | 'tint' | 'dark' | 'vivid';

/** The product's six color preferences. */
export const colorPreferences = ['professional', 'nature', 'warm', 'creative', 'energetic', 'monochrome'] as const;
export type ColorPreference = (typeof colorPreferences)[number];

/**
 * A palette with its roles assigned. Every contrast gate holds for `paints` on its ground and for `onDark` on
 * its own. `paints.ground` and `onDark.ground` are never null here.
 */
export interface Scheme {
  /** Stable, kebab-case: preference, anchor and ground, such as `nature-forest-sun-tint`. */
  readonly id: string;
  /** For people: “Teal and sand, on a pale tint”. */
  readonly label: string;
  readonly preference: ColorPreference;
  readonly ground: GroundKind;
  /** Number of inks: one, two, or two with an accent. */
  readonly inks: 1 | 2 | 3;
  /** OKLCH hue of the dominant ink in degrees [0, 360). Null if it has almost no chroma (C < .03). */
  readonly hue: number | null;
  readonly paints: Paints;
  readonly onDark: Paints;
  /** Colors that the kit needs by name: primary, secondary, accent, ink, paper, dark. */
  readonly palette: {
    readonly primary: Hex;
    readonly secondary: Hex;
    readonly accent: Hex;
    readonly ink: Hex;
    readonly paper: Hex;
    readonly dark: Hex;
  };
}
