import type { Face } from '../../concepts/face.ts';
import type { FontBook } from '../../typography/font-book.ts';
import type { Mark } from '../marks/mark.ts';
import type { NameParts } from '../name-parts.ts';
import type { Align } from './lines.ts';

/** Everything a treatment needs to set a name. */
export interface NameSetting {
  readonly book: FontBook;
  readonly face: Face;
  /** Lighter cut for two-weight names; absent when the family offers none. */
  readonly light: Face | null;
  /** Italic face whose ampersand is worth showing; falls back to `face`. */
  readonly italic: Face;
  /** Face of small second lines. */
  readonly small: Face;
  readonly parts: NameParts;
  /** The words in the chosen case, parallel to `parts.words`. */
  readonly words: readonly string[];
  /** The words broken into lines. */
  readonly lines: readonly string[];
  /** em/1000. */
  readonly tracking: number;
  readonly align: Align;
  /** Concept that the brief means; null where form alone speaks. */
  readonly concept: string | null;
  /** Picture a device shows inside the name; null without one. */
  readonly picture: Mark | null;
}
