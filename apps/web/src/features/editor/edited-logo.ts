import type { ContrastWarning, Customization, Design, Shown } from '@brandwright/engine';

/** A place on the drawing, in shares of the width and height of its ink. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A warning with its place on the picture. */
export interface Warning extends Omit<ContrastWarning, 'box'> {
  readonly place: Place;
}

/** A letter of the name, and where it stands. */
export interface Letter {
  /** Key of `kerning` for the pair it begins. */
  readonly index: number;
  readonly text: string;
  readonly place: Place;
}

/** The design after the person's changes, printed for the page. */
export interface EditedLogo {
  /** What it was drawn from. */
  readonly customization: Customization;
  /** The ink alone, without ground: markup whose view box is the box of the ink. */
  readonly art: string;
  /** Size of the ink in units of the scene: 100 is the cap height that the name was designed with. */
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly shown: Shown;
  readonly warnings: readonly Warning[];
  /** In reading order; empty where letters cannot be told apart. */
  readonly letters: readonly Letter[];
  /** What could not be followed to the letter, in plain sentences. */
  readonly notes: readonly string[];
  /** The design under another name, before the settings; null while it has its own. */
  readonly renamed: Design | null;
}
