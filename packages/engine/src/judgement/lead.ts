import { readerRating, usual } from '../scene/reader-ratings.ts';
import type { Metrics } from './metrics.ts';
import type { Subject } from './subject.ts';

/** What is known of a chosen design when the one to show first is named. */
export interface Candidate {
  /** Nothing but type and at most a rule. */
  readonly bare: boolean;
  readonly composition: Pick<Subject, 'box' | 'name'> & {
    readonly face: Pick<Subject['face'], 'style' | 'metrics'>;
    readonly genome: Pick<Subject['genome'], 'archetype' | 'mark' | 'stand' | 'treatment' | 'word'>;
  };
  readonly metrics: Pick<Metrics, 'quality' | 'aspect'>;
}

/**
 * What blind readers gave and took, in points of their scale from 1 to 5: set by hand beside 672 logos that readers scored,
 * not fitted; decision 0021 has the figures.
 */
const worth = {
  /** For each tenth of quality. */
  quality: 0.17,
  /** What is done to the letters of a name that stands alone, beside the usual logo; what is not listed is worth nothing. */
  treatments: {
    ampersand: 0.8,
    orbit: 0.75,
    'counter-arrow': 0.5,
    stencil: 0.2,
    justified: 0.1,
    'picture-initial': 0,
    'picture-dot': 0,
    tilted: 0,
    'open-a': -0.1,
    'two-tone': -0.3,
    'picture-letter': -0.2,
    snowcap: -0.2,
    pictured: 0,
    'bar-letter': -0.4,
  } as Readonly<Record<string, number>>,
  /** Type alone, by what its letters say: readers gave the wordmarks of display faces 3.56, of serifs 3.15, of the others 2.86. */
  bare: { display: 0.3, handwritten: 0.3, serif: 0 } as Readonly<Record<string, number>>,
  plainly: -0.3,
  /** A light second word is the first thing that is lost; a small second line does no harm beside a mark, and is nothing without. */
  'two-weight': -0.2,
  above: 0.2,
  /** A round badge: its letters are lost when small, and every roastery has one. */
  roundel: -0.25,
  /** A figure stamped out of a tile: a stock badge, lost when small. */
  held: -0.1,
  /** For each point that marks like this one got above or below the usual. */
  esteem: 0.8,
  /** For each word of the name that the drawing shows, and for one that shows two things in one. */
  shown: 0.2,
  merged: 0.1,
  /** A picture of the trade, where the name names another thing or none. */
  trade: -0.3,
  /** For each px that a stem is thinner than `seen` where the whole is 64 px wide: what is lost there, readers miss first. */
  faint: -0.5,
  /** For each unit of width by height above `longest`: a thin line in every square. */
  long: -0.3,
} as const;

/** Stem in px of a lockup of `listed` px of width from which its name is read at a glance. */
const seen = 1.3;
const listed = 64;
/** Width by height up to which a lockup fills a square well enough. */
const longest = 3;

/** First parts of the ids of drawings that show two things in one: inside, rising out of, a part of the other. */
const merges: ReadonlySet<string> = new Set(['in', 'out', 'as']);
const twoInOne: ReadonlySet<string> = new Set([...merges, 'dawn', 'shore']);

/** Score a reader would give, less what all designs share. `name` as written in the brief. */
export function readerScore({ bare, composition: { box, genome, face, name: set }, metrics }: Candidate, name: string): number {
  const { archetype, mark, stand, treatment, word } = genome;
  const named = word !== null && name.toLowerCase().includes(word.toLowerCase());
  const pictured = mark !== null && word !== null;
  let value = worth.quality * 10 * metrics.quality + worth.long * Math.max(0, metrics.aspect - longest);
  // Lockups are set at a cap height of 100; an emblem's letters at what its form leaves them.
  const cap = archetype === 'emblem' ? set.smallest : 100;
  const stem = (face.metrics.stem * cap * listed) / Math.max(1, box.x1 - box.x0);
  value += worth.faint * Math.max(0, seen - stem);
  if (bare) value += worth.bare[face.style] ?? worth.plainly;
  else if (archetype === 'wordmark') value += worth.treatments[treatment] ?? 0;
  if (treatment === 'two-weight') value += worth[treatment];
  if (stand === 'above') value += worth.above;
  if (archetype === 'container') value += worth.held;
  if (stand === 'roundel') value += worth.roundel;
  if (pictured && !named) value += worth.trade;
  value += worth.esteem * (readerRating(mark) - usual);
  if (mark?.startsWith('drawn/') === true) {
    const [first = '', ...rest] = mark.slice(6).split('-');
    const things = merges.has(first) ? rest : [first, ...rest];
    value += worth.shown * things.filter((thing) => thing.length > 2 && name.toLowerCase().includes(thing)).length;
    if (twoInOne.has(first)) value += worth.merged;
  }
  return value;
}

/** Indexes of a set's designs, from the one to show first; of two that are worth the same, the earlier goes before. */
export function displayOrder(set: readonly Candidate[], name: string): readonly number[] {
  const values = set.map((one) => readerScore(one, name));
  return values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
}
