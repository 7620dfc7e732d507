import { describe, expect, test } from 'vitest';
import { hueTurn } from '../src/color/hue.ts';
import { hexToOklch } from '../src/color/oklch.ts';
import type { Design } from '../src/index.ts';
import { setOf } from './font-book.ts';

/** Names that say a color, or a thing of one color, by the hue anybody would expect (OKLCH degrees). */
const colored: readonly (readonly [hue: number, names: string])[] = [
  [10, 'Rose & Thorn, Raspberry Row, Peony House, Wild Rose Studio'],
  [24, 'Ruby Lane, Cherry Street Bakery, Poppy & Co, Crimson Capital, Redwood Physio'],
  [42, 'Terracotta Table, Brick Lane Legal, Copper Kettle, Foxtail Finance'],
  [58, 'Orange Grove, Tangerine Labs, Apricot Kids'],
  [75, 'Saffron House, Amber Legal, Honeycomb Software, Marigold Dental, Bernstein Bau'],
  [90, 'Golden Hour, Sunflower Nursery, Lemon Tree, Yellow Door'],
  [112, 'Olive & Oak, Olivia Olive Oil, Moss Consulting'],
  [142, 'Clover Books, Basilikum, Green Gate, Casa Verde, Fern & Field'],
  [152, 'Emerald Estates, Juniper Home, Evergreen Advisors, Forest Finch'],
  [170, 'Mint Dental, Jade Garden'],
  [195, 'Turquoise Travel, Lagoon Yoga'],
  [235, 'Ocean View, Skylark Labs, Himmel Design'],
  [258, 'Bluebird Books, Cobalt Cloud, Sapphire Spa, Azure Analytics, Blue Heron, Delft Bakery'],
  [292, 'Lavender Lane, Iris Optics, Lavande & Cie'],
  [312, 'Violet & Vine, Amethyst Jewelry, Heather Hill'],
  [335, 'Plum Kitchen, Pink Pony, Fuchsia Fitness, Magnolia Home'],
];
const trades = ['Retail', 'Technology', 'Food & Beverage', 'Finance', 'Healthcare', 'Education', 'Creative Services'] as const;
const briefs = colored.flatMap(([hue, names]) => names.split(', ').map((name) => ({ hue, name })));

/** Things with a color of their own that their names do not say: [hue, most degrees away, names and what they do]. */
const things: readonly (readonly [hue: number, name: string, description: string])[] = [
  [42, 'kiln', 'Ceramics studio'],
  [42, 'Ember', 'Wood fired kitchen'],
  [60, 'The Paper Lantern', 'Asian tea house'],
  [60, 'Кофейня Заря', ''],
  [60, 'Aurora', 'Bakery'],
  [85, 'Sonnenhof', 'Bioladen'],
  [142, 'Helecho', 'Plant shop'],
  [235, 'Harbor Lane', 'Seafood restaurant'],
  [235, 'Welle', 'Schwimmschule'],
];

/** The colors that lead a design: its ground, and its mark or, without one, its name. */
function leading(design: Design) {
  const { ground, mark, name } = design.scheme.paints;
  const marked = design.scene.shapes.some((s) => s.part === 'mark' && s.role === 'mark');
  return [ground ?? '#FFFFFF', marked ? mark : name].map(hexToOklch);
}

const gap = (a: number, b: number): number => Math.abs(hueTurn(a, b));
/** Amber that is darkened is brown: no yellow is as dark as that. */
const isBrown = ({ l, h }: { readonly l: number; readonly h: number }): boolean => h > 60 && h < 105 && l < 0.5;
const answers = (design: Design, hue: number): boolean =>
  leading(design).some((at) => at.c >= 0.05 && gap(at.h, hue) <= 35 && !isBrown(at));
const contradicts = (design: Design, hue: number): boolean =>
  !answers(design, hue) && leading(design).some((at) => at.c >= 0.07 && gap(at.h, hue) > 75);

describe('the color that a name says', () => {
  test('leads six of eight designs, on the ground or in the mark', () => {
    const short = briefs.flatMap(({ hue, name }, i) => {
      const set = setOf({ name, industry: trades[i % trades.length] });
      const n = set.designs.filter((d) => answers(d, hue)).length;
      return n >= 6 ? [] : [`${name}: ${n}`];
    });
    expect(short).toEqual([]);
  });

  test('is not contradicted where the thing has a color of its own', () => {
    const wrong = things.flatMap(([hue, name, description]) =>
      setOf({ name, description, industry: 'Other' }).designs.flatMap((d) =>
        d.genome.mark !== null && d.genome.concept !== null && contradicts(d, hue) ? [`${name} ${d.slot} ${d.scheme.id}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});
