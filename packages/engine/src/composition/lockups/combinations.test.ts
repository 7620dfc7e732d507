import { describe, expect, test } from 'vitest';
import { everyFace } from '../../../testing/font-book.ts';
import { settingOf } from '../../../testing/name-setting.ts';
import { type Face, faceById } from '../../concepts/face.ts';
import { pathBounds } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Block } from '../block.ts';
import type { Mark } from '../marks/mark.ts';
import { markById } from '../marks/mark-by-id.ts';
import { setName } from '../name/name.ts';
import type { NameSetting } from '../name/setting.ts';
import { beside } from './beside.ts';
import { between } from './between.ts';
import { divided } from './divided.ts';
import type { LockupParts } from './lockup.ts';

const book = everyFace();
const face = faceById('archivo-800') as Face;
const leaf = markById('icon/leaf', book, face, []) as Mark;

const leftSet = (name: string): NameSetting => settingOf(name, face, 'title', { align: 'left' });

const sizes = { markScale: 1, spacing: 1, textScale: 1 };
const usual = (name: Block): LockupParts => ({ name, usual: name, mark: leaf, ...sizes });

const boxOf = (shape: Shape | undefined) => pathBounds(shape?.path ?? []) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };

describe('a rule between mark and name', () => {
  test('is half a stem wide, as tall as the stack and midway between mark and name', () => {
    const name = setName('plain', { ...leftSet('Cobalt Systems'), lines: ['Cobalt', 'Systems'] });
    const one = setName('plain', leftSet('Fernwell'));
    if (name === null || one === null) throw new Error('no name');
    expect(divided(usual(one))).toBeNull();
    const lockup = divided(usual(name));
    const rule = boxOf(lockup?.shapes.find((s) => s.part === 'device'));
    const mark = lockup?.markBox;
    if (!mark) throw new Error('no mark');
    expect(rule.x1 - rule.x0).toBeCloseTo(0.5 * name.stem, 5);
    expect([rule.y0, rule.y1]).toEqual([name.top, name.base]);
    expect(rule.x0 - mark.x1).toBeCloseTo(52, 5);
    expect(name.box.x0 - rule.x1).toBeCloseTo(52, 5);
  });
});

describe('a mark beside a name', () => {
  const beneath = (words: string, lines: readonly string[]) => setName('plain', { ...leftSet(words), lines });

  test('is 1.55 to 2 capitals high beside one line, on its optical middle, .36 to .66 away', () => {
    const name = beneath('Fernwell', ['Fernwell']);
    if (name === null) throw new Error('no name');
    const mark = beside(usual(name))?.markBox;
    if (!mark) throw new Error('no mark');
    expect(mark.y1 - mark.y0).toBeGreaterThanOrEqual(155);
    expect(mark.y1 - mark.y0).toBeLessThanOrEqual(200.001);
    expect(Math.abs((mark.y0 + mark.y1) / 2 - name.middle)).toBeLessThan(3);
    expect(name.box.x0 - mark.x1).toBeGreaterThanOrEqual(36);
    expect(name.box.x0 - mark.x1).toBeLessThanOrEqual(66);
  });

  test('stands on the last line of a stack and ends with the first, within .03', () => {
    const name = beneath('Cobalt Systems', ['Cobalt', 'Systems']);
    if (name === null) throw new Error('no name');
    const mark = beside(usual(name))?.markBox;
    const high = name.base - name.top;
    expect(Math.abs((mark?.y0 ?? 0) - name.top)).toBeLessThan(0.03 * high);
    expect(Math.abs((mark?.y1 ?? 0) - name.base)).toBeLessThan(0.03 * high);
  });
});

describe('a mark inside the line', () => {
  test('stands clear of both words, on the middle of the capitals', () => {
    const set = between(leftSet('Copper Kettle'), leaf, sizes);
    const [first, second] = set?.name.shapes ?? [];
    const mark = set?.lockup.markBox;
    if (!mark) throw new Error('no mark');
    expect(mark.x0 - boxOf(first).x1).toBeCloseTo(46, 5);
    expect(boxOf(second).x0 - mark.x1).toBeCloseTo(46, 5);
    expect((mark.y0 + mark.y1) / 2).toBeCloseTo(-50, 5);
  });

  test.each(['Fernwell', 'Harbor & Pine', 'The Paper Lantern', 'Ox Distillery', 'Stonebridge Capital'])(
    'is not offered by %s',
    (name) => {
      expect(between(leftSet(name), leaf, sizes)).toBeNull();
    },
  );
});

describe('what the business does, behind a rule', () => {
  test('fills the height of the capitals on two lines and stands in the middle on one', () => {
    const two = setName('aside', leftSet('Cedar Coffee Roasters'))?.shapes.filter(
      (s) => s.role === 'second' && s.part === 'name',
    );
    expect(two).toHaveLength(2);
    expect(boxOf(two?.[0]).y0).toBeLessThan(-99);
    expect(boxOf(two?.[1]).y1).toBeGreaterThan(-1);
    const one = setName('aside', leftSet('Stonebridge Capital'))?.shapes.at(-1);
    expect((boxOf(one).y0 + boxOf(one).y1) / 2).toBeCloseTo(-50, 0);
  });

  test('is not offered without such a word', () => {
    expect(setName('aside', leftSet('Fernwell'))).toBeNull();
  });
});
