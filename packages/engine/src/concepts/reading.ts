import { withoutArticle } from './article.ts';
import conceptTable from './catalogue/concepts.json' with { type: 'json' };
import emojiTable from './catalogue/emoji.json' with { type: 'json' };
import type { Concept } from './concept.ts';
import { affixes, faintWords, isolates, stopWords } from './lexicon-words.ts';

/** Confidence in each way of reading a word, 0–1. */
export const trust = { exact: 1, stem: 0.9, compound: 0.8, faint: 0.4 } as const;

/** Longest phrase, in tokens. */
const maxPhrase = 3;
/** Longest token that is split. Longer compounds do not occur, and the search is quadratic in characters. */
const maxCompound = 32;
/** Cached letter foldings. More than all alphabets of the lexicon have. */
const maxFoldedLetters = 4096;
/**
 * Minimum letters for finding Latin words without their accents: Turkish “aşk” (love) is not English “ask”.
 */
const minAccentless = 5;
/** Minimum characters of the known half of a compound if the other half is unknown. */
const minLoneHalf = 4;
/** The same in running text, outside names: long enough not to occur by accident. */
const minLoneHalfInText = 7;
/** Minimum characters of both halves of a compound in running text: “app|ear” is not one. */
const minHalfInText = 4;
/** Characters from which a single known half is trusted in any name: “Okafor|bakery”. */
const minSureHalf = 6;

const camel = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const upper = /(\p{Ll})(\p{Lu})/gu;
const acronym = /(\p{Lu})(\p{Lu}\p{Ll})/gu;
const wordRun = /[\p{L}\p{M}\p{N}]+/gu;
const loneLetter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** First code unit of scripts without word spaces (Thai). */
const unspacedFrom = 0xe00;
const inner = /[ '’.-]/;
const han = /^\p{Script=Han}$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is meant.
const ascii = /^[\x00-\x7f]*$/;
const latinMarks = /[\u0300-\u036f]/gu;
const respelt: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ς: 'σ' };

/**
 * Words of a text in reading order: NFC, lower case by Unicode's mapping (never the machine's locale),
 * CamelCase split, without stop words and single alphabetic letters.
 */
export function tokenise(text: string): string[] {
  const composed = text.normalize('NFC');
  const spaced = camel.test(composed) ? composed.replace(upper, '$1 $2').replace(acronym, '$1 $2') : composed;
  // Lowercasing İ leaves a combining dot, hence the second NFC.
  const words = spaced.toLowerCase().normalize('NFC').match(wordRun) ?? [];
  return words.filter((word) => !stopWords.has(word) && !(word.length === 1 && loneLetter.test(word)));
}

/**
 * Cache of folded letters. Alphabets are small, and Unicode normalization is the slowest step of the index.
 */
const foldedLetters = new Map<string, string>();

function foldLetter(letter: string): string {
  const before = foldedLetters.get(letter);
  if (before !== undefined) return before;
  const bare = letter.normalize('NFD').replace(latinMarks, '').normalize('NFC');
  const folded = respelt[bare] ?? bare;
  if (foldedLetters.size < maxFoldedLetters) foldedLetters.set(letter, folded);
  return folded;
}

/** The word without accents, as people omit them in names: “panaderia”, “Backerei”, Greek capitals. */
function fold(word: string): string {
  if (ascii.test(word)) return word;
  let folded = '';
  for (const letter of word) folded += letter < '\u0080' ? letter : foldLetter(letter);
  return folded;
}

/** Undoes an English plural: “berries” → “berry”, “boxes” → “box”, “roofs” → “roof”. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || isolates.has(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/**
 * A light English stem: the singular, then without -ing, -er or -ed, and without a doubled consonant
 * (“runner” → “run”). Words that only look inflected (“master”, “corner”) stay. At least three letters.
 */
export function stem(word: string): string {
  const single = singular(word);
  if (isolates.has(single)) return single;
  const ending = /(?:ing|er|ed)$/.exec(single)?.[0];
  if (ending === undefined) return single;
  const base = single.slice(0, -ending.length);
  if (!/[aeiouy]/.test(base)) return single;
  const last = base.at(-1);
  const doubled = base.length > 3 && last === base.at(-2) && last !== 's' && last !== 'l';
  if (doubled) return base.slice(0, -1);
  // Short family names also end in -er: Weber is not a web.
  return base.length >= (ending === 'ing' ? 3 : 4) ? base : single;
}

/**
 * The two halves of a compound, in order, or an empty list. Each has at least three letters and at least one
 * is known; the cut with the longest known letters wins. Affixes (“land”, “blue”) count as known beside a
 * known half. Beside an unknown half, a known word must be long enough not to occur by chance (no “cat” in
 * “Catherine”).
 */
