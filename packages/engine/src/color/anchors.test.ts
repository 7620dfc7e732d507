import { describe, expect, it } from 'vitest';
import { type Anchor, anchors, preferenceHues } from './anchors.ts';
import { quietChroma } from './color-name.ts';
import { inHueRanges } from './hue.ts';
import type { Oklch } from './oklch.ts';
import { colorPreferences } from './scheme.ts';

function colorsOf({ ink, partner, accent, tints, night, cream, vivids }: Anchor): readonly Oklch[] {
  return [
    ink,
    partner,
    accent,
    ...tints,
    night,
    cream,
    ...vivids.flatMap((v) => [v.ground, v.ink ?? v.ground, v.accent ?? v.ground]),
  ];
}

describe.each(colorPreferences)('the anchors of %s', (preference) => {
  const own = anchors[preference];

  it('are eight to twelve, with unique names', () => {
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(12);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    for (const { id } of own) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('stay inside the ranges of OKLCH, of papers and of nights', () => {
    for (const anchor of own) {
      for (const { l, c, h } of colorsOf(anchor)) {
        expect(l >= 0 && l <= 1 && c >= 0 && c <= 0.27 && h >= 0 && h < 360, anchor.id).toBe(true);
      }
      for (const { l, c } of anchor.tints) expect(l >= 0.89 && l <= 0.975 && c <= 0.035, anchor.id).toBe(true);
      if (preference !== 'monochrome')
        expect(anchor.night.l >= 0.19 && anchor.night.l <= 0.3 && anchor.night.c >= 0.01).toBe(true);
    }
  });

  it('have inks of their preference', () => {
    for (const { ink, id } of own) {
      if (ink.c >= quietChroma) expect(inHueRanges(ink.h, preferenceHues[preference]), id).toBe(true);
    }
  });

  it('stand on grounds of real color, or quiet ones for monochrome', () => {
    for (const { vivids, id } of own) {
      if (preference === 'monochrome') expect(vivids).toEqual([]);
      for (const { ground } of vivids) expect(ground.c >= 0.03 && ground.l >= 0.4 && ground.l <= 0.9, id).toBe(true);
    }
  });
});
