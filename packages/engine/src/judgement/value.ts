import { leastDistance, type Signature } from './likeness.ts';

/** One judged design that may take a slot. */
export interface Contender {
  readonly slot: number;
  readonly quality: number;
  /** What readers would most likely give it, in points of their scale, less what all designs share. */
  readonly readers: number;
  readonly signature: Signature;
  /** Id of its mark or empty; a mark comes back only when a slot offers nothing else. */
  readonly mark: string;
  /** Id of what is drawn, beside the name or in it: the same sign in both places is two designs, but says one thing twice. */
  readonly drawing: string;
  /** Concept behind the mark, or empty; every repeat costs. */
  readonly concept: string;
  /** What its mark shows, or empty: three flames made three ways are still three flames. */
  readonly figure: string;
  /** It shows the trade although the name itself is a thing: at most two of eight. */
  readonly trade: boolean;
  /** Its mark is an initial, which says only how the name begins. */
  readonly initial: boolean;
  /** Its initials stand in a tile, which readers gave 2.1 of 5, the least of all: for names that offer nothing else. */
  readonly tile: boolean;
  /** Stands in a shape of its own, as a seal, a plate or a tile does: a set of badges is a shelf of bottles. */
  readonly sealed: boolean;
  /** No word of the brief asked for its picture: the industry lent it. */
  readonly lent: boolean;
  /** Type alone, without a mark or a device that carries an idea. */
  readonly bare: boolean;
  /** What its letters are: drawn for display, of a serif, or those of a plain sans, which say nothing by themselves. */
  readonly voice: 'display' | 'serif' | 'mute';
  /** What is done to the letters; a device shown twice is a mannerism. Empty for plain settings. */
  readonly device: string;
}

/** At most so many of a set show the trade alone, say one thing, show one figure, stand in a shape of their own or are letters only; each more costs `beyond`. */
const mostOfTrade = 2;
const mostOfConcept = 3;
export const mostOfFigure = 3;
const mostInitials = 1;
const mostSealed = 2;
const mostLent = 3;
const mostLettered = 2;
const beyond = 6;
/** What a mark costs that is shown twice: more than a second name in type alone. */
const sameMark = 90;
/** What a sign costs that stands both in the name and beside it. */
const inBothPlaces = 2.5;
/** What even the first initial costs. */
const initialCost = 3;
/** What type alone costs even once: in three readings names alone got 2.3 of 5 (106 scores), designs with a mark 3.4. A display face or a serif costs less than a plain sans, as readers before them had it. */
const bareCost = { display: 4, serif: 8, mute: 26 } as const;
/** What a name alone costs of which a bar is joined or left out: such names got 2.1 of 5 (16 scores of three readings). */
const gestures: ReadonlySet<string> = new Set(['joined', 'open-a']);
const gestureCost = 10;
/** What a second name in type alone costs: less than a fourth picture of one thing. */
const secondBare = 40;
/** What a second gesture of one kind costs. */
const secondGesture = 40;
/** What a family of typefaces costs that is shown twice. */
const sameFamily = 1.4;
/** Quality below which a design is hardly worth showing; each tenth short of it costs this, so that a second good one stands before it. */
const acceptable = 0.78;
const shortfall = 3;
/** What readers' points weigh beside tenths of quality. */
const ofReaders = 3;

/** How much a design is wanted, in tenths of quality: ours, and what readers would make of it. */
export const candidateScore = (quality: number, readers: number): number => 10 * quality + ofReaders * readers;

/** Two settings in type alone, or the same device. */
export const sameKind = (a: Contender, b: Contender): boolean => (a.bare && b.bare) || (a.device !== '' && a.device === b.device);

/** Form distance of two contenders. */
export type Distance<T> = (a: T, b: T) => number;

/** How much a contender is wanted whatever else is shown. */
const alone = (c: Contender): number =>
  candidateScore(c.quality, c.readers) -
  shortfall * 10 * Math.max(0, acceptable - c.quality) -
  (c.bare ? bareCost[c.voice] : c.mark === '' && gestures.has(c.device) ? gestureCost : 0);

