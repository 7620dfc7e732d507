import { digits } from '../geometry/digits.ts';
import sets from './catalogue/repertoires.json' with { type: 'json' };
import type { Repertoire } from './typeface.ts';

/** First and last code points of the blocks. */
const han = { first: 0x4e00, last: 0x9fa5 };
const hangul = { first: 0xac00, last: 0xd7a3 };

/**
 * Full-width punctuation of GB 2312 and JIS X 0208 used in names and slogans. Every face with these sets has
 * it.
 */
const fullWidth: ReadonlySet<number> = new Set([...'！＆（），：；？'].map((sign) => sign.codePointAt(0) as number));

/** Bit `index` of a set, stored six bits per character, lowest first. */
const bit = (set: string, index: number): boolean =>
  ((digits.indexOf(set[Math.floor(index / 6)] ?? 'A') >> (index % 6)) & 1) === 1;

/** True if a character set contains an ideograph, a Hangul syllable or a full-width sign. */
export function inRepertoire(set: Repertoire, point: number): boolean {
  const isHan = point >= han.first && point <= han.last;
  const isHangul = point >= hangul.first && point <= hangul.last;
  switch (set) {
    case 'gb':
    case 'jis':
      return (isHan && bit(sets[set], point - han.first)) || fullWidth.has(point);
    case 'ks':
      return isHangul && bit(sets.ks, point - hangul.first);
    case 'hangul':
      return isHangul;
    case 'han':
      return isHan;
    default:
      return set satisfies never;
  }
}
