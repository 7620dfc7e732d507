import type { Letter, Place } from './edited-logo.ts';

/**
 * The space between two neighboring letters, as wide as it can be pressed: from the middle of one to the middle of the next. The first and
 * the last of a line reach over the whole of their letters, so that wherever a letter is pressed, a pair of it is chosen.
 */
export interface Gap extends Place {
  /** Key of `kerning`. */
  readonly index: number;
  readonly left: string;
  readonly right: string;
  /** Middle of the true gap, as a share of the width. */
  readonly line: number;
  /** Top of the highest letter of its line. */
  readonly crown: number;
}

/** Gaps of letters in reading order; where a line ends there is none. */
export function gapsOf(letters: readonly Letter[]): readonly Gap[] {
  return letters.flatMap((left, i): readonly Gap[] => {
    const right = letters[i + 1];
    if (right === undefined || !onOneLine(left.place, right.place)) return [];
    const begins = letters[i - 1] === undefined || !onOneLine((letters[i - 1] as Letter).place, left.place);
    const ends = letters[i + 2] === undefined || !onOneLine(right.place, (letters[i + 2] as Letter).place);
    const x = begins ? left.place.x : middle(left.place);
    const width = (ends ? right.place.x + right.place.width : middle(right.place)) - x;
    const y = Math.min(left.place.y, right.place.y);
    const foot = Math.max(left.place.y + left.place.height, right.place.y + right.place.height);
    const center = (left.place.x + left.place.width + right.place.x) / 2;
    const crown = letters.reduce((top, { place }) => (isBeside(place, y, foot) ? Math.min(top, place.y) : top), y);
    const line = (center - x) / width;
    return [{ index: left.index, left: left.text, right: right.text, x, y, width, height: foot - y, line, crown }];
  });
}

const middle = ({ x, width }: Place): number => x + width / 2;

const onOneLine = (a: Place, b: Place): boolean => middle(b) > middle(a) && a.y < b.y + b.height && b.y < a.y + a.height;

const isBeside = ({ y, height }: Place, top: number, foot: number): boolean => y + height / 2 > top && y + height / 2 < foot;
