/** A logo at a glance, as its kit shows it: with its owner’s edits, and in the kit’s look if it has one. */
export interface LogoTraits {
  /** Hex colors in the order in which the logo paints them, its ground last. */
  readonly swatches: readonly string[];
  /** Family that the name is set in. Null if this engine doesn’t know it. */
  readonly typeface: string | null;
}
