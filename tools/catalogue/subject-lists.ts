import { readFileSync } from 'node:fs';

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`subjects/${name}`, import.meta.url), 'utf8')) as T;

/** What suits a trade, and what never does. */
interface Suiting {
  readonly fits: readonly string[];
  readonly never: readonly string[];
}

/** A trade of trades.json, with the words that reveal it. */
export interface ListedTrade {
  readonly trade: string;
  readonly industry: string;
  readonly words: readonly string[];
  /** The thing itself, best first; fitting associations; what is never shown. */
  readonly pictures: readonly string[];
  readonly also: readonly string[];
  readonly never: readonly string[];
  readonly letters: Suiting;
  readonly colors: Suiting;
}

/** A thing of name-words.json that businesses are named after. */
interface NameWord {
  readonly word: string;
  readonly forms: readonly string[];
  readonly pictures: readonly string[];
  readonly also: readonly string[];
}

/** A brief with the pictures that it asks for, and those that only its letters would suggest. */
export interface ReadingCase {
  readonly name: string;
  readonly industry: string;
  readonly description: string;
  readonly reads: readonly string[];
  readonly not: readonly string[];
}

interface Readings {
  readonly empty: readonly { readonly word: string }[];
  readonly senses: readonly {
    readonly word: string;
    readonly senses: readonly { readonly cues: readonly string[]; readonly picture: string | null }[];
    readonly default: string | null;
  }[];
  readonly neverSplit: readonly string[];
  /** Things that a name shows only where its trade does: a house for homes, not for every “Maison”. */
  readonly tradeOnly: readonly string[];
  /** Occupations that are also family names: a miller mills in a mill, and “Miller Orthopaedics” is a person’s. */
  readonly occupations: readonly string[];
  readonly tests: readonly ReadingCase[];
}

interface PersonName {
  readonly name: string;
  readonly alsoThing: string | null;
}

export const trades = read<readonly ListedTrade[]>('trades.json');
export const nameWords = read<readonly NameWord[]>('name-words.json');
export const readings = read<Readings>('readings.json');
export const personNames = read<{ readonly surnames: readonly PersonName[]; readonly firstNames: readonly PersonName[] }>(
  'person-names.json',
);
