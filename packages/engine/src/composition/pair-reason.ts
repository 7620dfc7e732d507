import type { Brief } from '../brief/brief.ts';
import type { AskedPicture } from '../concepts/subject/asked-pictures.ts';
import { singularOf } from '../concepts/subject/singular.ts';
import { nounOf as figureNoun, isFigure } from './marks/drawn/merged/figures.ts';
import { readHeldId } from './marks/held.ts';
import { type PairKind, readPairId } from './marks/pairs/pair-id.ts';
import { drawingOfPart, markOfPart } from './marks/pairs/part.ts';
import { nounIn, nounOf } from './noun.ts';
import { askedOf, quotedWord } from './origin-reason.ts';
import { picturesOf, spokenName } from './picture-name.ts';

/** A thing of a pair: what it shows, with its article, and the word that asked for it, as the client wrote it. */
interface Told {
  readonly thing: string;
  readonly quoted: string;
}

function toldOf(part: string, brief: Brief): Told {
  const mark = markOfPart(part);
  const shown = mark === null ? [] : picturesOf(mark, null);
  const asks = ({ from, picture }: AskedPicture): boolean =>
    from === 'name' && (mark === null ? picture.drawings.includes(drawingOfPart(part)) : shown.includes(picture));
  const found = askedOf(brief).pictures.find(asks);
  const word = found?.word ?? '';
  return { thing: thingOf(part, found, word), quoted: found === undefined ? '' : quotedWord(word, brief).quoted };
}

function thingOf(part: string, found: AskedPicture | undefined, word: string): string {
  const figure = drawingOfPart(part).slice(1);
  if (markOfPart(part) === null) return isFigure(figure) ? nounIn(figureNoun(figure)).one : nounOf('icon').one;
  if (found === undefined) return nounOf('icon').one;
  const noun = spokenName(found.picture, word, true);
  // “a needle and thread and a spool” would be three things.
  return / and /u.test(noun.bare) ? nounOf(singularOf(word)).one : noun.one;
}

const sentences: Readonly<Record<PairKind, (words: string, a: string, b: string) => readonly [string, ...string[]]>> = {
  flanked: (words, a, b) => [
    `${words} stand side by side as icons: ${a} and ${b}, joined by an ampersand in the typeface of the name.`,
    `Your name is drawn the way it reads. For ${words} it shows ${a}, an ampersand and ${b}.`,
  ],
  crossed: (words, a, b) => [
    `${words} meet in one icon: ${a} crossed with ${b}.`,
    `For ${words}, we crossed ${a} with ${b}, so the icon shows both sides of your name.`,
  ],
  inlaid: (words, a, b) => [
    `${words} share one icon: ${a} with ${b} cut out of it.`,
    `The icon is ${a} with ${b} inside, so it shows both ${words}.`,
  ],
};

/** What a plain form holds, of `held/disc+crossed~needle+key` the two that cross. Other marks are their own. */
const heldIn = (mark: string): string =>
  mark.startsWith('held/') ? (readHeldId(mark.slice('held/'.length))?.mark ?? mark) : mark;

/**
 * Why a mark shows two things, in other words from slot to slot. Null for marks that are no pair. `apart` if a row stands beside the name,
 * which leaves out the ampersand.
 */
export function pairReason(mark: string, brief: Brief, slot: number, apart: boolean): string | null {
  const read = readPairId(heldIn(mark));
  if (read === null) return null;
  const both = [toldOf(read.first, brief), toldOf(read.second, brief)] as const;
  const place = ({ quoted }: Told): number => brief.name.indexOf(quoted.slice(1, -1));
  const quoted = [...both].sort((one, other) => place(one) - place(other)).map((one) => one.quoted);
  // Of a mark that a person chose, nothing may be in the name.
  const words = quoted.includes('') ? 'Two things' : quoted.join(' and ');
  if (apart && read.kind === 'flanked') return `${words} stand side by side as icons: ${both[0].thing} and ${both[1].thing}.`;
  const ways = sentences[read.kind](words, both[0].thing, both[1].thing);
  return ways[slot % ways.length] as string;
}
