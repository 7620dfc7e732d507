import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitals } from '../src/composition/lettering/capitals.ts';
import { drawnLine, letterOf, shapedLine } from '../src/composition/lettering/drawn-line.ts';
import { edgesOf, type OutlineName } from '../src/composition/lettering/envelope.ts';
import { figures } from '../src/composition/lettering/figures.ts';
import { blockHand, even, lendsHand, lineHand, roman } from '../src/composition/lettering/hands.ts';
import { outlineFor } from '../src/composition/lettering/shaped.ts';
import { setName } from '../src/composition/name/name.ts';
import { conceptById } from '../src/concepts/concept-by-id.ts';
import { type Face, faceById, faces } from '../src/concepts/face.ts';
import { drawnTreatments } from '../src/concepts/style-spec.ts';
import { height, width } from '../src/geometry/box.ts';
import { type Path, pathBounds } from '../src/geometry/path.ts';
import { correlation, likenessOf, rasterise } from '../src/geometry/raster.ts';
import { setLine } from '../src/typography/line.ts';
import { everyFace } from './font-book.ts';
import { settingOf } from './name-setting.ts';

const face = faceById('host-grotesk-600') as Face;
const lending = faces.filter((f) => f.uses.includes('name') && lendsHand(f));
const alphabet = Object.keys(capitals);
const place = (hand: Parameters<typeof letterOf>[1]['hand']) => ({ hand, widths: even, unit: 84, size: 100 });

const side = 12;
/** An outline as the eye takes it at a glance: its cap height and its own width filled, strokes blurred. */
function seen(path: Path) {
  const box = pathBounds(path) ?? { x0: 0, y0: 0, x1: 1, y1: 1 };
  const [a, d] = [(side * 0.8) / width(box), (side * 0.8) / height(box)];
  return likenessOf(rasterise(path, { a, b: 0, c: 0, d, e: side * 0.1 - box.x0 * a, f: side * 0.1 - box.y0 * d }, side, side));
}

describe('the drawn alphabet', () => {
  const printed = ['work-sans-600', 'epilogue-800'].flatMap((id) =>
    alphabet.flatMap((letter) => {
      const line = setLine(everyFace(), faceById(id) as Face, letter, { size: 100, tracking: 0 });
      return line === null ? [] : [[letter, seen(line.glyphs.flatMap((g) => g.path))] as const];
    }),
  );

  test('a Q is an O with a tail', () => {
    const hand = blockHand(face);
    expect(letterOf('Q', place(hand)).slice(0, 2)).toEqual(letterOf('O', place(hand)));
  });

  test.each(alphabet.filter((letter) => letter !== 'Q'))(
    '%s is read as that letter before others, in every hand that a face lends',
    (letter) => {
      expect(printed).toHaveLength(2 * alphabet.length);
      const hands = lending.flatMap((f) => [place(blockHand(f)), { ...place(lineHand(f)), widths: roman }]);
      for (const standing of hands) {
        const path = letterOf(letter, standing);
        expect(path.flat().every(Number.isFinite)).toBe(true);
        const likeness = printed.map(([other, picture]) => [other, correlation(seen(path), picture)] as const);
        // A letter in heavy strokes may be nearer to a neighbour, as a B to an R.
        const nearest = likeness.sort((a, b) => b[1] - a[1]).slice(0, 4);
        expect(
          nearest.map(([other]) => other),
          `${letter} in a stroke of ${standing.hand.v}`,
        ).toContain(letter);
      }
    },
  );

  test.each(alphabet)('%s stands between cap line and baseline and is as wide as it is asked to be', (letter) => {
    for (const hand of lending.map(blockHand)) {
      for (const unit of [2.3 * hand.v, 84, 110]) {
        const box = pathBounds(letterOf(letter, { ...place(hand), unit })) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
        expect([box.y0, box.y1], letter).toEqual([expect.closeTo(-100, 3), expect.closeTo(0, 3)]);
        // The tail of a Q stands out.
        const own = letter === 'I' ? hand.v : (even[letter] ?? 1) * unit + (letter === 'Q' ? 9 : 0);
        expect(width(box)).toBeCloseTo(own, -1);
      }
    }
  });
});

/** Rows of pixels in which neighbours of a line touch: their pictures on one raster, each alone. */
function touch(paths: readonly Path[]): boolean {
  const box = pathBounds(paths.flat()) ?? { x0: 0, y0: 0, x1: 1, y1: 1 };
  const [w, h] = [Math.ceil(width(box)), Math.ceil(height(box))];
  const sum = new Float32Array(w * h);
  let crowded = 0;
  for (const path of paths) {
    const { coverage } = rasterise(path, { a: 1, b: 0, c: 0, d: 1, e: -box.x0, f: -box.y0 }, w, h);
    coverage.forEach((c, i) => {
      if (c > 0.6 && (sum[i] as number) > 0.6) crowded++;
      sum[i] = (sum[i] as number) + c;
    });
  }
  return crowded > 0;
}

