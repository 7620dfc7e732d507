import type { Archetype, Treatment } from '../concepts/style-spec.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { type EmblemKind, emblemKinds } from './emblems/kinds.ts';
import type { Align } from './name/lines.ts';
import type { Partners } from './partners.ts';

export type { Archetype };

/** Where a mark stands: before the name, behind a rule, between its words, over it, nowhere, or inside an emblem that the name is part of. */
export const stands = ['beside', 'divided', 'between', 'above', 'none', ...emblemKinds] as const;
export type Stand = (typeof stands)[number];

export const isEmblem = (stand: Stand): stand is EmblemKind => (emblemKinds as readonly string[]).includes(stand);

/**
 * Everything that decides the drawing, as ids and small numbers: with the brief and the fonts it re-solves to the same scene.
 * Colors live beside it, in the design's scheme.
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
  /** Id of the mark, see composition/marks; where none stands, of the picture a device shows inside the name; else null. */
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
  /** Size of the name beside a mark that stays as it is, .5–2; absent where nobody changed it. */
  readonly textScale?: number;
  /** A person's own kerning: index of a letter of the name as set → em/1000; absent where there is none. */
  readonly kerning?: Readonly<Record<string, number>>;
}
