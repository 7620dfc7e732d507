import { declaredInks, type Hex, type InkTable } from '@brandwright/engine';
import briefs from '../../engine/testing/briefs.json' with { type: 'json' };
import { bookWith, briefOf, setOf } from '../../engine/testing/font-book.ts';
import type { Brand } from '../src/files/brand.ts';
import { brandHexes, brandOf, type KitTexts } from '../src/files/brand-of.ts';
import { facesForKit } from '../src/files/kit-faces.ts';

/** Inks as plain arithmetic gives them: good enough where no sheet is printed. */
const inksOf = (hexes: readonly Hex[]): InkTable =>
  new Map(
    hexes.map((hex) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
      const most = Math.max(r, g, b, 1e-6);
      const ink = (v: number): number => 100 * (1 - v / most);
      return [hex, declaredInks(hex, [ink(r), ink(g), ink(b), 100 * (1 - most)])];
    }),
  );

/** The brand of one design of a brief. */
export function brandFor(input: object, slot: number, texts: KitTexts = {}): Brand {
  const brief = briefOf(input);
  const design = setOf(input).designs[slot];
  if (design === undefined) throw new Error(`There is no design in slot ${slot}.`);
  const brand = brandOf(design, brief, bookWith(facesForKit(design, brief, texts.headlines)), texts);
  // A profile of no bytes: no kit is printed here.
  return { ...brand, inks: inksOf(brandHexes(brand)), intent: { condition: 'Test', profile: '~>' } };
}

/** A brand of every specimen brief, the slots in turn, and of names that read from the right or do not fit. */
export const brands: readonly Brand[] = [
  ...briefs,
  { name: '東京珈琲' },
  { name: 'قهوة الصباح' },
  { name: 'CON' },
  { name: 'The International Association of Independent Coffee Roasters & Sons', colors: 'monochrome' },
].map((brief, i) => brandFor(brief, i % 8));