export function splitCompound(token: string, known: { has(word: string): boolean }): string[] {
  if (token.length < 6 || token.length > maxCompound) return [];
  let best: string[] = [];
  let bestScore = 0;
  for (let cut = 3; cut <= token.length - 3; cut++) {
    const cutLeft = token.slice(0, cut);
    const right = token.slice(cut);
    // German joins with an s: “Handwerk|s|bäckerei”.
    const left =
      cut > 4 && cutLeft.endsWith('s') && !known.has(cutLeft) && known.has(cutLeft.slice(0, -1)) ? cutLeft.slice(0, -1) : cutLeft;
    const knowsLeft = known.has(left);
    const knowsRight = known.has(right);
    if (!knowsLeft && !knowsRight) continue;
    const both = (knowsLeft || affixes.has(left)) && (knowsRight || affixes.has(right));
    if (!both && !standsAlone(knowsLeft ? left : right, token, knowsLeft)) continue;
    const score = both ? token.length : knowsLeft ? left.length : right.length;
    // Between cuts with two known halves, the longer single word decides: “sea|shore” or “seas|hore”.
    const total = score + Math.max(knowsLeft ? left.length : 0, knowsRight ? right.length : 0) / maxCompound;
    if (total <= bestScore) continue;
    bestScore = total;
    best = [left, right];
  }
  return best;
}

function standsAlone(half: string, token: string, first: boolean): boolean {
  if (half.length >= minSureHalf) return true;
  // “king”, “ring”, “ship” at the end of a word are nearly always an ending: working, catering, township.
  if (!first && /(?:ing|ship|port|est|age)$/.test(half)) return false;
  return half.length >= minLoneHalf && half.length * 2 > token.length;
}

export interface Index {
  /** Words, phrases with single spaces, and unaccented spellings of both. */
  readonly byWord: ReadonlyMap<string, readonly Concept[]>;
  /** First words of phrases. */
  readonly phraseStarts: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, Concept>;
  /** First characters of words in scripts without spaces. */
  readonly unspacedStarts: ReadonlySet<string>;
  /** Longest such word, in code units. */
  readonly unspacedMax: number;
}

function buildIndex(): Index {
  const concepts = conceptTable as readonly Concept[];
  const byWord = new Map<string, Concept[]>();
  const phraseStarts = new Set<string>();
  const unspacedStarts = new Set<string>();
  let unspacedMax = 0;
  const enter = (key: string, concept: Concept): void => {
    const meant = byWord.get(key);
    if (meant === undefined) byWord.set(key, [concept]);
    else if (!meant.includes(concept)) meant.push(concept);
  };
  for (const concept of concepts) {
    for (const word of concept.words) {
      // Most words are a single plain token; only others need tokenizing.
      const key = inner.test(word) ? tokenise(word).join(' ') : word;
      enter(key, concept);
      const space = key.indexOf(' ');
      if (space > 0) phraseStarts.add(fold(key.slice(0, space)));
      if (ascii.test(key)) continue;
      if (key.charCodeAt(0) >= unspacedFrom && unspaced.test(key)) {
        unspacedStarts.add(String.fromCodePoint(key.codePointAt(0) ?? 0));
        unspacedMax = Math.max(unspacedMax, key.length);
        continue;
      }
      const folded = fold(key);
      if (folded !== key && (folded.length >= minAccentless || !ascii.test(folded))) enter(folded, concept);
    }
  }
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  return { byWord, phraseStarts, byId, unspacedStarts, unspacedMax };
}

/** Calls `make` on first use, so that loading the engine costs nothing. */
function once<T>(make: () => T): () => T {
  const made: T[] = [];
  return () => {
    const value = made[0] ?? make();
    made[0] = value;
    return value;
  };
}

export const getIndex = once(buildIndex);

/** What a text says: concept → confidence (0–1) and the word. */
export type Reading = Map<Concept, { trust: number; word: string }>;

export function note(reading: Reading, concepts: readonly Concept[], word: string, sure: number): void {
  for (const concept of concepts) {
    const before = reading.get(concept);
    if (before === undefined || before.trust < sure) reading.set(concept, { trust: sure, word });
  }
}

export function read(text: string, isName: boolean, index: Index): Reading {
  const reading: Reading = new Map();
  const tokens = tokenise(text);
  const keys = tokens.map(fold);
  for (let i = 0; i < tokens.length; ) {
    const taken = i + 1 < tokens.length ? readPhrase(reading, tokens, keys, i, index) : 0;
    if (taken === 0) readToken(reading, tokens[i] ?? '', keys[i] ?? '', isName, index);
    i += Math.max(1, taken);
  }
  return reading;
}

