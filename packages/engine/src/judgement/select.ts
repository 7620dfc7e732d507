import { formDistance, leastDistance, type Signature } from './likeness.ts';

/** One judged design that may take a slot. */
export interface Contender {
  readonly slot: number;
  readonly quality: number;
  readonly signature: Signature;
  /** Id of its mark or empty; a mark comes back only when a slot offers nothing else. */
  readonly mark: string;
  /** Concept behind the mark, or empty; every repeat costs. */
  readonly concept: string;
  /** What its mark shows, or empty: three flames made three ways are still three flames. */
  readonly figure: string;
  /** It shows the trade although the name itself is a thing: at most two of eight. */
  readonly trade: boolean;
  /** No word of the brief asked for its picture: the industry lent it. */
  readonly lent: boolean;
  /** Stands in a shape of its own, as a seal, a plate or a tile does: a set of badges is a shelf of bottles. */
  readonly sealed: boolean;
  /** Type alone, without a mark or a device that carries an idea. */
  readonly bare: boolean;
  /** What is done to the letters; a device shown twice is a mannerism. Empty for plain settings. */
  readonly device: string;
}

/** Signatures cost a few rasters each, so at first only the best of a slot are looked at. */
const shortlist = 10;
/** What type alone costs even once: it is shown where the name offers neither mark, device nor lettering. */
const bareCost = 5;
/** At most so many of a set show the trade alone, and at most so many one motif; more cost this. */
const mostOfTrade = 2;
const mostOfMotif = 3;
const beyond = 6;
/** Quality below which a design is hardly worth showing, and what each tenth short of it costs: a second good one of another kind stands before it. */
const acceptable = 0.78;
const shortfall = 3;
/** Designs of a set that may stand in a shape of their own; each one more than that. */
const mostSealed = 2;
/** Designs of a set that may be letters only, however drawn: a set shows marks too. */
const mostLettered = 3;
/** Passes of improvement over the slots; the choice settles in two or three. */
const passes = 4;

/**
 * Picks one contender for every slot: best quality first, then each slot in turn is re-chosen against the seven others
 * until nothing changes. Value of a choice: quality⁴-like sharpness (quality ÷ .1) against likeness to the others
 * (a DPP's trade, design rules §6, kept to one item a slot). Slots without contenders stay empty.
 */
export function selectSet<T extends Contender>(slots: readonly (readonly T[])[]): readonly (T | null)[] {
  const distance = distances<T>();
  const best = slots.map((contenders) => contenders.slice(0, shortlist));
  const first = choose(best, distance);
  // A slot whose best are all of one kind looks further before a gesture, or type alone, is shown twice.
  const again = first.map((c, i) => c !== null && first.some((o, k) => k !== i && o !== null && sameKind(c, o)));
  const chosen = again.includes(true)
    ? choose(
        slots.map((contenders, i) => (again[i] ? contenders : (best[i] as readonly T[]))),
        distance,
      )
    : first;
  // Narrow briefs (one placement, one style, few faces) need the whole field to come apart.
  return closest(chosen, distance) < leastDistance ? parted(choose(slots, distance), slots, distance) : chosen;
}

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
      candidate.quality * 10 - shortfall * 10 * Math.max(0, acceptable - candidate.quality) - (candidate.bare ? bareCost : 0);
    chosen.forEach((other, i) => {
      if (other === null || i === slot) return;
      const d = distance(candidate, other);
      v -= 2.2 * Math.exp(-((d / 0.34) ** 2));
      if (d < leastDistance) v -= 20 * (leastDistance - d) * 10;
      if (candidate.mark !== '' && candidate.mark === other.mark) v -= 60;
      // One set in type alone shows the face; more of them show that nothing was found. A gesture shown twice is a mannerism.
      if (sameKind(candidate, other)) v -= 20;
      if (candidate.signature.family === other.signature.family) v -= 1.4;
    });
    const others = chosen.filter((o, i) => o !== null && i !== slot);
    const alike = (is: (o: T) => boolean): number => others.filter((o) => o !== null && is(o)).length;
    if (candidate.trade && alike((o) => o.trade) >= mostOfTrade) v -= beyond;
    // A name that says one thing may say it in several ways, up to a point.
    const told = candidate.concept === '' ? 0 : alike((o) => o.concept === candidate.concept);
    const shown = candidate.figure === '' ? 0 : alike((o) => o.figure === candidate.figure);
    if (told > 0) v -= 0.4 + 0.5 * told;
    if (shown > 0) v -= 0.5 + 1.3 * shown;
    if (told >= mostOfMotif) v -= beyond;
    if (shown >= mostOfMotif - (candidate.lent ? 1 : 0)) v -= beyond;
    const sealed = candidate.sealed ? alike((o) => o.sealed) : 0;
    v -= sealed >= mostSealed ? beyond : 0.6 * sealed;
    if (candidate.mark === '' && alike((o) => o.mark === '') >= mostLettered) v -= beyond;
    const same = alike((o) => o.signature.archetype === candidate.signature.archetype);
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
