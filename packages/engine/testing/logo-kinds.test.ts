import { expect, test } from 'vitest';
import {
  contrastRatio,
  type Design,
  type FileGround,
  facesForKinds,
  facesToRedraw,
  fileGrounds,
  inkBox,
  type KindDesign,
  logosByKind,
  readDesign,
  redrawn,
  type SeenParts,
  squareLogo,
  typefaces,
} from '../src/index.ts';
import { bookWith, briefOf, setOf } from './font-book.ts';

const familyOf = new Map(typefaces.map(({ id, family }) => [id, family]));

const kindsOf = (input: unknown, round = 0, seen: readonly SeenParts[] = []): readonly KindDesign[] => {
  const brief = briefOf(input);
  return logosByKind(brief, { fonts: bookWith(facesForKinds(brief, round)), round, seen });
};

/** Long and short names, scripts, wishes that contradict a kind, and colors that white does not suit. */
const briefs = [
  { name: 'Juniper & Rye', industry: 'Food & Beverage', colors: 'nature', slogan: 'Bread, slowly' },
  { name: 'Northwind Logistics', industry: 'Technology' },
  { name: 'The Extraordinary Worldwide Botanical Gardens Society of Lower Saxony', industry: 'Education' },
  { name: 'Donaudampfschifffahrtsgesellschaft' },
  { name: 'K', industry: 'Consulting' },
  { name: 'Ж' },
  { name: 'AI', industry: 'Technology' },
  { name: '山本茶舗', industry: 'Food & Beverage' },
  { name: '한강커피' },
  { name: 'مقهى النخيل', industry: 'Food & Beverage' },
  { name: 'גלריה אור' },
  { name: 'काशी सिल्क' },
  { name: 'Velora', iconPlacement: 'wordmark', industry: 'Retail' },
  { name: 'Étoile', colors: '#FFFF00' },
  { name: 'Ironbridge Brewing Co', iconPlacement: 'integrated', colors: 'monochrome' },
];

test.each(briefs)('[M-07] of “$name” there is one logo of each kind, and each can be drawn again', (input) => {
  const three = kindsOf(input);
  expect(three.map(({ kind }) => kind)).toEqual(['icon-based', 'typographic', 'combination']);
  const [icon, type, both] = three.map(({ design }) => design) as [Design, Design, Design];
  expect([icon.genome.mark === null, both.genome.mark === null]).toEqual([false, false]);
  expect([type.archetype, type.genome.stand]).toEqual(['wordmark', 'none']);
  expect(icon.genome.mark).not.toBe(both.genome.mark);
  const brief = briefOf(input);
  for (const design of [icon, type, both]) {
    expect(design.genome.slogan).toBe(false);
    // As the server reads and draws it before it goes into a kit.
    const read = readDesign(JSON.parse(JSON.stringify(design)));
    expect(read.ok && redrawn(read.value, brief, bookWith(facesToRedraw(design)))).toEqual(design);
  }
});

test.each(briefs)('[M-07] the logos of “$name” read on white, and fill their square to the margins', (input) => {
  for (const { kind, design } of kindsOf(input)) {
    const { paints } = design.scheme;
    const parts = kind === 'icon-based' ? design.avatar.shapes : design.scene.shapes;
    for (const { part, role } of parts)
      if (role === 'name' || part === 'name') expect(contrastRatio(paints[role], '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    for (const ground of fileGrounds) {
      const { scene, paints: inks } = squareLogo(kind, design, ground, 1000);
      expect([scene.width, scene.height, inks.ground]).toEqual([1000, 1000, null]);
      const { x0, y0, x1, y1 } = inkBox({ scene, paints: inks }) ?? expect.fail('empty');
      for (const margin of [x0, y0, 1000 - x1, 1000 - y1]) expect(margin).toBeGreaterThanOrEqual(60);
      // To one side at least: a long word is no higher than its letters.
      expect(Math.max((x1 - x0) / 1000, (y1 - y0) / 1000)).toBeGreaterThan(0.6);
      // Names in their middle, marks near it.
      const off = kind === 'icon-based' ? 36 : 1;
      expect(Math.abs(x0 + x1 - 1000) / 2).toBeLessThanOrEqual(off);
      expect(Math.abs(y0 + y1 - 1000) / 2).toBeLessThanOrEqual(off);
    }
  }
});

test('[M-07] a long name stands on as many lines as make it square', () => {
  const [, type, both] = kindsOf(briefs[2]);
  for (const one of [type, both]) {
    expect(one?.design.genome.breaks.length).toBeGreaterThan(2);
    expect(one?.design.metrics.aspect).toBeLessThan(2.4);
  }
});

test('[M-07] what was seen comes again neither as a mark nor as a typeface', () => {
  const input = briefs[0];
  const seen: SeenParts[] = setOf(input).designs.map(({ genome }) => genome);
  for (let round = 0; round < 3; round++) {
    const three = kindsOf(input, round, seen).map(({ design }) => design.genome);
    const marks = three.flatMap(({ mark }) => mark ?? []);
    expect(marks.filter((mark) => seen.some((one) => one.mark === mark))).toEqual([]);
    if (round === 0) {
      const families = new Set(seen.map(({ face }) => familyOf.get(face)));
      expect(three.filter(({ face }) => families.has(familyOf.get(face)))).toEqual([]);
    }
    seen.push(...three);
  }
});

test('[M-07] the same request gives the same three', () => {
  expect(kindsOf(briefs[1], 4)).toEqual(kindsOf(briefs[1], 4));
  expect(kindsOf(briefs[1], 5).map(({ design }) => design.id)).not.toEqual(kindsOf(briefs[1], 4).map(({ design }) => design.id));
});

test('[M-07] a lopsided mark moves toward the middle of its mass, and no farther than a few hundredths', () => {
  const [{ design }] = kindsOf(briefs[1]) as [KindDesign];
  /** A quarter of a square: its mass is below and left of its middle. */
  const wedge = [0, 0, 0, 0, 0, 90, 0, 90, 0, 90, 90, 90, 90, 90, 90, 90, 0, 0, 0, 0];
  const leaning: Design = {
    ...design,
    avatar: { version: 1, width: 90, height: 90, shapes: [{ part: 'mark', role: 'mark', path: [wedge] }] },
  };
  const middle = (kind: KindDesign['kind'], ground: FileGround): readonly number[] => {
    const drawing = squareLogo(kind, { ...leaning, scene: leaning.avatar }, ground, 1000);
    const box = inkBox(drawing) ?? expect.fail('empty');
    return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2].map((v) => Math.round(v));
  };
  expect(middle('typographic', 'light')).toEqual([500, 500]);
  expect(middle('icon-based', 'light')).toEqual([535, 465]);
});
