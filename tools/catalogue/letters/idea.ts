/** What a letter and a thing are told by, and the pieces that several of them share; in the drawing language of letter-idea.ts. */
import type { LetterMark } from '../../../packages/engine/src/concepts/letter-mark.ts';

export interface Idea extends Pick<LetterMark, 'corner' | 'craft'> {
  readonly letter: string;
  readonly mark: readonly string[];
  readonly accent: readonly string[];
  /** Concepts it pictures, with how well. */
  readonly serves: Readonly<Record<string, number>>;
}

export const idea = (
  letter: string,
  serves: Idea['serves'],
  mark: readonly string[],
  accent: readonly string[],
  corner: Idea['corner'],
  craft: number,
): Idea => ({ letter, serves, mark, accent, corner, craft });

export const leafy = { leaf: 1, plant: 0.9, herb: 0.9, growth: 0.75, tree: 0.6, fern: 0.7, tea: 0.6 };
export const sunny = { sun: 1, dawn: 1, valley: 0.7, light: 0.6 };
export const wavy = { wave: 1, water: 0.9, river: 0.9, boat: 0.6, swim: 0.8, island: 0.6, anchor: 0.7, bath: 0.5 };
export const ring = 'line M100 20A80 80 0 0 1 180 100A80 80 0 0 1 100 180A80 80 0 0 1 20 100A80 80 0 0 1 100 20Z';
export const openRing = 'line M159.5 46.5A80 80 0 1 0 159.5 153.5';
export const ell = 'fill M0 0H40V160H150V200H0Z';
export const stem = 'fill M0 0H40V200H0Z';
export const vee = 'fill M-12 0H34L100 146L166 0H212L122 200H78Z';
export const posts = 'fill M0 0H40V200H0ZM160 0H200V200H160Z';
export const solidP = 'fill M0 0H90A80 80 0 0 1 90 160H40V200H0Z';
export const arr = 'line M20 200V20H94A46 46 0 0 1 94 112H40';
/** An A without its bar: the thing stands between the legs. */
export const lambda = 'fill M78 0H122L212 200H166L100 54L34 200H-12Z';
/** Bowls of a B whose stem is the thing. */
export const bowls = [
  'fill M53 0H101A59 59 0 0 1 101 118H53ZM53 82H109A59 59 0 0 1 109 200H53Z',
  '-fill M0 38H101A22 22 0 0 1 101 82H0ZM0 118H109A22 22 0 0 1 109 162H0Z',
];
export const dee = 'fill M0 0H95A100 100 0 0 1 95 200H0V40H40V160H95A60 60 0 0 0 95 40H0Z';
/** An E without its middle arm. */
export const see = 'fill M0 0H150V40H40V160H150V200H0Z';
/** A G without its bar, which the thing is. */
export const gee = 'line M159.5 46.5A80 80 0 1 0 180 100';
/** Foot of an i: the thing stands in the place of its dot. */
export const post = 'fill M36 76H76V160H112V200H0V160H36Z';
