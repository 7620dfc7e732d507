import { inkBox } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { hostileNames, renamed } from '../../testing/hostile.ts';
import type { Brand } from '../files/brand.ts';
import { onLight } from '../files/logo/versions.ts';
import { cutSvg } from './cut-drawing.ts';
import { cutFiles, cutWidth } from './cut-files.ts';

/** A file of outlines as SVG, its overlaps kept. */
function svgAt(brand: Brand, path: string): string {
  const file = cutFiles(brand).find((one) => one.path === path);
  if (file?.kind !== 'cut') throw new Error(`There are no outlines at ${path}.`);
  return cutSvg(file.cut(), file.title);
}

describe('outlines for sign makers', () => {
  test('[K-14] are 100 mm wide, as high as the logo’s proportions, and say so', () => {
    for (const brand of brands) {
      const form = brand.lockups[0]?.design ?? brand.design;
      const ink = inkBox(onLight(form));
      const svg = svgAt(brand, 'sign-maker/logo-outlines-100mm.svg');
      const [, width, height, box] = /^<svg [^>]* width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 ([\d. ]+)"/.exec(svg) ?? [];
      expect(Number(width)).toBe(cutWidth);
      expect(box).toBe(`${width} ${height}`);
      if (ink !== null) expect(Number(height)).toBeCloseTo((cutWidth * (ink.y1 - ink.y0)) / (ink.x1 - ink.x0), 2);
    }
  });

  test('[K-14] are hairlines without a fill, one group for each paint, whatever the name', () => {
    for (const brand of brands.slice(0, 6))
      for (const name of [brand.design.name, ...hostileNames]) {
        const svg = svgAt(renamed(brand, name), 'sign-maker/mark-outlines-100mm.svg');
        expect(svg).toMatch(
          /^<svg [^<>]* fill="none" stroke-width="0\.025"><title>[^<>]*<\/title>(?:<g id="layer-[a-z0-9_]+" stroke="#[0-9A-F]{6}">(?:<path d="[^"<>]+"\/>)+<\/g>)+<\/svg>\n$/,
        );
        const paints = [...svg.matchAll(/stroke="(#\w+)"/g)].map(([, paint]) => paint);
        expect(new Set(paints).size).toBe(paints.length);
      }
  });
});
