import type { QuizAnswers } from '@brandwright/engine';

export type Energy = NonNullable<QuizAnswers['energy']>;
export type Character = NonNullable<QuizAnswers['personality']>;
export type Value = NonNullable<QuizAnswers['values']>;
export type Aesthetic = NonNullable<QuizAnswers['aesthetic']>;

/** Seven ways to say one thing, so that a story’s ways can be a code word (`code-word.ts`). */
type Seven = readonly [string, string, string, string, string, string, string];

/**
 * What is said of one kind of business, as frames (`frame.ts`). A frame belongs to one kind: no two kinds share six words in a row, so that
 * businesses of different kinds never sound alike. Frames speak of what customers want and of what good work is, and never state a fact
 * about the business that its owner did not give.
 */
export interface Kind {
  /** Names the business and its trade: at most about 130 characters without the name. */
  readonly open: Seven;
  /** What customers come for, or worry about. */
  readonly need: Seven;
  /** What good work looks like. */
  readonly work: Seven;
  /** The end of a story whose energy is not known. */
  readonly end: Seven;
  /** What it offers, after a first sentence that was taken from the brief. */
  readonly offer: readonly [string, string];
  /** What leads in the owner’s own words: a colon follows. */
  readonly told: readonly [string, string];
  /** A sentence for what the owner values most. */
  readonly values: Readonly<Record<Value, string>>;
  /** The end of a story whose energy is known. */
  readonly energy: Readonly<Record<Energy, string>>;
  /** Sentences that begin with “To”. */
  readonly mission: readonly string[];
  /** Follows “for”: whom the business serves. */
  readonly people: readonly string[];
  readonly demographics: string;
  readonly psychographics: string;
  /** Two adjectives of its voice, for briefs that say nothing of it. */
  readonly traits: readonly [string, string];
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
