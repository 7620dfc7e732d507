/** Marks an allowed line break at the end of a piece where there is no space. Never set. */
export const softBreak = '\u200b';

/** Ideographs in a line above which it is better broken (design rules §2). */
const most = 8;
/** Minimum length of a piece. */
const least = 2;

const han = /\p{Script=Han}/u;
const katakana = /[\p{Script=Katakana}ー]/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** True between two characters of different words: after a middle dot, or between ideographs and katakana. */
const joint = (before: string, after: string): boolean =>
  before === '・' || (han.test(before) && katakana.test(after)) || (katakana.test(before) && han.test(after));

/**
 * Splits a long run of ideographs and kana near its middle, at a likely word boundary or between two
 * ideographs. Never splits between kana, which might break a word. Words up to eight characters, and other
 * scripts, stay whole.
 */
export function ideographPieces(word: string): readonly string[] {
  const chars = [...word];
  if (chars.length <= most || chars.filter((c) => wide.test(c)).length <= most) return [word];
  const inner = chars.map((_, i) => i).filter((i) => i >= least && i <= chars.length - least);
  const joints = inner.filter((i) => joint(chars[i - 1] ?? '', chars[i] ?? ''));
  const places = joints.length > 0 ? joints : inner.filter((i) => han.test(chars[i - 1] ?? '') && han.test(chars[i] ?? ''));
  const [cut] = places.sort((a, b) => Math.abs(2 * a - chars.length) - Math.abs(2 * b - chars.length) || a - b);
  return cut === undefined ? [word] : [chars.slice(0, cut).join('') + softBreak, chars.slice(cut).join('')];
}

/** The text as set, with the pieces of a word joined again. */
export const withoutSoftBreaks = (text: string): string => text.replace(/\u200b ?/gu, '');
