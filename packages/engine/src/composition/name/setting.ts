import type { Face } from '../../concepts/face.ts';
import type { FontBook } from '../../typography/font-book.ts';
import type { LineOptions } from '../../typography/line.ts';
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
  /** Multiplies the white between lines; 1 by default. */
  readonly leading: number;
  /** A person's own kerning by letter of the name, em/1000. */
  readonly kerning: Readonly<Record<string, number>>;
  readonly align: Align;
  /** Concept that the brief means; null where form alone speaks. */
  readonly concept: string | null;
  /** Picture a device shows inside the name; null without one. */
  readonly picture: Mark | null;
}

/** The kerning of a part of the name that begins at its `from`th letter, as a line takes it. */
export function kernsOf({ kerning }: Pick<NameSetting, 'kerning'>, from: number): Pick<LineOptions, 'kerns'> {
  const own = Object.entries(kerning).flatMap(([index, by]) =>
    Number(index) >= from ? [[Number(index) - from, by] as const] : [],
  );
  if (own.length === 0) return {};
  const kerns = new Array<number>(Math.max(...own.map(([index]) => index)) + 1).fill(0);
  for (const [index, by] of own) kerns[index] = by;
  return { kerns };
}
