import { expect, test } from 'vitest';
import {
  asDesigned,
  type Customization,
  customize,
  type Design,
  drawing,
  facesForCustomization,
  facesForKinds,
  facesForRename,
  facesToRedraw,
  logosByKind,
  printSvg,
  readDesign,
  redrawn,
  renameDesign,
  type TracedMarks,
  textForCustomization,
} from '../src/index.ts';
import { bookWith, briefOf } from './font-book.ts';

/** A leaf, and a disc with a hole. */
const leaf = {
  maker: 'org/model-1',
  seal: 's'.repeat(43),
  path: [[600, 3400, 600, 1800, 1800, 600, 3400, 600, 3400, 2200, 2200, 3400, 600, 3400]],
};
const ringPath = (r: number, way: 1 | -1): readonly number[] => {
  const [c, k, w] = [2048, Math.round(0.5523 * r), way * r];
  const h = way * k;
  return [
    ...[c + r, c, c + r, c + h, c + k, c + w, c, c + w, c - k, c + w, c - r, c + h, c - r, c],
    ...[c - r, c - h, c - k, c - w, c, c - w, c + k, c - w, c + r, c - h, c + r, c],
  ];
};
const disc = { maker: 'org/model-1', seal: leaf.seal, path: [ringPath(1500, 1), ringPath(600, -1)] };

const kindsOf = (input: unknown, traced: TracedMarks) => {
  const brief = briefOf(input);
  return logosByKind(brief, { fonts: bookWith(facesForKinds(brief, 0)), round: 0, seen: [], traced });
};
const stored = (design: Design): Design => {
  const read = readDesign(JSON.parse(JSON.stringify(design)));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return read.value;
};
const kiln = { name: 'Juniper & Rye', industry: 'Food & Beverage' };

const briefs = [
  kiln,
  { name: 'The Extraordinary Worldwide Botanical Gardens Society of Lower Saxony', industry: 'Education' },
  { name: 'K', industry: 'Consulting' },
  { name: 'مقهى النخيل', industry: 'Food & Beverage' },
  { name: 'Velora', iconPlacement: 'wordmark', industry: 'Retail' },
];

test.each(briefs)('[M-07] a model’s drawings are the marks of “$name”, and can be drawn again', (input) => {
  const [icon, type, both] = kindsOf(input, { 'icon-based': leaf, combination: disc }).map(({ design }) => design) as [
    Design,
    Design,
    Design,
  ];
  expect([icon.genome.traced, type.genome.traced, both.genome.traced]).toEqual([leaf, undefined, disc]);
  expect(new Set([icon.genome.face, type.genome.face, both.genome.face]).size).toBe(3);
  for (const design of [icon, type, both]) {
    const read = stored(design);
    expect(redrawn(read, briefOf(input), bookWith(facesToRedraw(design)))).toEqual(design);
  }
  expect(icon.avatar.shapes.flatMap(({ path }) => path)).toHaveLength(1);
  expect(icon.reasons[0]).toContain('org/model-1');
});

test('[M-07] without drawings of a model, documents are byte for byte what they are when drawn again', () => {
  for (const input of briefs)
    for (const { design } of kindsOf(input, {})) {
      const text = JSON.stringify(design);
      expect(text).not.toContain('traced');
      // From what is stored, the engine draws it by another way: without looking for designs.
      const again = redrawn(stored(design), briefOf(input), bookWith(facesToRedraw(design)));
      expect(JSON.stringify(again)).toBe(text);
    }
});

test('[M-07] a drawing too thin to be seen small leaves its kind to the engine', () => {
  const hair = { ...leaf, path: [[0, 0, 0, 0, 4000, 4, 4000, 4, 4000, 4, 4000, 8, 4000, 8, 4000, 8, 0, 0, 0, 0]] };
  const [icon, , both] = kindsOf(kiln, { 'icon-based': hair, combination: disc });
  expect([icon?.design.genome.traced, both?.design.genome.traced]).toEqual([undefined, disc]);
});

