import type { MarkKind } from '../../concepts/style-spec.ts';

/** A mark that this brief gives a reason for. */
export interface MarkCandidate {
  readonly id: string;
  readonly kind: MarkKind;
  /** How strongly the brief asks for this picture, 0–1, reduced where the picture is overused. */
  readonly relevance: number;
  readonly concept: string | null;
  readonly word: string | null;
  /** Name of the picture, such as `coffee bean`. */
  readonly picture?: string;
  /** Icons of the picture, best first, for devices that draw it in a letter. */
  readonly icons?: readonly string[];
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Whether a neutral geometric form holds the picture (the container archetype). */
  readonly contained: boolean;
  /** One drawing that merges two things of the brief and so belongs to this name alone. */
  readonly merged?: true;
  /** Both its things are the name's own. */
  readonly both?: true;
  /** A picture of the trade, or of what goes with it, rather than of the name. */
  readonly trade?: true;
  /** A picture that goes with the name or the trade, rather than the thing itself. */
  readonly also?: true;
  /** Place of a trade's picture in the trade's list, best first, from 0. Unset for the first and for the name's own things. */
  readonly rank?: number;
  /** Names of what it shows of what the client chose. Empty for initials they asked for. */
  readonly chosen?: readonly string[];
  /** Several things in a row, which stand above a name only. */
  readonly row?: true;
  /** Much taller than wide, so it looks small beside one line of type. */
  readonly upright?: true;
}
