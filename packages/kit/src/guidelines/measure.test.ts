import { reportOf } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { leastWidthOf, printedWidth } from '../files/least-width.ts';
import { heightOf, leastSize, measuresOf, widthOf } from './measure.ts';

const measured = brands.map((brand) => ({ brand, measures: measuresOf(brand) }));

describe('the measures of a logo', () => {
  test('[L-01] find a mark and its gap where a logo has one beside or above the name', () => {
    for (const { brand, measures } of measured) {
      const { stand } = brand.design.genome;
      if (stand === 'beside') expect(measures.gap?.axis, brand.design.name).toBe('across');
      if (stand === 'above') expect(measures.gap?.axis, brand.design.name).toBe('down');
      if (measures.gap !== null) expect(measures.gap.size).toBeGreaterThan(10);
    }
  });

  test('[L-01] put the baseline of Latin names a cap height below their top, or lower', () => {
    for (const { measures } of measured) {
      const { baseline, name } = measures;
      if (baseline === null || name === null) continue;
      expect(baseline).toBeGreaterThan(name.y0 + 60);
      expect(baseline).toBeLessThanOrEqual(name.y1 + 1);
    }
  });

  test('[L-01] measure the rings of emblems alone', () => {
    for (const { brand, measures } of measured) {
      if (brand.design.archetype !== 'emblem') expect(measures.rings).toEqual([]);
      for (const ring of measures.rings) expect(ring).toBeLessThanOrEqual(heightOf(measures.logo) + 0.01);
    }
  });
});

describe('the least size', () => {
  test('[L-01] is 24 px high and half an inch wide, or what the quality report asks for', () => {
    for (const { brand, measures } of measured) {
      const { pixels, millimeters } = leastSize(measures);
      const ratio = widthOf(measures.logo) / heightOf(measures.logo);
      const asked = (check: string): number => reportOf(brand.design).find((row) => row.check === check)?.value ?? 0;
      const least = leastWidthOf(brand.design);
      const isOfName = least === brand.design.metrics.minimumWidth;
      expect(pixels).toBe(Math.ceil(Math.max(24 * ratio, isOfName ? asked('minimum-width') : least)));
      expect(millimeters).toBe(Math.max(12.7, isOfName ? asked('minimum-width-print') : printedWidth(least)));
    }
  });
});
