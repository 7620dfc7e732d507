import type { Brief } from '@brandwright/engine';
import { mayRepeat } from '../own-words.ts';

/** What an owner told us, as far as it may leave for a model and come back in its texts. */
export interface Given {
  readonly name: string;
  readonly slogan: string;
  /** Without sentences that hold addresses, links, markup, insults or orders to programs. */
  readonly description: string;
}

/** Sentences of a text that may be repeated. */
const repeatable = (text: string): string =>
  text
    .split(/(?<=[.!?…;])\s+|(?<=[。！？])\s*|\s*[\r\n]+\s*/u)
    .filter(mayRepeat)
    .join(' ');

export const givenIn = ({ name, slogan, description }: Brief): Given => ({
  name,
  slogan: mayRepeat(slogan) ? slogan : '',
  description: repeatable(description),
});

/** With straight quotes, so that “O’Brien” is found however it is set. */
export const straight = (text: string): string => text.normalize('NFC').replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

/** Words in lower case, without a possessive ending. */
export const wordsIn = (text: string): readonly string[] =>
  (straight(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []).map(plainWord);

export const plainWord = (word: string): string => word.toLowerCase().replace(/'s?$/u, '');
