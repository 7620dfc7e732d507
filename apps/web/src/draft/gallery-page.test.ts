import { expect, test } from 'vitest';
import { emptyPage, emptyPositions, extended, lastRound, parseGallery, placed, placeOf, shownIds } from './gallery-page.ts';

const design = (id: string, round = 0, slot = 0) => placeOf({ id, round, slot }, 'set');

test('[G-01] a page begins with eight places that wait', () => {
  expect(emptyPositions(emptyPage('b'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('[G-04] what is replaced counts as seen, and comes back as the last one when it is restored', () => {
  const first = placed(emptyPage('b'), 2, design('a'));
  const again = placed(first, 2, design('c', 1));
  expect(again.seen).toEqual(['a']);
  expect(shownIds(again)).toEqual(['a', 'c']);
  const back = placed(again, 2, design('a'));
  expect(back.places[2]?.id).toBe('a');
  expect(back.seen).toEqual(['c']);
  expect(placed(back, 2, design('a')).seen).toEqual(['c']);
});

test('[G-05] more places come after those that are there; the highest round is what the next must pass', () => {
  const page = extended(placed(emptyPage('b'), 0, design('a', 3)), 4);
  expect(page.places).toHaveLength(12);
  expect(lastRound(page)).toBe(3);
  expect(placed(page, 40, design('z'))).toBe(page);
  expect(extended(page, 10_000).places).toHaveLength(200);
});

test('[W-12] a stored page is read as it was written', () => {
  const page = placed(placed(emptyPage('b'), 0, design('a')), 0, design('c', 1, 7));
  expect(parseGallery(JSON.parse(JSON.stringify(page)))).toEqual(page);
});

test('[N-05] of a broken page only what is broken is lost', () => {
  expect(parseGallery(null)).toBeNull();
  expect(parseGallery([])).toBeNull();
  expect(parseGallery({ brief: 'b' })).toBeNull();
  const places = [
    design('a'),
    { id: 'b', round: -1, slot: 0 },
    { id: 'c', round: 0, slot: 8 },
    { id: 4, round: 0, slot: 0 },
    'x',
  ];
  const read = parseGallery({ brief: 'b', places, seen: ['s', 5] });
  expect(read?.places).toEqual([design('a'), ...Array(7).fill(null)]);
  expect(read?.seen).toEqual(['s']);
});
