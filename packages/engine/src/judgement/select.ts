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
  /** Type alone, without a mark or a device that carries an idea. */
  readonly bare: boolean;
  /** What is done to the letters; a device shown twice is a mannerism. Empty for plain settings. */
  readonly device: string;
}

/** Signatures cost a few rasters each, so at first only the best of a slot are looked at. */
const shortlist = 10;
/** What type alone costs even once: it is shown where the name offers neither mark, device nor lettering. */
const bareCost = 5;
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
    let v = candidate.quality * 10 - (candidate.bare ? bareCost : 0);
    chosen.forEach((other, i) => {
      if (other === null || i === slot) return;
      const d = distance(candidate, other);
      v -= 2.2 * Math.exp(-((d / 0.34) ** 2));
      if (d < leastDistance) v -= 20 * (leastDistance - d) * 10;
      if (candidate.mark !== '' && candidate.mark === other.mark) v -= 60;
      if (candidate.concept !== '' && candidate.concept === other.concept) v -= 0.7;
      if (candidate.figure !== '' && candidate.figure === other.figure) v -= 1.8;
      // One set in type alone shows the face; more of them show that nothing was found. A gesture shown twice is a mannerism.
      if (sameKind(candidate, other)) v -= 20;
      if (candidate.signature.family === other.signature.family) v -= 1.4;
    });
    const same = chosen.filter(
      (o, i) => o !== null && i !== slot && o.signature.archetype === candidate.signature.archetype,
    ).length;
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
