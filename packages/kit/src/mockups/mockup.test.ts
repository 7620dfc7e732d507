import { contrastRatio, type Design, type Hex } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { designs } from '../../testing/designs.ts';
import { type Box, type Piece, piecesOf, union } from '../../testing/read-svg.ts';
import { worded } from '../../testing/worded.ts';
import { mockup, mockupKinds } from './mockup.ts';

/** Nothing but paths with fill and data, and groups that are moved: no text, reference, style, id, or number that is none. */
const allowed =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">(?:<g transform="translate\([-.\d]+ [-.\d]+\)">|<\/g>|<path fill="#[0-9A-F]{6}" d="M[-MLHVClhvacz .\d]+z"\/>)+<\/svg>$/;

const draw = (kind: (typeof mockupKinds)[number]) => designs.map((design) => ({ design, ...mockup(kind, design) }));

/** What a logo lies on: the last thing painted before it whose box holds the middle of it. */
function groundOf(pieces: readonly Piece[], first: number, box: Box): Piece {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const under = pieces
    .slice(0, first)
    .filter((p) => p.logo < 0 && p.box.x0 <= x && p.box.x1 >= x && p.box.y0 <= y && p.box.y1 >= y)
    .at(-1);
  if (under === undefined) throw new Error('a logo lies on nothing');
  return under;
}

/** Every logo of a picture with its ground; `cut` when the next thing painted has holes and covers what runs out. */
function logosOf(svg: string) {
  const pieces = piecesOf(svg);
  return [...new Set(pieces.map((p) => p.logo).filter((logo) => logo >= 0))].map((logo) => {
    const inks = pieces.filter((p) => p.logo === logo);
    const box = union(inks.map((p) => p.box));
    const first = pieces.findIndex((p) => p.logo === logo);
    const next = pieces.slice(first).find((p) => p.logo < 0);
    return { inks, box, ground: groundOf(pieces, first, box), cut: next?.d.startsWith('M0 0') === true };
  });
}

const inksOf = ({ scheme }: Design): ReadonlySet<string> =>
  new Set([
    ...Object.values(scheme.paints),
    ...Object.values(scheme.onDark),
    ...Object.values(scheme.palette),
    '#000000',
    '#FFFFFF',
  ]);

describe.each(mockupKinds)('%s', (kind) => {
  const drawn = draw(kind);

  test('is paths alone, in a box of its own', () => {
    for (const { svg, width, height, label } of drawn) {
      expect(svg).toMatch(allowed);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(height).toBe(300);
      expect(label).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  test('is the same bytes for the same design, whatever its name holds', () => {
    for (const { svg, design } of drawn) {
      expect(mockup(kind, JSON.parse(JSON.stringify(design))).svg).toBe(svg);
      if (!/[\u0590-\u08FF]/u.test(design.name)) expect(mockup(kind, { ...design, name: '"><script>' }).svg).toBe(svg);
    }
  });

  test('prints in the inks of the design, which stand out from what they lie on', () => {
    for (const { svg, design } of drawn) {
      const logos = logosOf(svg);
      expect(logos.length).toBeGreaterThan(0);
      for (const { inks, ground } of logos) {
        const ratios = inks.map(({ fill }) => contrastRatio(fill as Hex, ground.fill as Hex));
        expect(
          inks.filter(({ fill }) => !inksOf(design).has(fill)),
          design.name,
        ).toEqual([]);
        expect(Math.max(...ratios), `${design.id} ${design.name}`).toBeGreaterThanOrEqual(3);
        // Tones within a mark keep what the engine asks of them.
        for (const ratio of ratios) expect(ratio >= 1.6, `${design.id} ${design.name} ${ratio}`).toBe(true);
      }
    }
  });

  test('keeps every logo on its plate, or cuts it off there', () => {
    for (const { svg, design } of drawn) {
      for (const { box, ground, cut } of logosOf(svg)) {
        const inside = box.x0 >= ground.box.x0 && box.y0 >= ground.box.y0 && box.x1 <= ground.box.x1 && box.y1 <= ground.box.y1;
        expect(inside || cut, `${design.id} ${design.name}`).toBe(true);
      }
    }
  });

  test('is small', () => {
    const sizes = drawn.map(({ svg }) => svg.length);
    expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThan(12_000);
  });
});

test('a card shows one of three gestures, and every one is used', () => {
  const fronts = designs.map((design) => {
    const [front] = logosOf(mockup('card', design).svg);
    if (front === undefined) throw new Error('an empty card');
    if (front.box.y1 > front.ground.box.y1) return 'cropped';
    return design.archetype === 'emblem' ? 'emblem' : 'centred';
  });
  expect(new Set(fronts)).toEqual(new Set(['cropped', 'centred', 'emblem']));
});

test('[G-13] a sign that is cut at its sides keeps its logo in view', () => {
  for (const design of designs) {
    const { svg, width, height, focus } = mockup('sign', design);
    const seen = (height * 320) / 246;
    const from = focus === 'start' ? 0 : (width - seen) / 2;
    const inks = logosOf(svg).flatMap(({ box }) => [box.x0, box.x1]);
    expect(Math.min(...inks), design.name).toBeGreaterThan(from + 8);
    expect(Math.max(...inks), design.name).toBeLessThan(from + seen - 8);
  }
});

test('words begin at the right where the name does', () => {
  const logoX = (design: Design): number => logosOf(mockup('letterhead', design).svg).at(-1)?.box.x0 ?? 0;
  const arabic = designs.filter((d) => d.name.startsWith('قهوة'));
  expect(arabic).toHaveLength(8);
  for (const design of arabic) expect(logoX(design)).toBeGreaterThan(120);
  for (const design of designs.slice(0, 8)) expect(logoX(design)).toBeCloseTo(60, 1);
});

describe('with words', () => {
  const texts = { trade: 'Coffee roaster', line: 'Roasted slowly, by hand' };
  const told = designs.slice(0, 24).map((design) => ({ design, words: worded(design, texts) }));

  test('[E-07] words on a card, a browser tab, a post and a van are paths in the place of bars', () => {
    for (const { design, words } of told)
      for (const kind of ['card', 'cards', 'favicon', 'post', 'van'] as const) {
        const { svg } = mockup(kind, design, words);
        expect(svg).toMatch(allowed);
        expect(svg, `${kind} of ${design.name}`).not.toBe(mockup(kind, design).svg);
      }
  });

  test('[E-07] words stay on what they are printed on', () => {
    for (const { design, words } of told)
      for (const [kind, left, right] of [
        ['card', 320, 584],
        ['favicon', 48, 388],
        ['post', 36, 264],
        ['van', 36, 346],
      ] as const) {
        const plain = new Set(piecesOf(mockup(kind, design).svg).map(({ d }) => d));
        const set = piecesOf(mockup(kind, design, words).svg).filter(({ d, logo }) => logo < 0 && !plain.has(d));
        expect(set.length, `${kind} of ${design.name}`).toBeGreaterThan(0);
        for (const { box } of set) {
          expect(box.x0).toBeGreaterThan(left);
          expect(box.x1, `${kind} of ${design.name}`).toBeLessThan(right);
        }
      }
  });

  test('[E-07] a text that nobody has said is a bar', () => {
    const [design] = designs;
    if (design === undefined) throw new Error('no design');
    const said = { trade: '', line: '' };
    const none = mockup('post', design, worded(design, said));
    expect(piecesOf(none.svg)).toHaveLength(piecesOf(mockup('post', design).svg).length);
  });
});
