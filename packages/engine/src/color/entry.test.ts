import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { anchors, preferenceHues } from './anchors.ts';
import { colorNameOf, inRegion } from './color-name.ts';
import { entriesFor, entryOf, turnedAnchor } from './entry.ts';
import { hueTurn, inHueRanges } from './hue.ts';
import { nearestColorName } from './nearest-color-name.ts';
import { oklchToHex } from './oklch.ts';
import type { SchemeWish } from './scheme-wish.ts';

const open: SchemeWish = { preference: 'professional', hexes: [], hues: [], excluded: [], industryHues: [] };
const [navy] = anchors.professional;

it('brings the anchors near the trade forward when no preference is given', () => {
  const wish: SchemeWish = { ...open, preference: null, industryHues: [[135, 165]] };
  const entries = entriesFor(wish, createRandom('forward'));
  expect(entries.length).toBe(14);
  expect(entries.filter(({ preference }) => preference === 'nature').length).toBeGreaterThan(4);
  expect(entries.some(({ preference }) => preference === 'monochrome')).toBe(false);
});

it('changes an excluded spot for another, and drops an anchor whose ink is excluded', () => {
  const orange = colorNameOf('orange');
  const blue = colorNameOf('blue');
  expect(orange).not.toBeNull();
  expect(blue).not.toBeNull();
  if (orange === null || blue === null) return;
  const spared = entriesFor({ ...open, excluded: [{ name: 'orange', ...orange.region }] }, createRandom('spare'));
  expect(spared.length).toBe(anchors.professional.length);
  for (const { anchor } of spared) expect(inRegion(anchor.accent, orange.region)).toBe(false);
  const left = entriesFor({ ...open, excluded: [{ name: 'blue', ...blue.region }] }, createRandom('spare'));
  expect(left.length).toBeLessThan(anchors.professional.length / 2);
});

it('turns hues at most 20° towards the trade and 8° by chance, and never out of the preference', () => {
  expect(navy).toBeDefined();
  if (navy === undefined) return;
  for (let i = 0; i < 200; i++) {
    const entry = entryOf('professional', navy, true);
    const { ink } = turnedAnchor(entry, { ...open, industryHues: [[310, 340]] }, createRandom(`${i}`));
    expect(Math.abs(hueTurn(navy.ink.h, ink.h))).toBeLessThanOrEqual(28);
    expect(inHueRanges(ink.h, preferenceHues.professional)).toBe(true);
  }
});

it('keeps the client’s hex exactly', () => {
  const entries = entriesFor({ ...open, hexes: ['#1A73E8'] }, createRandom('own'));
  for (const entry of entries) {
    expect(entry.own).toBe('#1A73E8');
    expect(turnedAnchor(entry, open, createRandom('any'))).toBe(entry.anchor);
  }
});

it('names the accents that stand beside a warm color that the name says', () => {
  const at = { l: 0.58, c: 0.12, h: 48 };
  const wish: SchemeWish = { ...open, preference: null, lent: { label: 'copper', at, among: 3 } };
  const entries = entriesFor(wish, createRandom('copper')).filter(({ lead }) => lead !== null);
  expect(entries.length).toBeGreaterThan(4);
  for (const { label, anchor } of entries) {
    const beside = nearestColorName(oklchToHex(anchor.accent));
    expect(label).toBe(beside === 'copper' ? 'Copper' : `Copper and ${beside}`);
    expect(Math.abs(hueTurn(at.h, anchor.accent.h))).toBeLessThan(100);
  }
});
