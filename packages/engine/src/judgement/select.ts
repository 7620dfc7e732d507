import { formDistance, leastDistance, type Signature } from './likeness.ts';

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

/** Signatures cost a few rasters each, so at first only the best of a slot are looked at. */
const shortlist = 10;
/** At most so many of a set show the trade alone, say one thing, show one figure, stand in a shape of their own or are letters only; each more costs `beyond`. */
const mostOfTrade = 2;
const mostOfConcept = 3;
const mostOfFigure = 3;
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
/** Quality below which a design is hardly worth showing; each tenth short of it costs this, so that a second good one stands before it. */
const acceptable = 0.78;
const shortfall = 3;
/** What readers' points weigh beside tenths of quality. */
const ofReaders = 3;

/** How much a design is wanted, in tenths of quality: ours, and what readers would make of it. */
export const preference = (quality: number, readers: number): number => 10 * quality + ofReaders * readers;

/** Passes of improvement over the slots; the choice settles in two or three. */
const passes = 4;
/** How often slots that still repeat one another may look beyond their best. */
const rounds = 3;

/**
 * Picks one contender for every slot: the most wanted first, then each slot in turn is re-chosen against the seven others
 * until nothing changes. Value of a choice: its `preference`, less its likeness to the others and what a set may not hold
 * too often (a DPP's trade, design rules §6, kept to one item a slot). Slots without contenders stay empty.
 */
export function selectSet<T extends Contender>(slots: readonly (readonly T[])[]): readonly (T | null)[] {
  const distance = distances<T>();
  const best = slots.map((contenders) => contenders.slice(0, shortlist));
  let chosen = choose(best, distance);
  // A slot whose best are all of one kind looks further before a mark, a gesture, or type alone, is shown twice, a figure too often, or initials in a tile.
  const twice = (c: T, o: T): boolean => sameKind(c, o) || (c.mark !== '' && c.mark === o.mark);
  const often = (c: T): boolean => c.figure !== '' && chosen.filter((o) => o?.figure === c.figure).length > mostOfFigure;
  const wide = slots.map(() => false);
  for (let round = 0; round < rounds; round++) {
    const again = chosen.map(
      (c, i) => c !== null && (c.tile || often(c) || chosen.some((o, k) => k !== i && o !== null && twice(c, o))),
    );
    if (!again.some((is, i) => is && wide[i] === false)) break;
    for (const [i, is] of again.entries()) wide[i] ||= is;
    chosen = choose(
      slots.map((contenders, i) => (wide[i] ? contenders : (best[i] as readonly T[]))),
      distance,
    );
  }
  // Narrow briefs (one placement, one style, few faces) need the whole field to come apart.
  return closest(chosen, distance) < leastDistance ? parted(choose(slots, distance), slots, distance) : chosen;
}

/** The same choice, then whatever of it is alike is taken apart, at the cost of quality: for briefs that leave only type to differ by. */
export function spreadSet<T extends Contender>(slots: readonly (readonly T[])[]): readonly (T | null)[] {
  const distance = distances<T>();
  let set = choose(slots, distance);
  let least = lack(set, distance);
  for (let loop = 0; loop < 8 && least > 0; loop++) {
    let best = set;
    for (const [slot, contenders] of slots.entries()) {
      const others = set.filter((_, i) => i !== slot);
      const rest = lack(others, distance);
      for (const candidate of contenders) {
        if (candidate.mark !== '' && others.some((o) => o?.mark === candidate.mark)) continue;
        const tried = rest + lackBeside(candidate, others, distance);
        if (tried >= least - 1e-9) continue;
        best = set.map((c, i) => (i === slot ? candidate : c));
        least = tried;
      }
    }
    if (best === set) break;
    set = best;
  }
  return set;
}

/** What one lacks of the least distance to others, squared: one close pair weighs more than two that nearly do. */
const lackBeside = <T>(one: T, others: readonly (T | null)[], distance: Distance<T>): number =>
  others.reduce((sum, o) => sum + (o === null ? 0 : Math.max(0, leastDistance - distance(one, o)) ** 2), 0);

/** The same of all pairs of a set. Weighed together: where two pairs are equally close, no single change parts the closest. */
const lack = <T>(set: readonly (T | null)[], distance: Distance<T>): number =>
  set.reduce((sum, a, i) => sum + (a === null ? 0 : lackBeside(a, set.slice(i + 1), distance)), 0);

/** Two settings in type alone, or the same device. */
const sameKind = (a: Contender, b: Contender): boolean => (a.bare && b.bare) || (a.device !== '' && a.device === b.device);

type Distance<T> = (a: T, b: T) => number;

/** Form distance, looked up once for each pair. */
function distances<T extends Contender>(): Distance<T> {
  const known = new Map<T, Map<T, number>>();
  return (a, b) => {
    let row = known.get(a);
    if (row === undefined) {
      row = new Map();
      known.set(a, row);
    }
    let d = row.get(b);
    if (d === undefined) {
      d = formDistance(a.signature, b.signature);
      row.set(b, d);
    }
    return d;
  };
}

