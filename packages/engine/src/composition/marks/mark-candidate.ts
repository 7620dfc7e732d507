import type { MarkKind } from '../../concepts/style-spec.ts';

/** A mark that this brief gives a reason for. */
export interface MarkCandidate {
  readonly id: string;
  readonly kind: MarkKind;
  /** How strongly the brief asks for this picture, 0–1, reduced where the picture is overused. */
  readonly relevance: number;
  readonly concept: string | null;
  readonly word: string | null;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Whether a neutral geometric form holds the picture (the container archetype). */
  readonly contained: boolean;
  /** One drawing that merges two things of the brief and so belongs to this name alone. */
  readonly merged?: true;
  /** A picture of the trade although the name itself can be drawn. */
  readonly trade?: true;
  /** Much taller than wide, so it looks small beside one line of type. */
  readonly upright?: true;
}
