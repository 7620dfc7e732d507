import type { Archetype, Treatment } from '../concepts/style-spec.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Align } from './name/lines.ts';
import type { Partners } from './partners.ts';

export type { Archetype };

/** Where a mark stands. */
export type Stand = 'beside' | 'above' | 'none';

/**
 * Everything that decides the drawing, as ids and small numbers: with the brief and the fonts it re-solves to the same scene.
 * Colours live beside it, in the design's scheme.
 */
export interface Genome {
  readonly archetype: Archetype;
  readonly stand: Stand;
  readonly face: string;
  /** Faces of everything set beside the name face. */
  readonly partners: Partners;
  readonly letterCase: LetterCase;
  readonly treatment: Treatment;
  /** Indexes of the words that begin a new line; empty for one line. */
  readonly breaks: readonly number[];
  /** em/1000. */
  readonly tracking: number;
  readonly align: Align;
  /** Id of the mark, see composition/marks; null for a wordmark. */
  readonly mark: string | null;
  /** Concept behind the mark; null when it comes from the initials or from form alone. */
  readonly concept: string | null;
  /** Word of the brief that led to the concept. */
  readonly word: string | null;
  /** Whether a slogan is set when the brief has one. */
  readonly slogan: boolean;
  /** Multiples of what the engine proposes: .5–1.5, .5–2. */
  readonly markScale: number;
  readonly spacing: number;
}
