import type { Face } from '../../concepts/face.ts';
import type { Block } from '../block.ts';
import type { Lockup } from '../lockups/lockup.ts';
import type { Mark } from '../marks/mark.ts';
import type { NameSetting } from '../name/setting.ts';
import type { EmblemKind } from './kinds.ts';

/** Input of an emblem. */
export interface EmblemParts {
  /** The words are in capitals. */
  readonly setting: NameSetting;
  readonly mark: Mark | null;
  /** The brief's slogan, for emblems with room for it. Empty without one. */
  readonly slogan: string;
  /** Factor on the mark's size, .5–1.5. It stays inside its field. */
  readonly markScale: number;
}

/** A drawn emblem. The name is part of it and is not repeated beside it. */
export interface Emblem {
  readonly name: Block;
  readonly lockup: Lockup;
  /** True if the slogan is inside. */
  readonly hasSlogan: boolean;
}

/**
 * True if a face's capitals can stand apart and follow a curve. Includes heavy serifs that are never set in
 * capitals as a line: too loud there, they work as a stamp on a ring.
 */
export const mayStamp = (face: Face): boolean =>
  !face.connected && (face.cases.includes('upper') || (face.style !== 'handwritten' && !face.italic));

/**
 * True if a face can carry an emblem of these words. All but roundels are cut out of a solid, which hairlines
 * do not survive.
 */
export const mayEmblem = (kind: EmblemKind, face: Face, words: readonly string[]): boolean =>
  mayStamp(face) && (kind === 'roundel' || (face.metrics.stem >= leastStem && mayKnockOut(face, words.join(''))));

/** Minimum stem ÷ cap height of letters cut out of a solid. */
export const leastStem = 0.15;

/** True if the characters can be knocked out of a solid: their contours do not overlap in this face. */
export const mayKnockOut = (face: Face, text: string): boolean =>
  !face.connected && [...text].every((c) => c === ' ' || (/[A-Za-z0-9&]/u.test(c) && !face.metrics.overlapping.includes(c)));
