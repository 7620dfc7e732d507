/** Marks the end of a piece after which a line may break though no space stands there; it is never set. */
export const softBreak = '\u200b';

/** Ideographs a line holds before it is better broken (design rules §2). */
const most = 8;
/** A piece of fewer is a remnant. */
const least = 2;

const han = /\p{Script=Han}/u;
const katakana = /[\p{Script=Katakana}ー]/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Where two characters meet that belong to different words: after a middle dot, else where ideographs and katakana meet. */
const joint = (before: string, after: string): boolean =>
  before === '・' || (han.test(before) && katakana.test(after)) || (katakana.test(before) && han.test(after));

/**
 * Takes a long run of ideographs and kana apart near its middle, where words are likely to meet, else between two ideographs; kana
 * are never parted, lest a word is. Words up to eight characters, and other scripts, stay whole.
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

/** The text as it is set: pieces of one word stand together again. */
export const withoutSoftBreaks = (text: string): string => text.replace(/\u200b ?/gu, '');
