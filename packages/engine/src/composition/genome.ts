import type { Archetype, Treatment } from '../concepts/style-spec.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { type EmblemKind, emblemKinds } from './emblems/kinds.ts';
import type { Align } from './name/lines.ts';
import type { Partners } from './partners.ts';
import type { TracedDrawing } from './traced-drawing.ts';

export type { Archetype };

/**
 * Position of a mark: before the name, behind a rule, between its words, above it, nowhere, or inside an
 * emblem that contains the name.
 */
export const stands = ['beside', 'divided', 'between', 'above', 'none', ...emblemKinds] as const;
export type Stand = (typeof stands)[number];

export const isEmblem = (stand: Stand): stand is EmblemKind => (emblemKinds as readonly string[]).includes(stand);

/**
 * Everything that determines the drawing, as ids and small numbers. With the brief and the fonts, it gives
 * the same scene again. Colors are stored in the design's scheme.
 */
export interface Genome {
  readonly archetype: Archetype;
  readonly stand: Stand;
  readonly face: string;
  /** Faces for everything besides the name. */
  readonly partners: Partners;
  readonly letterCase: LetterCase;
  readonly treatment: Treatment;
  /** Indexes of the words that start a new line. Empty for one line. */
  readonly breaks: readonly number[];
  /** em/1000. */
  readonly tracking: number;
  readonly align: Align;
  /**
   * Id of the mark (see composition/marks) or, without one, of the picture that a device shows inside the
   * name. Null for neither.
   */
  readonly mark: string | null;
  /** Concept of the mark. Null if it comes from the initials or from form alone. */
  readonly concept: string | null;
  /** The word of the brief that led to the concept. */
  readonly word: string | null;
  /** Whether to set the brief's slogan. */
  readonly slogan: boolean;
  /** Factors on what the engine proposes: .5–1.5, .5–2. */
  readonly markScale: number;
  readonly spacing: number;
  /** Size of the name beside an unchanged mark, .5–2. Absent if unchanged. */
  readonly textScale?: number;
  /** A person's own kerning: letter index in the name as set → em/1000. Absent if there is none. */
  readonly kerning?: Readonly<Record<string, number>>;
  /** The drawing that the mark shows where no catalog has it. Absent everywhere else. */
  readonly traced?: TracedDrawing;
}