const closest = <T>(chosen: readonly (T | null)[], distance: Distance<T>): number => {
  const set = chosen.filter((c) => c !== null);
  return Math.min(1, ...set.flatMap((a, i) => set.slice(i + 1).map((b) => distance(a, b))));
};

/**
 * Takes the two most alike apart, as often as that helps (at most five times, design rules §6): one of them is replaced by the
 * contender of its slot that stands farthest from all others.
 */
function parted<T extends Contender>(
  start: readonly (T | null)[],
  slots: readonly (readonly T[])[],
  distance: Distance<T>,
): readonly (T | null)[] {
  let set = start;
  for (let loop = 0; loop < 5 && closest(set, distance) < leastDistance; loop++) {
    let best = set;
    for (const [slot, contenders] of slots.entries()) {
      for (const candidate of contenders) {
        if (candidate.mark !== '' && set.some((c, i) => i !== slot && c?.mark === candidate.mark)) continue;
        if (candidate.figure !== '' && set.filter((c, i) => i !== slot && c?.figure === candidate.figure).length >= mostOfFigure)
          continue;
        const tried = set.map((c, i) => (i === slot ? candidate : c));
        if (closest(tried, distance) > closest(best, distance) + 1e-9) best = tried;
      }
    }
    if (best === set) break;
    set = best;
  }
  return set;
}

function choose<T extends Contender>(slots: readonly (readonly T[])[], distance: Distance<T>): readonly (T | null)[] {
  const chosen: (T | null)[] = slots.map((contenders) => contenders[0] ?? null);
  const value = (candidate: T, slot: number): number => {
    let v =
      preference(candidate.quality, candidate.readers) -
      shortfall * 10 * Math.max(0, acceptable - candidate.quality) -
      (candidate.bare ? bareCost[candidate.voice] : candidate.mark === '' && gestures.has(candidate.device) ? gestureCost : 0);
    chosen.forEach((other, i) => {
      if (other === null || i === slot) return;
      const d = distance(candidate, other);
      v -= 2.2 * Math.exp(-((d / 0.34) ** 2));
      if (d < leastDistance) v -= 20 * (leastDistance - d) * 10;
      if (candidate.mark !== '' && candidate.mark === other.mark) v -= sameMark;
      else if (candidate.drawing !== '' && candidate.drawing === other.drawing) v -= inBothPlaces;
      // One name in type alone shows the face; more of them show that nothing was found. A gesture shown twice is a mannerism.
      if (sameKind(candidate, other)) v -= candidate.device === other.device && candidate.device !== '' ? 40 : secondBare;
      if (candidate.signature.family === other.signature.family) v -= 1.4;
    });
    const others = chosen.filter((o, i) => o !== null && i !== slot);
    const alike = (is: (o: T) => boolean): number => others.filter((o) => o !== null && is(o)).length;
    if (candidate.trade && alike((o) => o.trade) >= mostOfTrade) v -= beyond;
    if (
      candidate.lent &&
      candidate.mark !== '' &&
      !candidate.initial &&
      alike((o) => o.lent && o.mark !== '' && !o.initial) >= mostLent
    )
      v -= beyond;
    const same = alike((o) => o.signature.archetype === candidate.signature.archetype);
    // A name that says one thing may say it in several ways: the first repeat costs most.
    const told = candidate.concept === '' ? 0 : alike((o) => o.concept === candidate.concept);
    const drawn = candidate.figure === '' ? 0 : alike((o) => o.figure === candidate.figure);
    // What is shown again is said again: the dearer of the two.
    v -= Math.max(told > 0 ? 0.4 + 0.5 * told : 0, drawn > 0 ? 0.5 + 1.3 * drawn : 0);
    if (told >= mostOfConcept) v -= beyond;
    if (drawn >= mostOfFigure - (candidate.lent ? 1 : 0)) v -= 5 * beyond;
    // Even one initial stands back for a picture: readers gave initials 2.7 of 5, pictures 3.3.
    if (candidate.initial) v -= alike((o) => o.initial) >= mostInitials ? beyond : initialCost;
    if (candidate.sealed) {
      const sealed = alike((o) => o.sealed);
      v -= sealed >= mostSealed ? beyond : 0.6 * sealed;
    }
    if (candidate.tile) v -= 5 * beyond;
    if (candidate.mark === '' && alike((o) => o.mark === '') >= mostLettered) v -= beyond;
    return v - 0.35 * Math.max(0, same - 1) ** 2;
  };
  for (let pass = 0; pass < passes; pass++) {
    let changed = false;
    slots.forEach((contenders, slot) => {
      let best = chosen[slot] ?? null;
      let most = best === null ? Number.NEGATIVE_INFINITY : value(best, slot);
      for (const candidate of contenders) {
        const v = value(candidate, slot);
        if (v > most + 1e-9) {
          best = candidate;
          most = v;
        }
      }
      if (best !== chosen[slot]) {
        chosen[slot] = best;
        changed = true;
      }
    });
    if (!changed) break;
  }
  return chosen;
}
