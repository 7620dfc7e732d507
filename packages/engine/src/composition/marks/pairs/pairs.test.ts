import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { briefOf, everyFace, setOf } from '../../../../testing/font-book.ts';
import { parseBrief } from '../../../brief/brief.ts';
import { faces } from '../../../concepts/face.ts';
import { subjects } from '../../../concepts/subject/subject-table.ts';
import { width } from '../../../geometry/box.ts';
import { pathBounds } from '../../../geometry/path.ts';
import { asDesigned, customize, type Design } from '../../../index.ts';
import { picturesIn } from '../../../pictures-for.ts';
import { createRandom } from '../../../random.ts';
import { figureOf } from '../../../scene/figure.ts';
import { nameParts } from '../../name-parts.ts';
import { markCandidates } from '../candidates.ts';
import { iconSources } from '../icon-sources.ts';
import type { Mark } from '../mark.ts';
import { markById } from '../mark-by-id.ts';
import { cleanness, clearance } from './clean.ts';
import { crossedMark } from './crossed.ts';
import { flankedMark } from './flanked.ts';
import { inlaidMark } from './inlaid.ts';
import { pairId, pairKinds, readPairId } from './pair-id.ts';
import { partOfDrawing, readPart } from './part.ts';
import { uprightOf } from './upright.ts';

const book = everyFace();
const [face] = faces;
if (face === undefined) throw new Error('There is no face.');

/** The pairs that a name is offered. */
function offered(name: string, description = ''): readonly string[] {
  const parsed = parseBrief({ name, description });
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  const marks = markCandidates(parsed.value, nameParts(parsed.value.letters), createRandom(name));
  return marks.flatMap(({ id }) => (readPairId(id) === null ? [] : [id]));
}

const parts = [
  ...new Set(subjects().pictures.flatMap(({ drawings }) => drawings.flatMap((drawing) => partOfDrawing(drawing) ?? []))),
].filter((part) => readPart(part) !== null);
const slender = parts.filter((part) => (uprightOf(readPart(part)?.path ?? [])?.slimness ?? 0) > 1.9);
const anyPart = fc.constantFrom(...parts);
const anySlender = fc.constantFrom(...slender);

const inkOf = (mark: Mark | null) => (mark?.shapes ?? []).map(({ path }) => path);

describe('the two things of a name in one mark', () => {
  test.each([
    ['Bee & Pear', ['inlaid/pear-fruit+honey-bee', 'flanked/honey-bee+pear-with-leaf']],
    ['Knife and Fork', ['crossed/chef-knife+wooden-fork', 'flanked/chef-knife+wooden-fork']],
    ['Owl & Moon', ['flanked/owl-head+moon']],
  ])('“%s” is offered %j', (name, ids) => expect(offered(name)).toEqual(ids));

  test('a name of one thing, and one whose other half is no thing, is offered none', () => {
    for (const name of ['Pear Bee', 'Owl & Sons', 'Moonlight Owl', 'Kelmora & Fox']) expect(offered(name), name).toEqual([]);
  });

  test('the trade behind a name is not its second thing', () =>
    expect(offered('Bolt & Barrel Brewery', 'Craft brewery').filter((id) => id.includes('hop'))).toEqual([]));

  test('no living thing is cut out of a jar', () =>
    expect(offered('Bear & Honey').filter((id) => id.startsWith('inlaid/'))).toEqual([]));

  test('what a vessel of the name holds already is not cut out of it again', () =>
    expect(offered('Heart & Hammer').filter((id) => id.startsWith('inlaid/'))).toEqual([]));

  test('ids are read as they were written', () =>
    fc.assert(
      fc.property(fc.constantFrom(...pairKinds), anyPart, anyPart, (kind, first, second) => {
        expect(readPairId(pairId(kind, first, second))).toEqual({ kind, first, second });
        expect(figureOf(pairId(kind, first, second))).toBe(`${first}+${second}`);
      }),
    ));

  test('the drawings and the sources of both things are named', () => {
    expect(picturesIn(['flanked/owl-head+moon'])).toContain('owl-head');
    expect(picturesIn(['held/disc+inlaid~pear-fruit+honey-bee'])).toEqual(['pear-fruit', 'honey-bee']);
    expect(iconSources('inlaid/pear-fruit+honey-bee')).toEqual([
      ...iconSources('icon/pear-fruit'),
      ...iconSources('icon/honey-bee'),
    ]);
    expect(iconSources('crossed/figure~pencil+needle')).toEqual(iconSources('icon/needle'));
  });
});

