import type { MarkKind } from '../../concepts/style-spec.ts';

/** A mark that this brief gives a reason for. */
export interface MarkCandidate {
  readonly id: string;
  readonly kind: MarkKind;
  /** 0–1: how strongly the brief asks for this picture, less what is worn out. */
  readonly relevance: number;
  readonly concept: string | null;
  readonly word: string | null;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** A neutral geometric form holds the picture: the container archetype. */
  readonly contained: boolean;
  /** One drawing of two things of the brief: it belongs to this name alone. */
  readonly merged?: true;
  /** A picture of the trade although the name itself is a thing that can be drawn. */
  readonly trade?: true;
  /** Much higher than wide: small beside one line of type. */
  readonly upright?: true;
}
