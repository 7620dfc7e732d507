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

/** Things by the concepts they express, the clearest first. */
const things: readonly (readonly [concepts: string, ...figures: LetterFigure[]])[] = [
  ['leaf plant herb farm', { letters: 'Y', draw: sprout, free: true }],
  ['pine tree', { letters: 'A', draw: fir, wide: 0.95 }],
  ['heart care wedding family', { letters: 'V', draw: heart, free: true }],
  ['house estate cabin roof door construction', { letters: 'A', draw: gable }],
  ['lightning energy storm', { letters: 'ZS', draw: bolt, wide: 0.86, free: true }],
  ['mountain climb hike ski snow', { letters: 'A', draw: peak, wide: 1.05 }, { letters: 'M', draw: range }],
  ['tent', { letters: 'A', draw: tent, wide: 1.05 }],
  ['sun dawn island', { letters: 'O', draw: sunset, round: true }],
  ['target camera eye film', { letters: 'O', draw: target, round: true }, { letters: 'Q', draw: lens, round: true }],
  ['planet telescope', { letters: 'O', draw: planet, round: true }],
  ['moon', { letters: 'C', draw: crescent, round: true }],
  ['crown', { letters: 'W', draw: crown }],
  ['column temple law', { letters: 'I', draw: column }],
  ['pen school art design signature', { letters: 'I', draw: pencil }],
  ['wine beer champagne', { letters: 'I', draw: bottle }],
  ['jewel', { letters: 'V', draw: gem }],
  ['layers data server', { letters: 'E', draw: layers }],
];

/** Letter drawings for each concept. */
export const figures: Readonly<Record<string, readonly LetterFigure[]>> = Object.fromEntries(
  things.flatMap(([concepts, ...drawn]) => concepts.split(' ').map((concept) => [concept, drawn])),
);
