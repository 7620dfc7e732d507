import { expect, test } from 'vitest';
import { reversePath } from '../src/geometry/path.ts';
import { rasterize } from '../src/geometry/raster.ts';
import { roundedRect } from '../src/geometry/shapes.ts';
import { typefaces } from '../src/index.ts';
import { everyFace } from './font-book.ts';

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&'];
const side = 40;

test('a letter marked as not overlapping itself cuts cleanly out of a solid, in every face', () => {
  const book = everyFace();
  const filledIn: string[] = [];
  for (const face of typefaces.filter((f) => f.uses.includes('name') && !f.connected)) {
    for (const character of characters) {
      if (face.metrics.overlapping.includes(character)) continue;
      const [glyph] = book.shape(face.id, character);
      if (glyph === undefined || glyph.glyph === 0) continue;
      const letter = book.outline(face.id, glyph.glyph);
      const fit = { a: side * 0.55, b: 0, c: 0, d: side * 0.55, e: side * 0.2, f: side * 0.7 };
      const solid = [roundedRect(-0.5, -1.5, 1.8, 0.7)];
      const cut = rasterize([...solid, ...reversePath(letter)], fit, side, side).coverage;
      const plain = rasterize(solid, fit, side, side).coverage;
      const ink = rasterize(letter, fit, side, side).coverage;
      const wrong = cut.reduce((sum, v, i) => sum + Math.abs(v - ((plain[i] as number) - (ink[i] as number))), 0);
      if (wrong > 3) filledIn.push(`${face.id} ${character}`);
    }
  }
  expect(filledIn).toEqual([]);
});
