import type { Steps } from '../steps.ts';
import { formDistance, leastDistance } from './likeness.ts';
import { type Contender, type Distance, mostOfFigure, sameKind, scoreInSet } from './value.ts';

/** Candidates per slot considered at first, because signatures need several rasters each. */
const shortlist = 10;
/** Improvement passes over the slots. The choice settles in two or three. */
const passes = 4;
/** How often slots that still repeat one another may look beyond their best candidates. */
const rounds = 3;

/**
 * Picks one candidate per slot: the most wanted first, then re-chooses each slot against the seven others until
 * nothing changes. A candidate's value is its own score, minus its likeness to the others, minus what exceeds the
 * set's quotas (the trade-off of a determinantal point process, design rules §6, with one item per slot). Slots
 * without candidates stay empty. Yields before each slot, because drawing its candidates' pictures takes longest.
 */
export function* selectSet<T extends Contender>(slots: readonly (readonly T[])[]): Steps<readonly (T | null)[]> {
  const distance = distances<T>();
  const best = slots.map((contenders) => contenders.slice(0, shortlist));
  let chosen = yield* choose(best, distance);
  // A slot whose best candidates are of one kind looks further before a mark, a gesture or type alone
  // repeats, a figure appears too often, or initials appear in a tile.
  const twice = (c: T, o: T): boolean => sameKind(c, o) || (c.mark !== '' && c.mark === o.mark);
  const often = (c: T): boolean => c.figure !== '' && chosen.filter((o) => o?.figure === c.figure).length > mostOfFigure;
  const wide = slots.map(() => false);
  for (let round = 0; round < rounds; round++) {
    const again = chosen.map(
      (c, i) => c !== null && (c.tile || often(c) || chosen.some((o, k) => k !== i && o !== null && twice(c, o))),
    );
    if (!again.some((is, i) => is && wide[i] === false)) break;
    for (const [i, is] of again.entries()) wide[i] ||= is;
    chosen = yield* choose(
      slots.map((contenders, i) => (wide[i] ? contenders : (best[i] as readonly T[]))),
      distance,
    );
  }
  // Narrow briefs (one placement, one style, few faces) need all candidates to be different enough.
  return closest(chosen, distance) < leastDistance ? yield* parted(yield* choose(slots, distance), slots, distance) : chosen;
}

/**
 * The same choice, then separates similar designs at the cost of quality. For briefs where only type can
 * differ.
 */
export function* spreadSet<T extends Contender>(slots: readonly (readonly T[])[]): Steps<readonly (T | null)[]> {
  const distance = distances<T>();
  let set = yield* choose(slots, distance);
  let least = lack(set, distance);
  for (let loop = 0; loop < 8 && least > 0; loop++) {
    let best = set;
    for (const [slot, contenders] of slots.entries()) {
      yield;
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

/**
 * How far one design falls short of the minimum distance to others, squared: one close pair weighs more than
 * two nearly distant ones.
 */
const lackBeside = <T>(one: T, others: readonly (T | null)[], distance: Distance<T>): number =>
  others.reduce((sum, o) => sum + (o === null ? 0 : Math.max(0, leastDistance - distance(one, o)) ** 2), 0);

/**
 * The same over all pairs of a set, summed, because with two equally close pairs no single change improves
 * the minimum.
 */
const lack = <T>(set: readonly (T | null)[], distance: Distance<T>): number =>
  set.reduce((sum, a, i) => sum + (a === null ? 0 : lackBeside(a, set.slice(i + 1), distance)), 0);

/** Form distance, cached per pair. */
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
 * Separates the two most similar designs as often as it helps (at most five times, design rules §6): replaces
 * one by the candidate of its slot farthest from all others.
 */
function* parted<T extends Contender>(
  start: readonly (T | null)[],
  slots: readonly (readonly T[])[],
  distance: Distance<T>,
): Steps<readonly (T | null)[]> {
  let set = start;
  for (let loop = 0; loop < 5 && closest(set, distance) < leastDistance; loop++) {
    let best = set;
    for (const [slot, contenders] of slots.entries()) {
      yield;
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

function* choose<T extends Contender>(slots: readonly (readonly T[])[], distance: Distance<T>): Steps<readonly (T | null)[]> {
  const chosen: (T | null)[] = slots.map((contenders) => contenders[0] ?? null);
  for (let pass = 0; pass < passes; pass++) {
    let changed = false;
    for (const [slot, contenders] of slots.entries()) {
      yield;
      const others = chosen.filter((o, i) => o !== null && i !== slot) as T[];
      const value = scoreInSet(others, distance);
      let best = chosen[slot] ?? null;
      let most = best === null ? Number.NEGATIVE_INFINITY : value(best, Number.NEGATIVE_INFINITY);
      for (const candidate of contenders) {
        const v = value(candidate, most);
        if (v > most + 1e-9) {
          best = candidate;
          most = v;
        }
      }
      if (best !== chosen[slot]) {
        chosen[slot] = best;
        changed = true;
      }
    }
    if (!changed) break;
  }
  return chosen;
}
