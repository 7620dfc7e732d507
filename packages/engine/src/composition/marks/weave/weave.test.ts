import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../../brief/brief.ts';
import { height, width } from '../../../geometry/box.ts';
import { flatten } from '../../../geometry/flatten.ts';
import { type Path, placing } from '../../../geometry/path.ts';
import { rasterize } from '../../../geometry/raster.ts';
import { survivalAt16 } from '../../../geometry/survival.ts';
import { nameParts } from '../../name-parts.ts';
import { accentSpells, accentTells, constructedCandidates } from '../constructed.ts';
import type { Mark } from '../mark.ts';
import { misread } from '../misread.ts';
import type { Line } from './band.ts';
import { crossingsOf } from './crossings.ts';
import { weight } from './grid.ts';
import { letters } from './letters.ts';
import { type Cut, pairingOf, pairsOffered, readPairs } from './pairs.ts';
import { ribbonLetters, ribbonMark, ribbonR16 } from './ribbon.ts';
import { weaveCraft, weaveMark, weaveR16, wovenReason } from './weave.ts';

const drawn = (initials: string): Mark => {
  const mark = weaveMark(initials);
  if (mark === null) throw new Error(`${initials} is not drawn`);
  return mark;
};
const inkOf = (mark: Mark, role: string): Path => mark.shapes.filter((s) => s.role === role).flatMap((s) => s.path);

/** Points at most a unit apart along every contour. */
const walked = (path: Path): readonly (readonly [number, number])[] =>
  flatten(path).flatMap((line) => {
    const out: [number, number][] = [];
    for (let i = 0; i < line.length; i += 2) {
      const [x0, y0] = [line[i] as number, line[i + 1] as number];
      const [x1, y1] = [line[(i + 2) % line.length] as number, line[(i + 3) % line.length] as number];
      const n = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
      for (let k = 0; k < n; k++) out.push([x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n]);
    }
    return out;
  });

/** Least distance between the outlines of two letters. */
function airBetween(a: Path, b: Path): number {
  const others = walked(b);
  return Math.min(...walked(a).map(([x, y]) => Math.min(...others.map(([u, v]) => Math.hypot(x - u, y - v)))));
}

/** Area of outlines by the chords the raster draws. */
const summed = (path: Path): number =>
  flatten(path, 4).reduce(
    (all, line) =>
      all +
      line.reduce((sum, v, i) => {
        const n = line.length;
        const [x1, y1] = [line[(i + 2) % n] as number, line[(i + 3) % n] as number];
        return i % 2 === 0 ? sum + (v * y1 - x1 * (line[i + 1] as number)) / 2 : sum;
      }, 0),
    0,
  );

/** Ink in a square of 200 about (0, 0), in square units. */
const inked = (path: Path): number => rasterize(path, placing(1, 100, 100), 200, 200).coverage.reduce((sum, v) => sum + v, 0);

/** Even air, no overlap, ink enough and not too much, few pieces, and a favicon that is still the sign. */
function holds(mark: Mark, r16: number): void {
  const [first, second] = [inkOf(mark, 'mark'), inkOf(mark, 'accent')];
  const size = Math.max(width(mark.box), height(mark.box));
  expect(size).toBeCloseTo(200);
  expect(airBetween(first, second) / size).toBeGreaterThanOrEqual(0.06);
  const together = inked([...first, ...second]);
  // The two do not overlap, and the bands of each only where a bar reaches into its stem.
  expect(Math.abs(inked(first) + inked(second) - together) / together).toBeLessThan(0.001);
  expect(Math.abs(summed([...first, ...second]) - together) / together).toBeLessThan(0.01);
  const share = together / (width(mark.box) * height(mark.box));
  expect(share).toBeGreaterThanOrEqual(0.2);
  expect(share).toBeLessThanOrEqual(0.8);
  expect(Math.min(inked(first), inked(second)) / together).toBeGreaterThan(0.09);
  expect(first.length + second.length).toBeLessThanOrEqual(8);
  expect(survivalAt16([...first, ...second], mark.box)).toBeGreaterThanOrEqual(r16);
  expect(r16).toBeGreaterThanOrEqual(0.8);
}