describe('crossed things', () => {
  test('have air all around, no specks, and the same form each time', () => {
    let drawn = 0;
    fc.assert(
      fc.property(anySlender, anySlender, (first, second) => {
        const id = pairId('crossed', first, second);
        const mark = crossedMark(id);
        if (mark === null) return;
        drawn++;
        const [one = [], other = []] = inkOf(mark);
        expect(clearance(one, other), id).toBeGreaterThanOrEqual(4.5);
        const { thin, narrow, smallest } = cleanness([...one, ...other]);
        expect(smallest, id).toBeGreaterThanOrEqual(16);
        expect(Math.max(thin, narrow), id).toBeLessThanOrEqual(0.03);
        expect(crossedMark(id)).toEqual(mark);
      }),
      { seed: 7, numRuns: 400 },
    );
    expect(drawn).toBeGreaterThan(10);
  });

  test('are symmetrical where both are the same', () => {
    for (const part of ['needle', 'spear-upright', 'wooden-fork']) {
      const mark = crossedMark(pairId('crossed', part, part));
      const box = pathBounds(inkOf(mark).flat());
      expect(box === null ? 0 : width(box), part).toBeGreaterThan(100);
      const [left, right] = inkOf(mark).map((path) => pathBounds(path));
      expect(Math.abs((left?.x0 ?? 0) + (right?.x1 ?? 9)), part).toBeLessThan(0.05);
      expect(Math.abs((left?.y0 ?? 0) - (right?.y0 ?? 9)), part).toBeLessThan(0.05);
    }
  });

  test('are slender: a pear or a bee crosses nothing', () => {
    for (const part of ['pear-fruit', 'honey-bee', 'bell', 'owl-head', 'lion-head'])
      expect(crossedMark(pairId('crossed', part, 'needle')), part).toBeNull();
  });
});

describe('a thing cut out of another', () => {
  test('leaves no specks and no thin rim, and is the same each time', () => {
    let drawn = 0;
    fc.assert(
      fc.property(anyPart, anyPart, (first, second) => {
        const id = pairId('inlaid', first, second);
        const mark = inlaidMark(id);
        if (mark === null) return;
        drawn++;
        const { thin, narrow, smallest } = cleanness(inkOf(mark).flat());
        expect(smallest, id).toBeGreaterThanOrEqual(2);
        expect(Math.max(thin, narrow), id).toBeLessThanOrEqual(0.03);
        expect(inlaidMark(id)).toEqual(mark);
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(drawn).toBeGreaterThan(3);
  });

  test('stands on the axis of what is the same on both sides', () => {
    const [path = []] = inkOf(inlaidMark('inlaid/bell+figure~anchor'));
    const held = pathBounds(path.slice(readPart('bell')?.path.length ?? 0));
    expect(Math.abs((held?.x0 ?? 0) + (held?.x1 ?? 9))).toBeLessThan(2);
  });
});

describe('things in a row', () => {
  test('have even gaps and like heights in every face, whose ampersand joins them', () => {
    for (const one of faces.filter((_, i) => i % 8 === 0)) {
      const mark = flankedMark('flanked/owl-head+moon', book, one);
      if (mark === null) continue;
      const [left, sign, right] = mark.shapes.map(({ path }) => path);
      if (left === undefined || sign === undefined || right === undefined) throw new Error('A thing is missing.');
      const gaps = [clearance(left, sign), clearance(sign, right)];
      expect(Math.min(...gaps), one.id).toBeGreaterThan(7);
      expect(Math.max(...gaps) / Math.min(...gaps), one.id).toBeLessThan(1.6);
      expect(mark.lettered).toBe(true);
      // Without its ampersand at small sizes.
      expect(mark.small).toHaveLength(2);
    }
  });

  test('another face has another ampersand, and one too wide has none', () => {
    const all = faces.map((one) => markById('flanked/owl-head+moon', book, one, []));
    expect(new Set(all.map((mark) => JSON.stringify(mark?.shapes[1]))).size).toBeGreaterThan(20);
    expect(all.every((mark) => mark === null || width(mark.box) / (mark.box.y1 - mark.box.y0) < 5)).toBe(true);
  });
});

describe('an edited pair', () => {
  const sold = (kind: string): Design => {
    const found = setOf({ name: 'Knife & Fork' }).designs.find(({ genome }) => genome.mark?.startsWith(`${kind}/`) === true);
    if (found === undefined) throw new Error(`No design is ${kind}.`);
    return found;
  };
  const brief = briefOf({ name: 'Knife & Fork' });

  test.each(['flanked', 'crossed'])('that is %s keeps its mark and its words in every place', (kind) => {
    const design = sold(kind);
    for (const layout of ['horizontal', 'vertical', 'integrated'] as const) {
      const { design: edited } = customize(design, brief, { ...asDesigned, layout }, book);
      expect(edited.genome.mark, layout).toContain('chef-knife+wooden-fork');
      expect(edited.reasons[0], layout).toMatch(/“Knife” and “Fork”.* a knife.* a fork/u);
    }
  });

  test('in a row leaves the ampersand to the name beside it', () => {
    const { scene, reasons } = customize(sold('flanked'), brief, { ...asDesigned, layout: 'horizontal' }, book).design;
    expect(scene.shapes.filter(({ part }) => part === 'mark')).toHaveLength(2);
    expect(reasons[0]).not.toContain('ampersand');
  });
});

test.each(['Crown & Anchor', 'Knife & Fork', 'Fox & Fern', 'Bee & Pear', 'Kite and Key', 'Shovel & Fork'])(
  'a set for “%s” leads with both things, says so, and repeats no construction',
  (name) => {
    const { designs, order } = setOf({ name });
    const pairs = order.flatMap((i, place) => {
      const design = designs[i];
      const read = readPairId(design?.genome.mark ?? '');
      return read === null || design === undefined ? [] : [{ place, kind: read.kind, reason: design.reasons[0] ?? '' }];
    });
    expect(pairs[0]?.place).toBeLessThan(3);
    expect(pairs.length).toBeLessThanOrEqual(3);
    expect(new Set(pairs.map(({ kind }) => kind)).size).toBe(pairs.length);
    for (const { reason } of pairs) for (const word of name.split(/ & | and /u)) expect(reason).toContain(`“${word}”`);
  },
);
