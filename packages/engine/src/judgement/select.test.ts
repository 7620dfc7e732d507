import { expect, test } from 'vitest';
import { likenessOf, rasterize } from '../geometry/raster.ts';
import { roundedRect } from '../geometry/shapes.ts';
import { toEnd } from '../steps.ts';
import { selectSet } from './select.ts';
import type { Contender } from './value.ts';

/** Contenders unlike in everything but what a test sets, so that only that decides. */
let made = 0;
function contender(slot: number, over: Partial<Contender> = {}): Contender {
  made++;
  const at = (made * 7) % 26;
  const seen = likenessOf(rasterize([roundedRect(at, 31 - at, at + 5, 37 - at)], { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, 32, 32));
  const label = String(made);
  return {
    slot,
    quality: 0.9,
    readers: 0,
    mark: `icon/${label}`,
    drawing: `icon/${label}`,
    concept: label,
    figure: label,
    trade: false,
    also: false,
    rank: 0,
    chosen: 0,
    lent: false,
    initial: false,
    tile: false,
    sealed: false,
    bare: false,
    voice: 'serif',
    device: '',
    signature: {
      archetype: label,
      stand: label,
      layout: label,
      fontStyle: label,
      family: label,
      letterCase: label,
      markKind: label,
      mark: seen,
      word: seen,
      silhouette: seen,
    },
    ...over,
  };
}
const eight = (of: (slot: number) => readonly Contender[]) => toEnd(selectSet(Array.from({ length: 8 }, (_, slot) => of(slot))));

test('two of a set may stand in a shape of their own, where there is anything else', () => {
  const set = eight((slot) => [contender(slot, { sealed: true, quality: 0.95 }), contender(slot, { quality: 0.85 })]);
  expect(set.filter((c) => c?.sealed === true)).toHaveLength(2);
});

test('one initial is enough where there are pictures', () => {
  const initials = (quality: number): number =>
    eight((slot) => [contender(slot, { initial: true, quality: 0.95 }), contender(slot, { quality })]).filter(
      (c) => c?.initial === true,
    ).length;
  expect(initials(0.72)).toBe(1);
  // And where the pictures are nearly as good, none.
  expect(initials(0.85)).toBe(0);
});

test('a weak design gives way to a second good one that shows the same', () => {
  const set = eight((slot) => [
    contender(slot, slot < 2 ? { concept: 'lighthouse', figure: 'beacon' } : {}),
    ...(slot === 1 ? [contender(slot, { quality: 0.66, bare: true, mark: '', concept: '', figure: '' })] : []),
  ]);
  expect(set.filter((c) => c?.figure === 'beacon')).toHaveLength(2);
});

const lettered = { mark: '', concept: '', figure: '' };

test('type alone is shown where a slot has nothing else', () => {
  const set = eight((slot) => [
    contender(slot, { ...lettered, quality: 0.99, bare: true }),
    ...(slot === 0 ? [] : [contender(slot, { quality: 0.84 })]),
  ]);
  expect(set.map((c) => c?.bare)).toEqual([true, ...Array(7).fill(false)]);
});

test('two of a set may be letters only, however well they are drawn', () => {
  const set = eight((slot) => [contender(slot, { ...lettered, quality: 0.97 }), contender(slot, { quality: 0.85 })]);
  expect(set.filter((c) => c?.mark === '')).toHaveLength(2);
});

test('a mark appears once, even where a bare name in eleventh place is the only alternative', () => {
  const sign = { mark: 'letter-idea/f-0', concept: 'leaf', figure: 'letter-idea', drawing: 'letter-idea/f-0' };
  const set = eight((slot) =>
    slot > 1
      ? [contender(slot)]
      : [
          ...Array.from({ length: 10 }, () => contender(slot, { ...sign, quality: 0.95 })),
          contender(slot, { ...lettered, quality: 0.8, bare: true, voice: 'mute' }),
        ],
  );
  expect(set.filter((c) => c?.mark === sign.mark)).toHaveLength(1);
});

test('three pictures that no word asked for are enough where there is anything else', () => {
  const set = eight((slot) => [contender(slot, { lent: true, quality: 0.95 }), contender(slot, { quality: 0.85 })]);
  expect(set.filter((c) => c?.lent === true)).toHaveLength(3);
});

test('initials in a tile are for names that offer nothing else, not even a better name alone', () => {
  const set = eight((slot) => [
    contender(slot, { tile: true, initial: true, quality: 0.95 }),
    contender(slot, slot === 0 ? { ...lettered, quality: 0.8, bare: true, voice: 'mute' } : {}),
  ]);
  expect(set.filter((c) => c?.tile === true)).toEqual([]);
});
