import { describe, expect, it } from 'vitest';
import { deficiencies, differenceSeenBy, leastDifference, seenBy } from './cvd.ts';
import { colorDifference } from './delta.ts';

describe('color deficiencies', () => {
  it('leaves greys as they are', () => {
    for (const deficiency of deficiencies) {
      expect(colorDifference(seenBy('#808080', deficiency), '#808080')).toBeLessThan(0.01);
    }
  });

  it('confuses red and green of one lightness for protan and deutan eyes, not for tritan ones', () => {
    const [red, green] = ['#C0504D', '#6B8E23'] as const;
    const plain = colorDifference(red, green);
    expect(differenceSeenBy(red, green, 'deutan')).toBeLessThan(plain * 0.5);
    expect(differenceSeenBy(red, green, 'tritan')).toBeGreaterThan(plain * 0.7);
  });

  it('reports the worst of the three', () => {
    const all = deficiencies.map((deficiency) => differenceSeenBy('#5325AF', '#B93AA5', deficiency));
    expect(leastDifference('#5325AF', '#B93AA5')).toBe(Math.min(...all));
    // The design table gives .089 for this pair.
    expect(leastDifference('#5325AF', '#B93AA5')).toBeCloseTo(0.089, 3);
  });
});
