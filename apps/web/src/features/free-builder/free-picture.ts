import type { FreeDesign } from '@brandwright/engine';

/** A free design as the page shows it; markup is the engine's. */
export interface FreePicture {
  readonly id: string;
  readonly name: string;
  /** The logo with its clear space, without its ground. */
  readonly art: string;
  readonly ground: string;
  /** Ink that can be read on the ground as text. */
  readonly ink: string;
  /** The design in each layout, in the ink of the page. */
  readonly layouts: Readonly<Record<FreeDesign['layout'], string>>;
  /** Where a logo lives: on a white sheet, as an app's icon, in a browser's tab. */
  readonly proofs: readonly FreeProof[];
  /** What is to be known of the font; null when it sets the name as chosen. */
  readonly note: string | null;
}

export interface FreeProof {
  readonly kind: 'sheet' | 'app' | 'tab';
  readonly label: string;
  readonly ground: string;
  readonly art: string;
}
