/** Printed SVG in `currentColor`, or null where this name offers none: the tile then says it in words alone. */
export type Example = string | null;

/** The person's own name, drawn in every way the wizard asks about. Keys are the values of the choices. */
export interface Examples {
  /** By variation style: the whole logo in one ink. */
  readonly hands: Readonly<Record<string, Example>>;
  /** By style direction: the letters alone. */
  readonly styles: Readonly<Record<string, Example>>;
  /** By font style: the first word. */
  readonly fonts: Readonly<Record<string, Example>>;
  /** By icon placement. */
  readonly placements: Readonly<Record<string, Example>>;
}

/** By name of a design theme: the letters in its heading face. */
export type ThemeExamples = Readonly<Record<string, Example>>;
