/** A small picture under the preview: what it shows, on its own ground. */
interface ProofPicture {
  readonly label: string;
  readonly ground: string;
  readonly art: string;
}

/** A design as the wizard's panel shows it. All colors are `#RRGGBB`, all art is printed SVG. */
export interface Preview {
  readonly id: string;
  readonly name: string;
  /** Its own ground, which the panel takes on. */
  readonly ground: string;
  /** For words on that ground (4.5 : 1 at least), the same drawn back a little (4.5 : 1 too), and for tracks and hairlines. */
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  /** In a square, for the panel, and in a wide field, for the dock of a phone. */
  readonly stage: string;
  readonly dock: string;
  readonly proofs: readonly ProofPicture[];
  /** Colors of the design by what they are for. */
  readonly palette: readonly (readonly [role: string, hex: string])[];
  /** “Teal and sand, on a pale tint”. */
  readonly colorLabel: string;
  /** Family of the name's letters, and of what is set beneath it. */
  readonly families: readonly string[];
  readonly reasons: readonly string[];
}