describe('two initials woven', () => {
  test('are a choice, and none that spells something else', () => {
    expect(pairsOffered.length).toBeGreaterThanOrEqual(140);
    expect(pairsOffered.filter(misread)).toEqual([]);
    expect(weaveMark('XQ')).toBeNull();
    expect(weaveMark('')).toBeNull();
    expect(weaveCraft('Å')).toBe(0);
  });

  test.each(pairsOffered)('%s is one compact sign with even air, in one ink and in two', (initials) => {
    const mark = drawn(initials);
    holds(mark, weaveR16);
    expect(Math.min(width(mark.box), height(mark.box)) / 200).toBeGreaterThanOrEqual(0.7);
  });

  test.each(pairsOffered)('%s cross as often as their row says which is over', (initials) => {
    const lines = (letter: string | undefined, { w, h, m, r }: Cut, x = 0, y = 0): readonly Line[] =>
      (letters[letter ?? '']?.(w, h, m, r, weight / 2).lines ?? []).map((line) =>
        line.map(([px, py, radius = 0]) => [px + x, py + y, radius]),
      );
    const pairing = pairingOf(initials);
    if (pairing === null) throw new Error(`${initials} is not arranged`);
    const { first, second, dx, dy, over } = pairing;
    expect(crossingsOf(lines(initials[0], first), lines(initials[1], second, dx, dy))).toHaveLength(over.length);
  });

  test.each([
    'CS233133204',
    'CS23313320440',
    'CS2371332044',
    'CS2335332044',
    'CS9331332044',
    'CS2361332044',
    'cs2331332044',
    'CS2331332044+x',
  ])('are not read from the mistyped row %s', (row) => {
    expect(() => readPairs(row)).toThrow(row);
  });

  test('have one row each', () => {
    expect(() => readPairs('CS2331332044 CS2331332054')).toThrow('CS2331332054');
  });

  test('are read as the rows are written down', () => {
    expect([...readPairs('CS2331332044 AX2341332115+-')]).toEqual([
      ['CS', { first: { w: 2, h: 3, m: 1.5, r: 0.6 }, second: { w: 3, h: 3, m: 1, r: 0.5 }, dx: 1, dy: 1, over: [] }],
      ['AX', { first: { w: 2, h: 3, m: 2, r: 0.6 }, second: { w: 3, h: 3, m: 1, r: 0.6 }, dx: -0.5, dy: 2, over: [true, false] }],
    ]);
  });

  test('need both inks, and say truly how they are joined', () => {
    expect(accentSpells(drawn('CS')) && accentTells(drawn('CS'))).toBe(true);
    expect(wovenReason('weave/CS')).toContain('C makes room for S');
    expect(wovenReason('weave/OC')).toContain('woven over and under each other');
  });

  test('lead what is made of letters', () => {
    const brief = parseBrief({ name: 'Cobalt Systems', industry: 'Technology' });
    if (!brief.ok) throw new Error('Cobalt Systems');
    const all = constructedCandidates(brief.value, nameParts(brief.value.letters));
    const [best] = [...all].sort((a, b) => b.relevance * b.craft - a.relevance * a.craft);
    expect(best?.id).toBe('weave/CS');
  });
});

describe('one initial as a ribbon', () => {
  test.each(ribbonLetters)('%s is one compact sign with even air, in one ink and in two', (letter) => {
    const mark = ribbonMark(letter);
    expect(mark).not.toBeNull();
    if (mark !== null) holds(mark, ribbonR16);
  });

  test('is drawn for those letters only', () => {
    for (const other of ['I', 's', 'toString', '']) expect(ribbonMark(other)).toBeNull();
  });
});
