import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyFace } from '../../../testing/font-book.ts';
import { settingOf } from '../../../testing/name-setting.ts';
import { type Brief, parseBrief } from '../../brief/brief.ts';
import type { Industry } from '../../brief/choices.ts';
import { faceById, faces } from '../../concepts/face.ts';
import { pathBounds } from '../../geometry/path.ts';
import { joinLines, lineBreaks } from '../line-break.ts';
import { markById } from '../marks/mark-by-id.ts';
import { type Emblem, mayStamp } from './emblem.ts';
import { drawEmblem } from './emblem-table.ts';
import { type EmblemKind, emblemKinds, hangsSign, kindsFor } from './kinds.ts';

const book = everyFace();
/** Emblems are lettered in capitals: faces of scripts without them are never asked for one. */
const stamping = faces.filter((f) => f.uses.includes('name') && f.script === undefined && mayStamp(f));
const pictures = ['icon/leaf', 'negative-space/disc+anchor', 'crop/mountains', 'split-tone/flame', 'petal/7-vesica-2'];

function drawn(kind: EmblemKind, name: string, faceId: string, picture: string): Emblem | null {
  const face = faceById(faceId);
  if (face === undefined) throw new Error(`no face ${faceId}`);
  const setting = settingOf(name, face, 'upper', { tracking: 20 });
  const { words, parts } = setting;
  return drawEmblem(kind, {
    setting: { ...setting, lines: joinLines(words, lineBreaks(words, true).at(-1) ?? []) },
    mark: kind === 'woodtype' ? null : markById(picture, book, face, parts.initials),
    slogan: '',
    markScale: 1,
  });
}

const names = fc
  .array(fc.stringMatching(/^[A-Z]{2,11}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
  .filter((name) => name.replaceAll(' ', '').length <= 34);

describe('every emblem', () => {
  test('that is drawn stays inside its own edge, holds its picture inside and can be read', () => {
    const shown = new Map<EmblemKind, number>();
    fc.assert(
      fc.property(
        names,
        fc.constantFrom(...stamping),
        fc.constantFrom(...pictures),
        fc.constantFrom(...emblemKinds),
        (name, face, picture, kind) => {
          const emblem = drawn(kind, name, face.id, picture);
          if (emblem === null) return;
          shown.set(kind, (shown.get(kind) ?? 0) + 1);
          const { shapes, box, markBox } = emblem.lockup;
          for (const shape of shapes) {
            const ink = pathBounds(shape.path);
            expect(shape.path.flat().every(Number.isFinite)).toBe(true);
            if (ink === null) continue;
            expect(Math.min(ink.x0 - box.x0, ink.y0 - box.y0, box.x1 - ink.x1, box.y1 - ink.y1)).toBeGreaterThan(-0.5);
          }
          if (markBox !== null) {
            expect(Math.min(markBox.x0 - box.x0, markBox.y0 - box.y0, box.x1 - markBox.x1, box.y1 - markBox.y1)).toBeGreaterThan(
              0,
            );
          }
          // Smallest letters reach 6 px on a drawing no wider than 320 px.
          expect((6 * (box.x1 - box.x0)) / emblem.name.smallest).toBeLessThan(320);
        },
      ),
      { numRuns: 260, seed: 5 },
    );
    for (const kind of emblemKinds) expect(shown.get(kind) ?? 0, kind).toBeGreaterThan(2);
  });

  test('refuses letters that would fill in, pictures of several pieces, and names that don’t fit', () => {
    expect(drawn('woodtype', 'Bolt & Barrel', 'playfair-display-600', '')).toBeNull();
    expect(drawn('panel', 'Bolt & Barrel', 'alfa-slab-one-400', 'split-tone/flame')).toBeNull();
    expect(drawn('horizon', 'Stonebridge', 'oswald-500', 'icon/leaf')).toBeNull();
    expect(drawn('woodtype', 'Kiln', 'archivo-800', '')).toBeNull();
  });

  test('is offered by the shape of the name', () => {
    expect(kindsFor(['Kiln']).map(([kind]) => kind)).toEqual(['roundel', 'panel', 'horizon']);
    expect(kindsFor(['Bolt', '&', 'Barrel']).map(([kind]) => kind)).toEqual(['roundel', 'woodtype', 'panel']);
    expect(kindsFor(['Ox']).map(([kind]) => kind)).toEqual(['panel']);
    expect(kindsFor(['Bolt', '&', 'Barrel'], false).map(([kind]) => kind)).toEqual(['roundel']);
  });

  test('is a plate or a panel only for trades that hang out a sign', () => {
    const brief = (industry: Industry, name: string, description: string): Brief => {
      const parsed = parseBrief({ name, industry, description });
      if (!parsed.ok) throw new Error(parsed.faults[0]?.code);
      return parsed.value;
    };
    expect(hangsSign(brief('Food & Beverage', 'Bolt & Barrel', 'Craft brewery'))).toBe(true);
    expect(hangsSign(brief('Creative Services', 'Kiln', 'Ceramics studio'))).toBe(true);
    expect(hangsSign(brief('Other', 'Atlas Movers', 'Moving company'))).toBe(false);
    expect(hangsSign(brief('Education', 'Little Orbit', 'Science club for children'))).toBe(false);
    expect(hangsSign(brief('Retail', 'Kite', 'Toys for kids'))).toBe(false);
    expect(hangsSign(brief('Finance', 'Oak Mountain', ''))).toBe(false);
  });
});
