import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { box } from '../layout/area.ts';
import { type Sheet, sheetSvg } from '../layout/sheet.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import { pattern, patternKinds, patternOf, repeatOf } from './pattern.ts';

/** Size of a mark in a tile, and the longer side of its picture, in pixels. */
const unit = 160;
const side = 1200;
/** Lightness between the ground and the pattern, in OKLCH (design rules §9: .04 to .08). */
const step = 0.07;

/** One repeat of each pattern, which tiles without a seam. The one used throughout the kit comes first. */
export function patternFiles(brand: Brand): readonly KitFile[] {
  const own = patternOf(brand.grammar);
  const kinds = [own, ...patternKinds.filter((kind) => kind !== own)];
  return kinds.flatMap((kind): readonly KitFile[] => {
    const tile = (): Sheet => {
      const { w, h } = repeatOf(brand.grammar, kind, unit);
      const { bold, pale } = surfaces(brand.design);
      const path = pattern(brand.grammar, kind, box(0, 0, w, h), unit);
      const layers = [{ paint: shaded(bold, pale ? -step : step), path }];
      return { width: w, height: h, scale: 1, bleed: 0, ground: bold, layers };
    };
    const svg = (): string => sheetSvg(tile(), `${brand.design.name}: ${kind}`);
    return [
      { kind: 'text', path: `pattern/${kind}.svg`, text: svg },
      {
        kind: 'picture',
        path: `pattern/${kind}.png`,
        picture: () => {
          const { width, height, ground } = tile();
          const scale = side / Math.max(width, height);
          return { svg: svg(), format: 'png', width: Math.round(width * scale), height: Math.round(height * scale), ground };
        },
      },
    ];
  });
}
