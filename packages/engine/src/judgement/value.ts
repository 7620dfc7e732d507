import { leastDistance, type Signature } from './likeness.ts';

/** A judged design that may take a slot. */
export interface Contender {
  readonly slot: number;
  readonly quality: number;
  /** Predicted reader score in points of their scale, without the constant part. */
  readonly readers: number;
  readonly signature: Signature;
  /** Id of its mark, or empty. A mark repeats only if a slot offers nothing else. */
  readonly mark: string;
  /**
   * Id of the drawing, beside the name or in it. The same sign in both places gives two designs but repeats
   * the idea.
   */
  readonly drawing: string;
  /** Concept behind the mark, or empty. Every repeat costs. */
  readonly concept: string;
  /** The thing its mark depicts, or empty. Three flames drawn in three ways are still three flames. */
  readonly figure: string;
  /** True if it depicts the trade although the name itself is a thing. At most two of eight. */
  readonly trade: boolean;
  /** True if it depicts what goes with the name or the trade rather than the thing itself. */
  readonly also: boolean;
  /** Place of a trade's picture in the trade's list, best first, from 0; 0 for others. */
  readonly rank: number;
  /** 2 if its mark shows a thing that the client chose, 1 for initials they asked for, 0 for any other. */
  readonly chosen: number;
  /** True if its mark is an initial, which only says how the name begins. */
  readonly initial: boolean;
  /** True if its initials are in a tile. Readers gave these 2.1 of 5, the least of all; a last resort. */
  readonly tile: boolean;
  /**
   * True if it is in a shape of its own, such as a seal, a plate or a tile. A set of badges looks monotonous.
   */
  readonly sealed: boolean;
  /** True if no word of the brief suggested its picture, only the industry. */
  readonly lent: boolean;
  /** True for type alone, without a mark or a meaningful device. */
  readonly bare: boolean;
  /** Its letters: a display face, a serif, or a plain sans, which says nothing by itself. */
  readonly voice: 'display' | 'serif' | 'mute';
  /** Device on the letters; repeated, it becomes a mannerism. Empty for plain settings. */
  readonly device: string;
}

/**
 * Quotas per set of eight: trade-only marks, marks per concept, per depicted object, initials, framed marks,
 * marks lent by the industry, lettering-only. Each design over a quota costs `beyond`.
 */
const mostOfTrade = 3;
const mostOfAlso = 2;
const mostOfConcept = 3;
export const mostOfFigure = 2;
const mostInitials = 1;
const mostSealed = 2;
const mostLent = 3;
const mostLettered = 2;
const beyond = 6;
/** Cost of a repeated mark. More than a second design in type alone. */
const sameMark = 90;
/** Cost of a sign that appears both in the name and beside it. */
const inBothPlaces = 2.5;
/** Cost of a picture that only goes with the subject: readers gave the subject itself 3.35 of 5. */
const alsoCost = 2.5;
/** Cost of even the first initial. */
const initialCost = 3;
/**
 * Cost of type alone, even once. Names alone got 2.3 of 5 in three early readings; since trades steer the letters, 3.1, 2.9 and 2.7
 * (2026-11-26l, m and n, two readers each). Readers rated display faces and serifs above a plain sans.
 */
const bareCost = { display: 3, serif: 5, mute: 20 } as const;
/**
 * Cost of a name alone with a joined or omitted bar. Such names got 2.1 of 5 (16 scores in three readings).
 */
const gestures: ReadonlySet<string> = new Set(['joined', 'open-a']);
const gestureCost = 10;
/** Cost of a second design in type alone: as much as a third picture of one thing. */
const secondBare = 30;
/** Cost of a second gesture of one kind. */
const secondGesture = 40;
/** Cost of a repeated type family. */
const sameFamily = 1.4;
/**
 * Quality below which a design is hardly worth showing, and the cost per tenth below it. A second good design
 * of its kind goes first.
 */
const acceptable = 0.78;
const shortfall = 3;
/** Weight of readers' points relative to tenths of quality. */
const ofReaders = 3;

/** Own score of a design, in tenths of quality: ours plus the predicted readers' score. */
export const candidateScore = (quality: number, readers: number): number => 10 * quality + ofReaders * readers;

