import { limits } from '../../brief/limits.ts';
import { parseHex } from '../../color/hex.ts';
import { colorTermOf, colorTermOfHex, longestColorName } from './color-terms.ts';
import { typefaceFamilies } from './families.ts';
import type { ColorTerm } from './revision.ts';
import { corrected } from './typos.ts';
import {
  alone,
  cases,
  clutter,
  fillers,
  grammar,
  grounds,
  monochrome,
  type Operator,
  ordinals,
  past,
  places,
  type Quality,
  qualities,
  strengths,
  type Target,
  targets,
} from './vocabulary.ts';

/** What a word or phrase is. */
type Meaning =
  | { readonly is: 'end' }
  | { readonly is: 'quote'; readonly text: string }
  | { readonly is: 'color'; readonly color: ColorTerm }
  | { readonly is: 'quality'; readonly quality: Quality }
  | { readonly is: 'target'; readonly target: Target }
  | { readonly is: 'operator'; readonly operator: Operator }
  | { readonly is: 'strength'; readonly strength: 'bit' | 'much' }
  | { readonly is: 'place'; readonly place: 'above' | 'left' | 'right' | 'below' }
  | { readonly is: 'case'; readonly letterCase: 'title' | 'upper' | 'lower' }
  | { readonly is: 'ordinal'; readonly number: number }
  | { readonly is: 'family'; readonly family: string }
  | { readonly is: 'ground'; readonly ground: 'dark' | 'light' | 'none' }
  | { readonly is: 'monochrome' }
  | { readonly is: 'clutter' }
  | { readonly is: 'past' }
  | { readonly is: 'alone' }
  | { readonly is: 'joint'; readonly word: string }
  | { readonly is: 'filler' }
  | { readonly is: 'unknown' };

/** A word or phrase of a request, with its place in the text. */
export type Token = Meaning & {
  /** In lower case with typographic apostrophes. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
};

interface Piece {
  readonly kind: 'word' | 'quote' | 'hex' | 'end';
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A quoted text, a hex color, a word, or a character that ends a clause. Linear: no part of it repeats another. */
const piece =
  /(?<quote>["“”«»„][^"“”«»„\n]{0,120}["“”«»„])|(?<hex>#[0-9a-f]{3,8}(?![0-9a-z]))|(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}’]*(?:&[\p{L}\p{N}]+)?|&)|(?<end>[.,;!?\n()<>[\]{}|/\\]+)/giu;

/** Words that begin another request. “and” within a phrase (“black and white”) is part of it. */
const joints: ReadonlySet<string> = new Set(['and', 'but', 'or', 'nor', 'then', 'plus', 'while', 'yet', '&', 'with', 'also']);

/** Quoted text without its marks, as far as a slogan may be long. */
const unquoted = (text: string): string => [...text.slice(1, -1).trim()].slice(0, limits.slogan + 1).join('');

function* piecesOf(text: string): Generator<Piece> {
  for (const { index, groups = {}, 0: whole } of text.matchAll(piece)) {
    const [kind] = (['quote', 'hex', 'end'] as const).filter((name) => groups[name] !== undefined);
    yield { kind: kind ?? 'word', word: whole.toLowerCase(), from: index, to: index + whole.length };
  }
}

type Lookup = (phrase: string) => Meaning | null;

const from =
  <K extends string, T>(map: ReadonlyMap<string, T>, is: K, key: string) =>
  (phrase: string): Meaning | null => {
    const found = map.get(phrase);
    return found === undefined ? null : ({ is, [key]: found } as unknown as Meaning);
  };
const within =
  (set: ReadonlySet<string>, is: 'monochrome' | 'clutter' | 'past' | 'alone' | 'filler') =>
  (phrase: string): Meaning | null =>
    set.has(phrase) ? { is } : null;

/** What a phrase can be, most particular first. */
const lookups: readonly Lookup[] = [
  within(monochrome, 'monochrome'),
  within(alone, 'alone'),
  from(grounds, 'ground', 'ground'),
  from(cases, 'case', 'letterCase'),
  from(strengths, 'strength', 'strength'),
  from(grammar, 'operator', 'operator'),
  from(qualities, 'quality', 'quality'),
  from(targets, 'target', 'target'),
  from(places, 'place', 'place'),
  from(ordinals, 'ordinal', 'number'),
  within(clutter, 'clutter'),
  within(past, 'past'),
  (phrase) => (phrase.split(' ').length > longestColorName ? null : colorMeaning(phrase)),
  (phrase) => {
    const family = typefaceFamilies.get(phrase);
    return family === undefined ? null : { is: 'family', family };
  },
  within(fillers, 'filler'),
];

function colorMeaning(phrase: string): Meaning | null {
  const color = colorTermOf(phrase);
  return color === null ? null : { is: 'color', color };
}

const meaningOf = (phrase: string): Meaning | null => {
  for (const lookup of lookups) {
    const found = lookup(phrase);
    if (found !== null) return found;
  }
  return null;
};

/** Single words that can be corrected to: those that ask for something. */
const vocabulary: ReadonlySet<string> = new Set(
  [qualities, targets, cases, places].flatMap((map) => [...map.keys()].filter((word) => !word.includes(' '))),
);

/** Words of the longest phrase. */
const longestPhrase = 5;

/** Reads a text into words and phrases, the longest phrase first. */
export function tokensOf(text: string): readonly Token[] {
  const pieces = [...piecesOf(text)];
  const out: Token[] = [];
  for (let i = 0; i < pieces.length; ) {
    const { token, taken } = tokenAt(pieces, i, text);
    out.push(token);
    i += taken;
  }
  return out;
}

function tokenAt(pieces: readonly Piece[], i: number, text: string): { readonly token: Token; readonly taken: number } {
  const first = pieces[i] as Piece;
  const place = { word: first.word, from: first.from, to: first.to };
  if (first.kind === 'end') return { token: { ...place, is: 'end' }, taken: 1 };
  if (first.kind === 'quote')
    return { token: { ...place, is: 'quote', text: unquoted(text.slice(first.from, first.to)) }, taken: 1 };
  if (first.kind === 'hex') {
    const hex = parseHex(first.word);
    return {
      token: hex === null ? { ...place, is: 'unknown' } : { ...place, is: 'color', color: colorTermOfHex(hex) },
      taken: 1,
    };
  }
  for (let length = longestPhrase; length > 1; length--) {
    const span = pieces.slice(i, i + length);
    if (span.length < length || span.some(({ kind }) => kind !== 'word')) continue;
    const phrase = span.map(({ word }) => word).join(' ');
    const meaning = meaningOf(phrase);
    if (meaning !== null) return { token: { ...meaning, ...place, word: phrase, to: (span.at(-1) as Piece).to }, taken: length };
  }
  if (joints.has(first.word)) return { token: { ...place, is: 'joint', word: first.word }, taken: 1 };
  if (/^[1-9]\d?$/u.test(first.word)) return { token: { ...place, is: 'ordinal', number: Number(first.word) }, taken: 1 };
  const meaning = meaningOf(first.word) ?? meaningOf(corrected(first.word, vocabulary) ?? '');
  return { token: { ...place, ...(meaning ?? { is: 'unknown' }) }, taken: 1 };
}
