import { expect, it } from 'vitest';
import { anchors } from './anchors.ts';
import { hexToOklch } from './oklch.ts';
import { tailorAnchor } from './tailored.ts';

const bases = anchors.professional;

it('makes a deep color the dominant ink of most anchors, and puts it in the mark of the others', () => {
  const own = hexToOklch('#1A73E8');
  const cut = bases.map((base, turn) => tailorAnchor(base, own, null, turn));
  expect(cut.filter(({ ink }) => ink === own).length).toBeGreaterThanOrEqual(bases.length / 2);
  for (const { ink, partner } of cut) expect(ink === own || partner === own).toBe(true);
});

it('makes a light color the ground, never the ink', () => {
  const own = hexToOklch('#FFD400');
  for (const [turn, base] of bases.entries()) {
    const { ink, vivids } = tailorAnchor(base, own, null, turn);
    expect(ink.l).toBeLessThan(0.5);
    expect(vivids.some(({ ground, ink: type }) => ground === own || type === own)).toBe(true);
  }
});

it('joins two colors: the light one under the deep one', () => {
  const [deep, light] = [hexToOklch('#00695C'), hexToOklch('#FFD400')];
  expect(bases.some((base, turn) => tailorAnchor(base, light, deep, turn).ink === deep)).toBe(true);
  expect(bases.some((base, turn) => tailorAnchor(base, deep, light, turn).vivids.some(({ ground }) => ground === light))).toBe(
    true,
  );
});
