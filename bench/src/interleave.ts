import { median } from './spread.ts';

/** Rounds of every measurement. */
export const rounds = 5;

/**
 * Measures subjects side by side: each gives one value a round, and each round begins with another subject, so that a busy moment
 * of the machine falls on all of them. One round before the first is thrown away: code is compiled and files are read in it.
 */
export async function interleave<K extends string>(
  subjects: Readonly<Record<K, (round: number) => Promise<number>>>,
): Promise<Readonly<Record<K, readonly number[]>>> {
  const names = Object.keys(subjects) as K[];
  const samples = listsBy(names);
  for (let round = -1; round < rounds; round++) {
    for (const name of rotated(names, round + 1)) {
      const value = await subjects[name](round);
      if (round >= 0) samples[name].push(value);
    }
  }
  return samples;
}

/**
 * The same for work on many items: the subjects take turns at every item, a few milliseconds apart. Gives each subject's median
 * over the items and, for comparisons, the median of what an item costs it in multiples of the first subject; one value a round. What
 * `prepare` does for an item is not counted.
 */
export async function interleaveItems<T, K extends string>(
  items: readonly T[],
  subjects: Readonly<Record<K, (item: T) => unknown>>,
  prepare: (item: T, round: number) => Promise<void> = async () => {},
): Promise<Readonly<Record<K, ItemSamples>>> {
  const names = Object.keys(subjects) as K[];
  const result = Object.fromEntries(
    names.map((name) => [name, { medians: [], slowest: [], ofFirst: [] } satisfies ItemSamples]),
  ) as unknown as Record<K, { [P in keyof ItemSamples]: number[] }>;
  for (let round = -1; round < rounds; round++) {
    const times = listsBy(names);
    for (const [i, item] of items.entries()) {
      await prepare(item, round);
      for (const name of rotated(names, i + round + 1)) times[name].push(await timed(() => subjects[name](item)));
    }
    if (round < 0) continue;
    for (const name of names) {
      const first = times[names[0] as K];
      result[name].medians.push(median(times[name]));
      result[name].slowest.push(Math.max(...times[name]));
      result[name].ofFirst.push(median(times[name].map((ms, i) => ms / (first[i] ?? Number.NaN))));
    }
  }
  return result;
}

interface ItemSamples {
  readonly medians: readonly number[];
  readonly slowest: readonly number[];
  readonly ofFirst: readonly number[];
}

const listsBy = <K extends string>(names: readonly K[]): Record<K, number[]> =>
  Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Milliseconds that some work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
