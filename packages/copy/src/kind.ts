import type { QuizAnswers } from '@brandwright/engine';

export type Energy = NonNullable<QuizAnswers['energy']>;
export type Character = NonNullable<QuizAnswers['personality']>;
export type Value = NonNullable<QuizAnswers['values']>;
export type Aesthetic = NonNullable<QuizAnswers['aesthetic']>;

/** Seven ways to say one thing, so that a story’s ways can be a code word (`code-word.ts`). */
type Seven = readonly [string, string, string, string, string, string, string];

/**
 * What is said of one kind of business where nothing can be said of its trade (`passages`, `pitches`). Every sentence stands alone, is true of every trade of its kind, and belongs to one kind: no two kinds
 * share six words in a row, so that businesses of different kinds never sound alike. Sentences speak of what customers want and of what good
 * work is, and never state a fact about the business that its owner did not give.
 */
export interface Kind {
  /** Why people come, or what they worry about: at most about twelve words, like all of a story. */
  readonly need: Seven;
  /** What customers hope for. */
  readonly hope: Seven;
  /** What good work is. */
  readonly work: Seven;
  /** The end of a story. */
  readonly end: Seven;
  /** Sentences that begin with “To”. */
  readonly mission: readonly string[];
  /** Follows “for”: whom the business serves. */
  readonly people: readonly [string, string, string];
  readonly demographics: string;
  readonly psychographics: string;
  /** Adjectives of its voice, for briefs that say nothing of it. */
  readonly traits: readonly [string, string, string];
  /** Advice on what to say first. */
  readonly say: string;
  /** Advice on channels and on proof that the owner can supply: at least seven. */
  readonly tips: readonly string[];
  /** At least seven, each of at most 60 characters, without a period. */
  readonly taglines: readonly string[];
  /** What color has to do here; follows “color should”. */
  readonly color: string;
  /** What a channel of films shows; follows “here you can”. */
  readonly film: string;
  /** What a profile asks its readers to do. */
  readonly ask: string;
}
