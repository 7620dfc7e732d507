import type { Design } from '@brandwright/engine';

/** Sets kept in the worker: a person goes back and forth between a few rounds of one brief. About 0.2 MB each. */
const kept = 8;

const sets = new Map<string, readonly Design[]>();

/** The designs of a set, solved when they are first asked for; the key must say everything that they are a function of. */
export function knownSet(key: string, solve: () => readonly Design[]): readonly Design[] {
  const known = sets.get(key) ?? solve();
  // A Map keeps the order of insertion: the first is the one not used for longest.
  sets.delete(key);
  sets.set(key, known);
  for (const oldest of sets.keys()) {
    if (sets.size <= kept) break;
    sets.delete(oldest);
  }
  return known;
}
