import { describe, expect, test } from 'vitest';
import { roundedRect } from '../geometry/shapes.ts';
import type { Hex, Paints, Shape } from '../scene/scene.ts';
import { type QualityCheck, type Reported, report } from './report.ts';
import { touching } from './touching.ts';

const paints = (over: Partial<Paints> = {}): Paints => ({
  ground: '#FFFFFF',
  mark: '#12305A',
  tone: '#8FB4E8',
  accent: '#D9480F',
  name: '#12305A',
  second: '#12305A',
  slogan: '#12305A',
  ...over,
});
const square = (x: number, y: number, side: number, role: Shape['role'], only?: Shape['only']): Shape => ({
  part: 'mark',
  role,
  path: [roundedRect(x, y, x + side, y + side)],
  ...(only === undefined ? {} : { only }),
});
const name: Shape = { part: 'name', role: 'name', path: [roundedRect(0, 300, 500, 400)] };

const design = (mark: readonly Shape[], colors = paints(), over: Partial<Reported> = {}): Reported => {
  const scene = { version: 1 as const, width: 600, height: 500, shapes: [...mark, name] };
  return {
    name: 'Kiln',
    genome: { treatment: 'plain', stand: 'above', slogan: false, breaks: [], mark: 'icon/square' },
    scene,
    avatar: { ...scene, shapes: mark },
    scheme: { paints: colors, onDark: paints({ ground: '#101820', name: '#FFFFFF', mark: '#FFFFFF' }) },
    metrics: { minimumWidth: 60, aspect: 2 },
    ...over,
  };
};
const rowOf = (check: QualityCheck, of: Reported, alike: number | null = 0) =>
  report(of, alike).find((row) => row.check === check);

describe('touching', () => {
  const halves = [square(0, 0, 100, 'mark'), square(100, 0, 100, 'tone')];
  test('finds the two paints that meet, and that one color melts them', () => {
    const { pairs, kept } = touching(halves, paints());
    expect(pairs).toEqual([['mark', 'tone']]);
    // The border's two ends lie at the ground, which counts as a gap.
    expect(kept).toBeLessThan(0.1);
  });

  test('sees the gap that the one-color drawing keeps', () => {
    const slit = [
      square(0, 0, 100, 'mark', 'colour'),
      square(100, 0, 100, 'tone', 'colour'),
      square(0, 0, 97, 'mark', 'mono'),
      square(103, 0, 97, 'tone', 'mono'),
    ];
    expect(touching(slit, paints()).kept).toBeGreaterThan(0.9);
  });

  test('needs no gap between parts of one paint, or between parts that stand apart', () => {
    expect(touching(halves, paints({ tone: '#12305A' })).kept).toBe(1);
    expect(touching([square(0, 0, 100, 'mark'), square(120, 0, 100, 'tone')], paints())).toEqual({ pairs: [], kept: 1 });
  });
});

describe('report', () => {
  test('calls a plain square in one dark ink good throughout', () => {
    const rows = report(design([square(0, 0, 200, 'mark')]), 0);
    expect(rows.filter(({ grade }) => grade !== 'good')).toEqual([]);
    expect(rows.every(({ fix }) => fix === null)).toBe(true);
  });

  test('tells when parts run together in one ink', () => {
    expect(rowOf('one-colour', design([square(0, 0, 100, 'mark'), square(100, 0, 100, 'tone')]))).toMatchObject({
      grade: 'poor',
    });
  });

  test('tells when red and green that touch become one to a color-blind eye', () => {
    const halves = [square(0, 0, 100, 'mark'), square(100, 0, 100, 'accent')];
    const seen = (mark: Hex, accent: Hex) => rowOf('colour-blindness', design(halves, paints({ mark, accent })));
    expect(seen('#B3402A', '#6E6B1F')).not.toMatchObject({ grade: 'good' });
    expect(seen('#12305A', '#F4A300')).toMatchObject({ grade: 'good', fix: null });
  });

  test('tells a name that is too pale', () => {
    const pale = design([square(0, 0, 200, 'mark')], paints({ name: '#C9D3E0' }));
    expect(rowOf('contrast-name', pale)).toMatchObject({ grade: 'poor', unit: ':1' });
    expect(rowOf('perceived-contrast-name', pale)).toMatchObject({ grade: 'poor', unit: 'Lc' });
  });

  test('offers two lines for a long name, the last word by itself for a descriptor, else words', () => {
    const wide = (genome: Partial<Reported['genome']>, called: string) => {
      const of = design([square(0, 0, 200, 'mark')]);
      const metrics = { minimumWidth: 160, aspect: 6 };
      return rowOf('minimum-width', { ...of, name: called, metrics, genome: { ...of.genome, ...genome } })?.fix?.edit;
    };
    expect(wide({}, 'Saffron Street')).toEqual({ breaks: [1] });
    expect(wide({ treatment: 'descriptor' }, 'Bolt & Barrel Brewery')).toEqual({ treatment: 'plain', breaks: [3] });
    expect(wide({}, 'Vantage')).toBeNull();
  });

  test('offers a solid disc where thin initials are lost', () => {
    const bars = Array.from({ length: 24 }, (_, i) => square(i * 8, 0, 2.5, 'mark'));
    const of = design(bars);
    const fix = rowOf('small-size', { ...of, genome: { ...of.genome, mark: 'pair/QL' } })?.fix;
    expect(fix?.edit).toEqual({ mark: 'tile/disc+QL' });
  });

  test('grades a mark by how many others look like it, and a wordmark as its own', () => {
    const of = design([square(0, 0, 200, 'mark')]);
    expect(rowOf('distinctiveness', of, 0.2)).toMatchObject({ grade: 'poor' });
    expect(rowOf('distinctiveness', of, null)).toMatchObject({ grade: 'good', value: 0 });
  });
});