/** The combination with a disc, after changes in the editor. */
function edited(change: Partial<Customization>): Design {
  const brief = briefOf(kiln);
  const design = stored(kindsOf(kiln, { combination: disc })[2]?.design as Design);
  const wanted = { ...asDesigned, ...change };
  expect(textForCustomization(brief, wanted)).not.toBe('');
  return customize(design, brief, wanted, bookWith(facesForCustomization(design, brief, wanted))).design;
}

test('[M-07] [E-01] the editor keeps a model’s drawing whatever else changes', () => {
  const changes = [{ layout: 'vertical' }, { layout: 'horizontal' }, { fontFamily: 'Lato' }, { iconSize: 130 }] as const;
  for (const change of [...changes, { layout: 'integrated' } as const]) {
    const design = edited(change);
    expect(design.genome.traced, JSON.stringify(change)).toEqual(disc);
    expect(stored(design)).toEqual(design);
  }
});

test('[M-07] [E-01] another icon, and the name alone, leave no drawing behind in the document', () => {
  for (const change of [{ icon: 'icon/leaf' }, { layout: 'wordmark' }] as const) {
    const design = edited(change);
    expect(design.genome, JSON.stringify(change)).not.toHaveProperty('traced');
    expect(stored(design)).toEqual(design);
  }
});

test('[M-07] a model’s drawing stays when the business is renamed', () => {
  const brief = briefOf({ ...kiln, name: 'Birch & Oat' });
  const design = kindsOf(kiln, { combination: disc })[2]?.design as Design;
  const renamed = renameDesign(design, brief, bookWith(facesForRename(design, brief)));
  expect([renamed.name, renamed.genome.traced]).toEqual(['Birch & Oat', disc]);
});

test('[S-26] a document’s own drawing is refused unless its outlines are bounded and its mark shows it', () => {
  const design = kindsOf(kiln, { combination: disc })[2]?.design as Design;
  const place = (change: object, genome: object = {}): string | undefined => {
    const traced = { ...disc, ...change };
    const read = readDesign(JSON.parse(JSON.stringify({ ...design, genome: { ...design.genome, traced, ...genome } })));
    return read.ok ? undefined : read.faults[0]?.field;
  };
  expect(place({})).toBeUndefined();
  expect(place({ maker: '<b>' })).toBe('design.genome.traced.maker');
  expect(place({ maker: 'x'.repeat(101) })).toBe('design.genome.traced.maker');
  expect(place({ seal: 's' })).toBe('design.genome.traced.seal');
  expect(place({ path: [] })).toBe('design.genome.traced.path');
  expect(place({ path: [ringPath(1500, 1).with(3, 0.5)] })).toBe('design.genome.traced.path.0.3');
  expect(place({ path: [ringPath(1500, 1).with(3, 4097)] })).toBe('design.genome.traced.path.0.3');
  expect(place({ path: Array(151).fill(ringPath(1500, 1)) })).toBe('design.genome.traced.path');
  expect(place({ path: [ringPath(1000, 1)] })).toBe('design.genome.mark');
  expect(place({ svg: '<svg/>' })).toBe('design.genome.traced.svg');
  expect(place({}, { mark: 'icon/leaf' })).toBe('design.genome.mark');
});

test('[S-26] a changed drawing under its old mark is not drawn again as it was', () => {
  const design = kindsOf(kiln, { combination: disc })[2]?.design as Design;
  const other = { ...design, genome: { ...design.genome, traced: leaf } };
  expect(() => redrawn(other, briefOf(kiln), bookWith(facesToRedraw(design)))).toThrow();
});

test('[M-07] a printed logo with a model’s drawing holds paths and nothing of the model’s file', () => {
  const design = kindsOf(kiln, { combination: disc })[2]?.design as Design;
  expect(printSvg(drawing(design, 'full'))).toMatch(
    /^<svg [^>]+>(?:<path fill="#[0-9A-F]{6}" d="[-MLHVCmlhvcz .\d]+"\/>)+<\/svg>\n$/,
  );
});
