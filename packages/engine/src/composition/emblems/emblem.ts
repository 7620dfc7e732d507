import type { Face } from '../../concepts/face.ts';
import type { Block } from '../block.ts';
import type { Lockup } from '../lockups/lockup.ts';
import type { Mark } from '../marks/mark.ts';
import type { NameSetting } from '../name/setting.ts';
import type { EmblemKind } from './kinds.ts';

/** What an emblem is drawn from. */
export interface EmblemParts {
  /** The words are in capitals. */
  readonly setting: NameSetting;
  readonly mark: Mark | null;
  /** Slogan of the brief, wherever an emblem has room for one; empty without one. */
  readonly slogan: string;
  /** Multiplies the mark, .5–1.5; it is held inside its field. */
  readonly markScale: number;
}

/** A drawn emblem: the name is part of it, so nothing is repeated beside it. */
export interface Emblem {
  readonly name: Block;
  readonly lockup: Lockup;
  /** The slogan stands inside. */
  readonly hasSlogan: boolean;
}

/**
 * Faces whose capitals can stand apart and turn with a curve. Heavy serifs that a name is never set in capitals with are
 * among them: what shouts as a line is a stamp on a ring.
 */
export const mayStamp = (face: Face): boolean =>
  !face.connected && (face.cases.includes('upper') || (face.style !== 'handwritten' && !face.italic));

/** Whether a face can carry an emblem of these words: all but a roundel are cut out of a solid, which hairlines do not survive. */
export const mayEmblem = (kind: EmblemKind, face: Face, words: readonly string[]): boolean =>
  mayStamp(face) && (kind === 'roundel' || (face.metrics.stem >= leastStem && mayKnockOut(face, words.join(''))));

/** Stem ÷ cap height of letters that hold as holes. */
export const leastStem = 0.15;

/** Letters and signs that may be knocked out of a solid: their contours do not overlap in this face. */
export const mayKnockOut = (face: Face, text: string): boolean =>
  !face.connected && [...text].every((c) => c === ' ' || (/[A-Za-z0-9&]/u.test(c) && !face.metrics.overlapping.includes(c)));
