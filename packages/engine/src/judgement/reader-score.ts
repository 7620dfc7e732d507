import { readerRating, usual } from '../scene/reader-ratings.ts';
import type { Metrics } from './metrics.ts';
import type { Subject } from './subject.ts';

/** The fields of a design that its predicted reader score depends on. */
export interface Candidate {
  /** Type only, with at most a rule. */
  readonly bare: boolean;
  /** It depicts what goes with the name or the trade. */
  readonly also?: boolean;
  readonly composition: Pick<Subject, 'box' | 'name'> & {
    readonly face: Pick<Subject['face'], 'style' | 'metrics'>;
    readonly genome: Pick<Subject['genome'], 'archetype' | 'concept' | 'mark' | 'stand' | 'treatment' | 'word'>;
  };
  readonly metrics: Pick<Metrics, 'quality' | 'aspect'>;
}

/**
 * Effects on blind readers' scores, in points of their 1–5 scale. Set by hand against 672 scored logos rather
 * than fitted; see decision 0021.
 */
const worth = {
  /** Per tenth of quality. */
  quality: 0.17,
  /** Device on the letters of a name without a mark, relative to the usual logo. Unlisted: 0. */
  treatments: {
    ampersand: 1.15,
    orbit: 0.6,
    'counter-arrow': 0.5,
    stencil: 0.2,
    justified: 0.1,
    'picture-initial': 0,
    'picture-dot': 0,
    tilted: 0,
    'open-a': -0.4,
    'two-tone': -0.3,
    'picture-letter': -0.2,
    snowcap: -0.2,
    pictured: 0,
    'bar-letter': -0.4,
  } as Readonly<Record<string, number>>,
  /**
   * Type only, by kind of face. Readers gave wordmarks in display faces 3.56, in serifs 3.15, in others 2.86.
   */
  bare: { display: 0.3, handwritten: 0.3, serif: 0 } as Readonly<Record<string, number>>,
  plainly: -0.1,
  /**
   * A light second word is the first thing lost. A small second line does no harm beside a mark, and adds
   * nothing without one.
   */
  'two-weight': -0.2,
  above: 0.2,
  /** A round badge: its letters are lost at small sizes, and it is a cliché. */
  roundel: -0.25,
  /** A figure cut out of a tile: it shrinks to a speck. Plain forms got 2.75, 2.84 and 2.48, icons 2.87, 2.92 and 2.90 (2026-11-26l, m and n). */
  held: -0.4,
  /** Per point of the reader rating of similar marks above or below usual. */
  rating: 0.8,
  /** Per word of the name that the drawing shows, and for one that merges two things. */
  shown: 0.2,
  merged: 0.1,
  /** The two things of a name like “Fox & Fern” in one mark, which readers asked for wherever it was missing: side by side, and as one form. */
  pair: { flanked: 0.1, crossed: 0.25, inlaid: 0.25 } as Readonly<Record<string, number>>,
  /**
   * The very subject, as a word of the brief says it: two readers gave it 3.47 and 3.33, initials 2.67 and 2.66 (2026-11-26i).
   */
  subject: 0.35,
  /** A mark that pictures nothing: initials and plain forms got 2.6, 2.9 and 2.75, subjects 3.05, 3.2 and 3.35 (2026-11-26l, m and n). */
  abstract: -0.5,
  /** A picture of the trade that the name does not say, and one that only goes with name or trade. */
  trade: -0.1,
  also: -0.8,
  /**
   * Per px that a stem is thinner than `seen` when the lockup is 64 px wide. Readers miss lost strokes first.
   */
  faint: -0.5,
  /** Per unit of width ÷ height above `longest`: a thin line in a square. */
  long: -0.3,
} as const;

/** Stem in px, in a lockup `listed` px wide, from which its name is readable at a glance. */
const seen = 1.3;
const listed = 64;
/** Width ÷ height up to which a lockup fills a square well. */
const longest = 3;

/**
 * First parts of the ids of drawings that merge two things: one inside, rising out of, or part of the other.
 */
const merges: ReadonlySet<string> = new Set(['in', 'out', 'as']);
const twoInOne: ReadonlySet<string> = new Set([...merges, 'dawn', 'shore']);

/** Predicted reader score, without the constant part. `name` as written in the brief. */
export function readerScore(
  { bare, also, composition: { box, genome, face, name: set }, metrics }: Candidate,
  name: string,
): number {
  const { archetype, concept, mark, stand, treatment, word } = genome;
  const named = word !== null && name.toLowerCase().includes(word.toLowerCase());
  const pictured = mark !== null && word !== null;
  let value = worth.quality * 10 * metrics.quality + worth.long * Math.max(0, metrics.aspect - longest);
  // Lockups have a cap height of 100; an emblem's letters are as large as its form allows.
  const cap = archetype === 'emblem' ? set.smallest : 100;
  const stem = (face.metrics.stem * cap * listed) / Math.max(1, box.x1 - box.x0);
  value += worth.faint * Math.max(0, seen - stem);
  if (bare) value += worth.bare[face.style] ?? worth.plainly;
  else if (archetype === 'wordmark') value += worth.treatments[treatment] ?? 0;
  if (treatment === 'two-weight') value += worth[treatment];
  if (stand === 'above') value += worth.above;
  if (archetype === 'container') value += worth.held;
  if (stand === 'roundel') value += worth.roundel;
  if (pictured && also !== true) value += worth.subject;
  if (mark !== null && concept === null) value += worth.abstract;
  if (pictured && !named) value += worth.trade;
  if (also === true) value += worth.also;
  value += worth.rating * (readerRating(mark) - usual);
  const pair = worth.pair[mark?.split('/')[0] ?? ''];
  if (pair !== undefined) value += 2 * worth.shown + worth.merged + pair;
  if (mark?.startsWith('filled/') === true) value += worth.shown + worth.merged;
  if (mark?.startsWith('drawn/') === true) {
    const [first = '', ...rest] = mark.slice(6).split('-');
    const things = merges.has(first) ? rest : [first, ...rest];
    value += worth.shown * things.filter((thing) => thing.length > 2 && name.toLowerCase().includes(thing)).length;
    if (twoInOne.has(first)) value += worth.merged;
  }
  return value;
}
