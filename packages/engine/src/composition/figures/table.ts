import type { Path } from '../../geometry/path.ts';
import { cutOut } from './cut-out.ts';
import type { DrawFigure } from './figure.ts';
import { bottle, column, crown, gable, layers, lens, pencil, target } from './made.ts';
import { bolt, crescent, fir, gem, heart, peak, planet, range, sprout, sunset, tent } from './natural.ts';

/** Letters that a thing may replace, and its drawing. */
export interface LetterFigure {
  readonly letters: string;
  readonly draw: DrawFigure;
  /** Its width relative to the letter's. Default 1. */
  readonly wide?: number;
  /** As wide as high unless the letter is much narrower, so that round things do not become eggs. */
  readonly round?: true;
  /** Recognizable as its letter only by the others around it. */
  readonly free?: true;
}

/** Any picture that can be cut out of a solid, in an O. */
export const pictureInLetter = (picture: Path): LetterFigure => ({ letters: 'O', draw: cutOut(picture), wide: 1.06 });

/** Things by the concepts they express, the clearest first, with what both drawings of a thing are called. */
const things: readonly (readonly [concepts: string, noun: string | null, ...figures: LetterFigure[]])[] = [
  ['leaf plant herb farm', 'sprout', { letters: 'Y', draw: sprout, free: true }],
  ['pine', 'fir tree', { letters: 'A', draw: fir, wide: 0.95 }],
  ['heart care wedding family', 'heart', { letters: 'V', draw: heart, free: true }],
  ['house estate cabin roof', 'house', { letters: 'A', draw: gable }],
  ['lightning energy storm', 'lightning bolt', { letters: 'ZS', draw: bolt, wide: 0.86, free: true }],
  ['mountain climb hike ski snow', 'mountain', { letters: 'A', draw: peak, wide: 1.05 }, { letters: 'M', draw: range }],
  ['tent', 'tent', { letters: 'A', draw: tent, wide: 1.05 }],
  ['sun dawn island', 'setting sun', { letters: 'O', draw: sunset, round: true }],
  ['target camera eye film', null, { letters: 'O', draw: target, round: true }, { letters: 'Q', draw: lens, round: true }],
  ['planet telescope', 'planet', { letters: 'O', draw: planet, round: true }],
  ['moon', 'crescent moon', { letters: 'C', draw: crescent, round: true }],
  ['crown', 'crown', { letters: 'W', draw: crown }],
  ['column temple law', 'column', { letters: 'I', draw: column }],
  ['school art design', 'pencil', { letters: 'I', draw: pencil }],
  ['wine champagne', 'bottle', { letters: 'I', draw: bottle }],
  ['jewel', 'gem', { letters: 'V', draw: gem }],
  ['layers data server', 'stack of layers', { letters: 'E', draw: layers }],
];

/** Letter drawings for each concept. */
export const figures: Readonly<Record<string, readonly LetterFigure[]>> = Object.fromEntries(
  things.flatMap(([concepts, , ...drawn]) => concepts.split(' ').map((concept) => [concept, drawn])),
);

/** What the letter drawings of a concept show, without an article. Null for drawings without a name. */
export const figureNoun = (concept: string): string | null =>
  things.find(([concepts]) => concepts.split(' ').includes(concept))?.[1] ?? null;
