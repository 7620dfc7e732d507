import { singularOf } from '../concepts/subject/singular.ts';
import type { AskedPicture } from '../concepts/subject/asked-pictures.ts';
import { nounOf as figureNoun, isFigure } from './marks/drawn/merged/figures.ts';
import { type PairKind, readPairId } from './marks/pairs/pair-id.ts';
import { markOfPart } from './marks/pairs/part.ts';
import { type Noun, nounIn, nounOf } from './noun.ts';
import { picturesOf, spokenName } from './picture-name.ts';

/** A thing of a pair, as the word of the brief that asked for it means it. */
function nounOfPart(part: string, asked: readonly AskedPicture[]): Noun {
  const mark = markOfPart(part);
  if (mark === null) {
    const figure = part.slice(part.indexOf('~') + 1);
    return isFigure(figure) ? nounIn(figureNoun(figure)) : nounOf('icon');
  }
  const shown = picturesOf(mark, null);
  const found = asked.find(({ from, picture }) => from === 'name' && shown.includes(picture));
  const picture = found?.picture ?? shown[0];
  if (picture === undefined) return nounOf('icon');
  const noun = spokenName(picture, found?.word ?? '', true);
  // “a needle and thread and a spool” would be three things.
  return / and /u.test(noun.bare) && found?.word != null ? nounOf(singularOf(found.word)) : noun;
}

const sentences: Readonly<Record<PairKind, (first: string, second: string) => readonly [string, ...string[]]>> = {
  flanked: (a, b) => [
    `Your name is drawn as it reads: ${a}, an ampersand and ${b}.`,
    `The icons are the two things in your name, ${a} and ${b}, joined by an ampersand in the typeface of the name.`,
  ],
  crossed: (a, b) => [
    `The two things in your name cross each other: ${a} and ${b}.`,
    `We crossed the two things in your name, ${a} and ${b}, to make a single emblem of them.`,
  ],
  inlaid: (a, b) => [
    `Both things in your name share one icon: ${a} with ${b} cut out of it.`,
    `The icon is ${a} with ${b} inside, so it shows both things in your name.`,
  ],
};

/** Why a mark shows two things, in other words from slot to slot. Null for marks that are no pair. */
export function pairReason(mark: string, asked: readonly AskedPicture[], slot: number): string | null {
  const read = readPairId(mark);
  if (read === null) return null;
  const ways = sentences[read.kind](nounOfPart(read.first, asked).one, nounOfPart(read.second, asked).one);
  return ways[slot % ways.length] as string;
}
