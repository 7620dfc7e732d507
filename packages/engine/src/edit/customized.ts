import type { Design } from '../design-document.ts';
import type { Box } from '../geometry/box.ts';
import type { Hex } from '../scene/scene.ts';
import type { EditorLayout } from './customization.ts';

/** Ink too weak on its ground: told, never refused. */
export interface ContrastWarning {
  readonly part: 'name' | 'slogan' | 'mark';
  /** WCAG ratio it has, rounded down to 1/100, and the one it needs: 4.5 for a slogan, 3 for name and mark. */
  readonly ratio: number;
  readonly needed: number;
  /** Its ink in scene coordinates. */
  readonly box: Box;
  /** The nearest lightness of the same color that passes, and the field that paints it; null where no field does. */
  readonly fix: { readonly field: 'primaryColor' | 'secondaryColor'; readonly value: Hex } | null;
}

/** A letter of the name as it stands. */
export interface StandingLetter {
  /** Key of `kerning` for the pair it begins. */
  readonly index: number;
  readonly text: string;
  /** Ink in scene coordinates. */
  readonly box: Box;
}

/** What the controls show: the person's choices, and where there is none what the design has. */
export interface Shown {
  /** A font of the editor, or another family of the catalogue. */
  readonly fontFamily: string;
  readonly primaryColor: Hex;
  readonly secondaryColor: Hex;
  readonly backgroundColor: Hex;
  readonly layout: EditorLayout;
  readonly showSlogan: boolean;
  readonly slogan: string;
  readonly hasIcon: boolean;
  readonly icon: string | null;
}

/** A design after a person's changes. */
export interface Customized {
  readonly design: Design;
  readonly shown: Shown;
  readonly warnings: readonly ContrastWarning[];
  /** In reading order; empty where letters join, read from the right, or are bent or redrawn by an emblem or a device. */
  readonly letters: readonly StandingLetter[];
  /** Plain sentences on what could not be followed to the letter, and what was done instead. */
  readonly notes: readonly string[];
}
