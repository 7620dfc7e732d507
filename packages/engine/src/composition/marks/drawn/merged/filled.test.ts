import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../../../brief/brief.ts';
import { isStored } from '../../../../concepts/stored-pictures.ts';
import { subjects } from '../../../../concepts/subject/subject-table.ts';
import { pathArea, pathBounds } from '../../../../geometry/path.ts';
import { picturesIn } from '../../../../pictures-for.ts';
import { createRandom } from '../../../../random.ts';
import { figureOf } from '../../../../scene/figure.ts';
import type { Shape } from '../../../../scene/scene.ts';
import { nameParts } from '../../../name-parts.ts';
import { picturesOf } from '../../../picture-name.ts';
import { markCandidates } from '../../candidates.ts';
import { iconSources } from '../../icon-sources.ts';
import { filledId, filledMark, filledThing, mayFill, readFilledId } from './filled.ts';
import { type VesselName, vesselNamed } from './merged.ts';

const offered = (name: string, description = ''): readonly string[] => {
  const parsed = parseBrief({ name, description });
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  const parts = nameParts(parsed.value.letters);
  return markCandidates(parsed.value, parts, createRandom(name)).flatMap(({ id }) => (id.startsWith('filled/') ? [id] : []));
};

const icons = [...new Set(subjects().pictures.flatMap(({ drawings }) => drawings.filter((d) => /^[a-z]/u.test(d))))];

describe('an icon in a vessel', () => {
  test.each([
    ['Grizzly Coffee Roasters', '', 'filled/cup+bear-head'],
    ['Owl Books', '', 'filled/book+owl-head'],
    ['Swan Tearoom', 'Tea room', 'filled/teapot+swan'],
    ['Maple House', 'Estate agent', 'filled/house+maple-leaf'],
    ['Toucan Travel', '', 'filled/suitcase+toucan'],
  ])('the icon of “%s” is held by the thing of its trade', (name, description, id) =>
    expect(offered(name, description)).toContain(id),
  );

  test('the thing of a name holds an icon of its trade', () =>
    expect(offered('Moonlight Jazz', 'Jazz band with a trumpet')).toContain('filled/moon+trumpet'));

  test('no living thing is shut in a jar or cut out of a tooth, and none drowns in a drop', () => {
    for (const [name, description] of [
      ['Koala Honey', 'Honey in jars'],
      ['Elephant Dental', 'Dentist'],
      ['Toucan Plumbing', 'Plumber'],
    ] as const)
      expect(offered(name, description), name).toEqual([]);
  });

  test('every icon that a vessel may hold is cut out of its room and stays in it', () => {
    for (const vessel of ['cup', 'book', 'house', 'moon'] as const) {
      const [, , w, h] = vesselNamed(vessel)?.room ?? [0, 0, 0, 0];
      const solid = pathArea(vesselNamed(vessel)?.parts() ?? []);
      expect(w * h).toBeGreaterThan(0);
      let held = 0;
      for (const icon of icons) {
        const mark = filledMark(filledId(vessel, icon));
        expect(mark !== null, icon).toBe(mayFill(icon, vessel));
        if (mark === null) continue;
        held++;
        // The mark is fitted to 200 units: back to the vessel's own.
        const whole = pathBounds(vesselNamed(vessel)?.parts() ?? []);
        const scale = whole === null ? 1 : Math.max(whole.x1 - whole.x0, whole.y1 - whole.y0) / 200;
        const ink = pathArea(mark.shapes.flatMap((shape) => shape.path)) * scale ** 2;
        const room = w * h;
        if (vessel === 'moon') expect(ink, icon).toBeGreaterThan(solid);
        else expect(ink, icon).toBeLessThan(solid - 0.19 * room);
        expect(ink, icon).toBeGreaterThan(solid - room);
      }
      expect(held, vessel).toBeGreaterThan(300);
    }
  });

  test('an id names one vessel and one icon, and nothing else is drawn', () => {
    expect(readFilledId('filled/cup+owl-head')).toEqual({ vessel: 'cup', icon: 'owl-head' });
    for (const id of [
      'filled/cup',
      'filled/constructor+owl-head',
      'filled/cup+__proto__',
      'filled/cup+owl-head+cup',
      'held/cup+owl',
    ])
      expect([readFilledId(id), filledMark(id)], id).toEqual([null, null]);
    // An open book is a stand: things rise out of it.
    expect(filledMark(filledId('page' as VesselName, 'owl-head'))).toBeNull();
    expect(filledMark(filledId('cup', 'no-such-icon'))).toBeNull();
  });

  test('in a tab it keeps the outline of its icon, without eyes or other holes', () => {
    const mark = filledMark('filled/cup+bear-head');
    const contours = (shapes: readonly Shape[] = []) => shapes.reduce((sum, { path }) => sum + path.length, 0);
    const cup = vesselNamed('cup')?.parts().length ?? 0;
    expect(contours(mark?.small)).toBe(cup + 1);
    expect(contours(mark?.shapes)).toBeGreaterThan(cup + 3);
    // More of the bear is cut out of the cup.
    expect(pathArea((mark?.small ?? []).flatMap(({ path }) => path))).toBeLessThan(
      pathArea((mark?.shapes ?? []).flatMap(({ path }) => path)),
    );
    expect(filledMark('filled/house+maple-leaf')?.small).toBeUndefined();
  });

  test('it is called by its icon, whose source is named', () => {
    expect(isStored('owl-head')).toBe(true);
    expect(figureOf('filled/book+owl-head')).toBe('owl-head');
    expect(figureOf('filled/moon+trumpet')).toBe('moon');
    expect(picturesOf('filled/suitcase+toucan', 'bird').map(({ name }) => name)).toEqual(['toucan']);
    expect(filledThing('filled/book+owl-head', 'an owl')).toBe('a book with an owl on the cover');
    expect(iconSources('filled/book+owl-head')).toEqual(iconSources('icon/owl-head'));
    expect(iconSources('filled/cup+ace-of-spades')).toEqual(['mdi:cards-spade']);
    // In the editor, a disc may hold it.
    expect(iconSources('held/disc+filled~cup+ace-of-spades')).toEqual(['mdi:cards-spade']);
    expect(picturesIn(['filled/book+owl-head', 'held/disc+filled~book+owl-head'])).toEqual(['owl-head', 'owl-head']);
  });
});