/** True for two designs in type alone, or with the same device. */
export const sameKind = (a: Contender, b: Contender): boolean => (a.bare && b.bare) || (a.device !== '' && a.device === b.device);

/** Form distance of two candidates. */
export type Distance<T> = (a: T, b: T) => number;

/** Value of a candidate regardless of the others. */
const alone = (c: Contender): number =>
  candidateScore(c.quality, c.readers) -
  shortfall * 10 * Math.max(0, acceptable - c.quality) -
  (c.bare ? bareCost[c.voice] : c.mark === '' && gestures.has(c.device) ? gestureCost : 0);

/** Counts over the other slots, computed once for all candidates of a slot. */
interface Shown {
  readonly trade: number;
  readonly also: number;
  readonly lent: number;
  readonly initials: number;
  readonly sealed: number;
  readonly lettered: number;
  readonly archetypes: ReadonlyMap<string, number>;
  readonly concepts: ReadonlyMap<string, number>;
  readonly figures: ReadonlyMap<string, number>;
}

/** True if its mark was suggested only by the industry. */
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
    also: count((o) => o.also),
    lent: count(isLent),
    initials: count((o) => o.initial),
    sealed: count((o) => o.sealed),
    lettered: count((o) => o.mark === ''),
    archetypes: each((o) => o.signature.archetype),
    concepts: each((o) => o.concept),
    figures: each((o) => o.figure),
  };
}

/** Cost of exceeding the set's quotas. Never negative. */
function excess(c: Contender, shown: Shown): number {
  // A name with one meaning may show it in several ways. The first repeat costs most.
  const told = c.concept === '' ? 0 : (shown.concepts.get(c.concept) ?? 0);
  const drawn = c.figure === '' ? 0 : (shown.figures.get(c.figure) ?? 0);
  const same = shown.archetypes.get(c.signature.archetype) ?? 0;
  let cost = 0.35 * Math.max(0, same - 1) ** 2;
  // A repeated depiction is also a repeated concept, so only the higher cost counts.
  cost += Math.max(told > 0 ? 0.4 + 0.5 * told : 0, drawn > 0 ? 0.5 + 1.3 * drawn : 0);
  if (c.trade && shown.trade >= mostOfTrade) cost += beyond;
  if (c.also) cost += shown.also >= mostOfAlso ? beyond : alsoCost;
  if (isLent(c) && shown.lent >= mostLent) cost += beyond;
  if (told >= mostOfConcept) cost += beyond;
  if (drawn >= mostOfFigure - (c.lent ? 1 : 0)) cost += 5 * beyond;
  // Even a single initial ranks below a picture: readers gave initials 2.7 of 5, pictures 3.3.
  if (c.initial) cost += shown.initials >= mostInitials ? beyond : initialCost;
  if (c.sealed) cost += shown.sealed >= mostSealed ? beyond : 0.6 * shown.sealed;
  if (c.tile) cost += 5 * beyond;
  if (c.mark === '' && shown.lettered >= mostLettered) cost += beyond;
  return cost;
}

/** Cost of sharing a sign, a device or a family with another design. Never negative. */
function twinship(c: Contender, other: Contender): number {
  let cost = 0;
  if (c.mark !== '' && c.mark === other.mark) cost += sameMark;
  else if (c.drawing !== '' && c.drawing === other.drawing) cost += inBothPlaces;
  // One name in type alone shows the face; more show that no idea was found. A repeated gesture is a
  // mannerism.
  if (sameKind(c, other)) cost += c.device === other.device && c.device !== '' ? secondGesture : secondBare;
  if (c.signature.family === other.signature.family) cost += sameFamily;
  return cost;
}

/** Cost of resembling another design, by distance in form. Never negative. */
const likenessCost = (d: number): number =>
  2.2 * Math.exp(-((d / 0.34) ** 2)) + (d < leastDistance ? 20 * (leastDistance - d) * 10 : 0);

/**
 * Value of a candidate beside `others`, or any number below `enough` if it does not reach that. After its own
 * score, everything only subtracts, so the slow comparison of pictures comes last and stops early.
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