/** What the other slots show, counted once for all contenders of a slot. */
interface Shown {
  readonly trade: number;
  readonly lent: number;
  readonly initials: number;
  readonly sealed: number;
  readonly lettered: number;
  readonly archetypes: ReadonlyMap<string, number>;
  readonly concepts: ReadonlyMap<string, number>;
  readonly figures: ReadonlyMap<string, number>;
}

/** Its mark shows what the industry lent. */
const isLent = (c: Contender): boolean => c.lent && c.mark !== '' && !c.initial;

function shownBy(others: readonly Contender[]): Shown {
  const count = (is: (o: Contender) => boolean): number => others.filter(is).length;
  const each = (label: (o: Contender) => string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const o of others) counts.set(label(o), (counts.get(label(o)) ?? 0) + 1);
    return counts;
  };
  return {
    trade: count((o) => o.trade),
    lent: count(isLent),
    initials: count((o) => o.initial),
    sealed: count((o) => o.sealed),
    lettered: count((o) => o.mark === ''),
    archetypes: each((o) => o.signature.archetype),
    concepts: each((o) => o.concept),
    figures: each((o) => o.figure),
  };
}

/** What it costs that a set holds too much of one thing. Never negative. */
function excess(c: Contender, shown: Shown): number {
  // A name that says one thing may say it in several ways: the first repeat costs most.
  const told = c.concept === '' ? 0 : (shown.concepts.get(c.concept) ?? 0);
  const drawn = c.figure === '' ? 0 : (shown.figures.get(c.figure) ?? 0);
  const same = shown.archetypes.get(c.signature.archetype) ?? 0;
  let cost = 0.35 * Math.max(0, same - 1) ** 2;
  // What is shown again is said again: the dearer of the two.
  cost += Math.max(told > 0 ? 0.4 + 0.5 * told : 0, drawn > 0 ? 0.5 + 1.3 * drawn : 0);
  if (c.trade && shown.trade >= mostOfTrade) cost += beyond;
  if (isLent(c) && shown.lent >= mostLent) cost += beyond;
  if (told >= mostOfConcept) cost += beyond;
  if (drawn >= mostOfFigure - (c.lent ? 1 : 0)) cost += 5 * beyond;
  // Even one initial stands back for a picture: readers gave initials 2.7 of 5, pictures 3.3.
  if (c.initial) cost += shown.initials >= mostInitials ? beyond : initialCost;
  if (c.sealed) cost += shown.sealed >= mostSealed ? beyond : 0.6 * shown.sealed;
  if (c.tile) cost += 5 * beyond;
  if (c.mark === '' && shown.lettered >= mostLettered) cost += beyond;
  return cost;
}

/** What it costs that another shows the same sign, the same device, or the same family. Never negative. */
function twinship(c: Contender, other: Contender): number {
  let cost = 0;
  if (c.mark !== '' && c.mark === other.mark) cost += sameMark;
  else if (c.drawing !== '' && c.drawing === other.drawing) cost += inBothPlaces;
  // One name in type alone shows the face; more of them show that nothing was found. A gesture shown twice is a mannerism.
  if (sameKind(c, other)) cost += c.device === other.device && c.device !== '' ? secondGesture : secondBare;
  if (c.signature.family === other.signature.family) cost += sameFamily;
  return cost;
}

/** What it costs that another looks like it, at a distance of form. Never negative. */
const likenessCost = (d: number): number =>
  2.2 * Math.exp(-((d / 0.34) ** 2)) + (d < leastDistance ? 20 * (leastDistance - d) * 10 : 0);

/**
 * How much a contender is wanted beside `others`, or any number below `enough` when it is not wanted so much: everything that is
 * weighed after its own merits only costs, and comparing pictures costs most time, so that comes last and stops early.
 */
export function scoreInSet<T extends Contender>(others: readonly T[], distance: Distance<T>): (c: T, enough: number) => number {
  const shown = shownBy(others);
  return (c, enough) => {
    let v = alone(c) - excess(c, shown);
    for (const other of others) v -= twinship(c, other);
    for (const other of others) {
      if (v < enough) return v;
      v -= likenessCost(distance(c, other));
    }
    return v;
  };
}
