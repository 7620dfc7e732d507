/**
 * Seeded random numbers, the engine's only source of chance, so that the same brief gives the same bytes in
 * every host. Integer arithmetic only: identical in every JavaScript engine.
 */
export interface Random {
  /** A float in [0, 1) with 32 random bits. */
  next(): number;
  /** An integer in [0, bound). */
  below(bound: number): number;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** One item, with probability proportional to its weight (weights ≥ 0, some > 0). */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** An independent named stream. The order in which streams are used does not affect them. */
  fork(label: string): Random;
}

/** 32-bit FNV-1a over UTF-16 code units, with the murmur3 finalizer. */
function hash32(text: string, seed = 0x811c9dc5): number {
  let h = seed >>> 0;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A 64-bit hash as 13 base-36 characters, from two FNV passes with different offsets. For ids, not for
 * secrets.
 */
export function hashId(text: string): string {
  const a = hash32(text).toString(36).padStart(7, '0');
  const b = hash32(text, 0x9e3779b9).toString(36).padStart(7, '0');
  return `${a}${b}`.slice(1);
}

/** A seeded stream: sfc32 (Doty-Humphrey, PractRand), 128 bits of state, seeded from hashes of the text. */
export function createRandom(seed: string): Random {
  let a = hash32(seed, 1);
  let b = hash32(seed, 2);
  let c = hash32(seed, 3);
  let d = 1;
  const step = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) step();
  const next = (): number => step() / 4294967296;
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('pick: the list is empty');
      return item;
    },
    weighted: <T>(items: readonly T[], weight: (item: T) => number): T => {
      let total = 0;
      for (const item of items) total += weight(item);
      let left = next() * total;
      let last: T | undefined;
      for (const item of items) {
        const w = weight(item);
        if (w <= 0) continue;
        last = item;
        left -= w;
        if (left < 0) return item;
      }
      if (last === undefined) throw new RangeError('weighted: no item has a weight above zero');
      return last;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
