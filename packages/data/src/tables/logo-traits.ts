/** A logo at a glance, with its owner’s edits. */
export interface LogoTraits {
  /** Hex colors in the order in which the logo paints them, its ground last. */
  readonly swatches: readonly string[];
  /** Family that the name is set in. Null if this engine doesn’t know it. */
  readonly typeface: string | null;
}
