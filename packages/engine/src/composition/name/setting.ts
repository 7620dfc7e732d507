import type { Face } from '../../concepts/face.ts';
import type { FontBook } from '../../typography/font-book.ts';
import type { LineOptions } from '../../typography/line.ts';
import type { Mark } from '../marks/mark.ts';
import type { NameParts } from '../name-parts.ts';
import type { Align } from './lines.ts';

/** Input for setting a name. */
export interface NameSetting {
  readonly book: FontBook;
  readonly face: Face;
  /** Lighter cut for two-weight names. Null if the family has none. */
  readonly light: Face | null;
  /** Italic face for a large ampersand, or else `face`. */
  readonly italic: Face;
  /** Face of small second lines. */
  readonly small: Face;
  readonly parts: NameParts;
  /** The words in the chosen case, parallel to `parts.words`. */
  readonly words: readonly string[];
  /** The words in lines. */
  readonly lines: readonly string[];
  /** em/1000. */
  readonly tracking: number;
  /** Factor on the white between lines. Default 1. */
  readonly leading: number;
  /** A person's own kerning by letter of the name, em/1000. */
  readonly kerning: Readonly<Record<string, number>>;
  readonly align: Align;
  /** Concept that the brief means. Null for form alone. */
  readonly concept: string | null;
  /** Picture that a device shows inside the name. Null without one. */
  readonly picture: Mark | null;
}

/** The kerning for a line that starts at the name's letter `from`. */
export function kernsOf({ kerning }: Pick<NameSetting, 'kerning'>, from: number): Pick<LineOptions, 'kerns'> {
  const own = Object.entries(kerning).flatMap(([index, by]) =>
    Number(index) >= from ? [[Number(index) - from, by] as const] : [],
  );
  if (own.length === 0) return {};
  const kerns = new Array<number>(Math.max(...own.map(([index]) => index)) + 1).fill(0);
  for (const [index, by] of own) kerns[index] = by;
  return { kerns };
}