const words = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 4, maxLength: 11 }).map((l) => l.join(''));

test('letters of any word keep their distance, drawn straight or along any outline', () => {
  const names = [...new Set(Object.values(outlineFor))] as OutlineName[];
  fc.assert(
    fc.property(words, fc.constantFrom(...lending), fc.constantFrom(...names), (text, f, outline) => {
      const hand = blockHand(f);
      const line = { text, hand, widths: even, unit: 84, size: 100, white: 0.42 * hand.v };
      const paths = (drawn: ReturnType<typeof drawnLine>) => drawn.line.glyphs.map((g) => g.path);
      expect(touch(paths(drawnLine(line)))).toBe(false);
      expect(touch(paths(shapedLine(line, edgesOf(outline, 0, 1))))).toBe(false);
    }),
    { numRuns: 60, seed: 5 },
  );
});

test.each([
  ['SAFFRON STREET', 'block', null],
  ['HARBOR & PINE', 'block', null],
  ['LITTLE ORBIT', 'line-drawn', null],
  ['FOXGLOVE FLORIST', 'pictured', 'leaf'],
] as const)('lines of “%s” (%s) are of one width and one stroke', (name, treatment, concept) => {
  const block = setName(treatment, settingOf(name, face, 'upper', { concept }));
  const shapes = block?.shapes.filter((s) => s.part === 'name') ?? [];
  expect(shapes.length).toBeGreaterThanOrEqual(2);
  const all = block?.shapes.filter((s) => !/&/u.test(name) || s.path.length > 2) ?? [];
  const box = pathBounds(all.flatMap((s) => s.path)) ?? { x0: 0, x1: 0, y0: 0, y1: 0 };
  const whole = shapes.map((s) => pathBounds(s.path)).filter((b) => b !== null && width(b) > 0.6 * width(box));
  expect(whole.length).toBeGreaterThanOrEqual(2);
  for (const line of whole) {
    expect(line?.x0).toBeCloseTo(box.x0, 0);
    expect(line?.x1).toBeCloseTo(box.x1, 0);
  }
  expect(block?.stem).toBe((treatment === 'line-drawn' ? lineHand : blockHand)(face).v);
});

const drawable = Object.entries(figures).flatMap(([concept, list]) => list.map((figure) => [concept, figure] as const));

test.each(drawable.map(([concept, figure]) => [`${concept} for ${figure.letters}`, concept, figure] as const))(
  'a letter that is a thing stands on its line in every hand: %s',
  (_, concept, figure) => {
    expect(conceptById(concept)).toBeDefined();
    for (const hand of lending.map(blockHand)) {
      const { name, accent } = figure.draw(84 * figure.wide, 100, hand);
      const box = pathBounds([...name, ...accent]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
      expect([...name, ...accent].flat().every(Number.isFinite)).toBe(true);
      expect(height(box)).toBeGreaterThan(80);
      expect(box.y0).toBeGreaterThan(-20);
      expect(box.y1).toBeLessThan(103);
      expect(width(box)).toBeLessThan(150);
    }
  },
);

test('every outline speaks of concepts that exist', () => {
  for (const concept of Object.keys(outlineFor)) expect(conceptById(concept), concept).toBeDefined();
});

test.each([
  ['other alphabets', 'КОФЕЙНЯ ЗАРЯ', 'block', null],
  ['letters that the alphabet lacks', 'CAFÉ ZOË', 'block', null],
  ['figures', 'STUDIO 54', 'block', null],
  ['one word without a picture', 'FERNWELL', 'block', null],
  ['more words than a block holds', 'ONE TWO THREE FOUR FIVE', 'block', null],
  ['a concept without a letter for it', 'FERN WELL', 'pictured', 'sun'],
  ['a concept without an outline', 'FERN WELL', 'shaped', 'scissors'],
  ['an arch with nothing to stand under it', 'STONEBRIDGE', 'shaped', 'bridge'],
  ['a heart of one line', 'FOXGLOVE', 'shaped', 'heart'],
] as const)('%s are refused', (_, name, treatment, concept) => {
  expect(setName(treatment, settingOf(name, face, 'upper', { concept }))).toBeNull();
});

test.each(drawnTreatments)('%s is refused beside a face with serifs, and one that is written', (treatment) => {
  for (const id of ['literata-600', 'style-script-400'])
    expect(setName(treatment, settingOf('BRICK HOUSE', faceById(id) as Face, 'upper', { concept: 'house' }))).toBeNull();
});