/**
 * Tries the longest phrase at `start`. Its words have no meaning of their own (“ice cream” is not cold).
 * Returns the number of tokens used.
 */
function readPhrase(reading: Reading, tokens: readonly string[], keys: readonly string[], start: number, index: Index): number {
  const first = keys[start] ?? '';
  if (index.phraseStarts.has(first)) {
    for (let length = Math.min(maxPhrase, tokens.length - start); length >= 2; length--) {
      const phrase = keys.slice(start, start + length).join(' ');
      const meant = index.byWord.get(phrase) ?? index.byWord.get(singular(phrase));
      if (meant === undefined) continue;
      note(reading, meant, tokens.slice(start, start + length).join(' '), trust.exact);
      return length;
    }
  }
  // “book shop” and “light house” may be one word. Short parts are not joined, or “car pet” would become a
  // carpet.
  const second = keys[start + 1] ?? '';
  const glued = first.length >= minHalfInText && second.length >= minHalfInText ? index.byWord.get(first + second) : undefined;
  if (glued === undefined) return 0;
  note(reading, glued, `${tokens[start]} ${tokens[start + 1]}`, trust.exact);
  return 2;
}

function readToken(reading: Reading, token: string, key: string, isName: boolean, index: Index): void {
  const exact = index.byWord.get(token) ?? index.byWord.get(key);
  if (exact !== undefined) {
    note(reading, exact, token, faintWords.has(key) ? trust.faint : trust.exact);
    return;
  }
  if (unspaced.test(key)) {
    readUnspaced(reading, key, index);
    return;
  }
  const bare = withoutArticle(key);
  if (bare !== null) {
    note(reading, index.byWord.get(bare) ?? [], token, trust.stem);
    return;
  }
  const root = stem(key);
  const single = singular(key);
  for (const form of [single, root, root === single ? root : `${root}e`]) {
    const meant = form === key ? undefined : index.byWord.get(form);
    if (meant === undefined) continue;
    note(reading, meant, token, faintWords.has(form) ? trust.faint : trust.stem);
    return;
  }
  if (!isName && (isolates.has(key) || isolates.has(single) || key.length < 2 * minHalfInText)) return;
  const halves = splitCompound(single, index.byWord);
  const known = halves.filter((half) => index.byWord.has(half));
  if (!isName && !soundsInText(halves, known)) return;
  const [, right = ''] = halves;
  const counts = halves.every((half) => known.includes(half) || affixes.has(half)) || isHead(right, known);
  for (const half of known) {
    const meant = index.byWord.get(half) ?? [];
    // Any other half alone says a trade at most: “Okaforbakery”, but no lion in “Million”.
    const concepts = counts ? meant : meant.filter((concept) => concept.trade !== undefined);
    note(reading, concepts, half, faintWords.has(half) ? trust.faint : trust.compound);
  }
}

/** Whether one known half carries a compound: a long head, as in “Gapbridge”, or a word with the ending of a place, as in “Palmery”. */
const isHead = (right: string, known: readonly string[]): boolean =>
  known.includes(right) ? right.length >= minSureHalf : /^(?:ery|eria|erie)$/u.test(right);

/**
 * Running text is full of accidental compounds (“combi|nation”): both halves must be words, or the last one
 * long and certain.
 */
function soundsInText(halves: readonly string[], known: readonly string[]): boolean {
  const [left = '', right = ''] = halves;
  const both = [left, right].every((half) => half.length >= minHalfInText && (known.includes(half) || affixes.has(half)));
  return both || (known.includes(right) && right.length >= minLoneHalfInText);
}

/** Greedy longest match from the left. A single character is a word only in Han. */
function readUnspaced(reading: Reading, key: string, index: Index): void {
  for (let i = 0; i < key.length; ) {
    const first = String.fromCodePoint(key.codePointAt(i) ?? 0);
    let taken = 0;
    if (index.unspacedStarts.has(first)) {
      for (let length = Math.min(index.unspacedMax, key.length - i); length > 0; length--) {
        const part = key.slice(i, i + length);
        if (length <= first.length && !han.test(part)) break;
        const meant = index.byWord.get(part);
        if (meant === undefined) continue;
        note(reading, meant, part, faintWords.has(part) ? trust.faint : part === key ? trust.exact : trust.compound);
        taken = length;
        break;
      }
    }
    i += taken > 0 ? taken : first.length;
  }
}

export function readEmoji(emoji: readonly string[], index: Index): Reading {
  const reading: Reading = new Map();
  for (const shown of emoji) {
    const id = (emojiTable as Readonly<Record<string, string>>)[shown.replace(/[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')];
    const concept = id === undefined ? undefined : index.byId.get(id);
    if (concept !== undefined) note(reading, [concept], shown, trust.exact);
  }
  return reading;
}
