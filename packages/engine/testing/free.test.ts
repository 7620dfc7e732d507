import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../src/color/contrast.ts';
import { type Box, overlap, unionAll } from '../src/geometry/box.ts';
import { pathBounds } from '../src/geometry/path.ts';
import {
  drawing,
  EngineError,
  type FreeDesign,
  type FreeLogo,
  facesForFree,
  findFreeIcons,
  freeDefaults,
  freeFonts,
  freeIconArt,
  freeIconCategories,
  freeIcons,
  freeLayouts,
  freeSchemes,
  parseFreeDesign,
  printSvg,
  setFreeLogo,
  setFreeName,
  typefaces,
  variants,
} from '../src/index.ts';
import { bookWith } from './font-book.ts';

const names = JSON.parse(readFileSync(new URL('./torture.json', import.meta.url), 'utf8')) as {
  succeed: string[];
  refuse: Record<string, string[]>;
};

function parsed(input: unknown): FreeDesign {
  const result = parseFreeDesign(input);
  if (!result.ok) throw new EngineError(result.faults[0] as never);
  return result.value;
}

function draw(input: Partial<FreeDesign>): FreeLogo {
  const free = parsed(input);
  return setFreeLogo(free, bookWith(facesForFree(free)));
}

const boxOf = ({ scene }: FreeLogo, part: string): Box | null =>
  unionAll(scene.shapes.filter((shape) => shape.part === part).map(({ path }) => pathBounds(path)));

/** Mark, name and slogan are there, stand apart, and leave their clear space. */
function holds(logo: FreeLogo, slogan: boolean): void {
  const boxes = ['mark', 'name', 'slogan'].map((part) => boxOf(logo, part));
  expect(boxes.map((box) => box !== null)).toEqual([true, true, slogan]);
  const [mark, name, under] = boxes as [Box, Box, Box | null];
  expect(overlap(mark, name)).toBeLessThan(0);
  if (under !== null) {
    expect(overlap(mark, under)).toBeLessThan(0);
    expect(overlap(name, under)).toBeLessThan(0);
  }
  const ink = unionAll(boxes) as Box;
  const { width, height } = logo.scene;
  for (const side of [ink.x0, ink.y0, width - ink.x1, height - ink.y1]) expect(side).toBeGreaterThanOrEqual(99.9);
}

describe('the lists', () => {
  test('[F-02] are as long as promised, and the defaults are in them', () => {
    expect(freeFonts.length).toBe(18);
    expect(new Set(freeFonts.map(({ face }) => face)).size).toBe(18);
    expect(freeLayouts.map(({ value }) => value)).toEqual(['stacked', 'inline', 'icon-left']);
    expect(freeSchemes.map(({ name }) => name)).toEqual([
      'Ocean Blue',
      'Sunset Orange',
      'Forest Green',
      'Royal Purple',
      'Classic Black',
    ]);
    expect(freeIcons.length).toBe(66);
    expect(new Set(freeIcons.map(({ name }) => name)).size).toBe(66);
    expect(new Set(freeIcons.map(({ category }) => category))).toEqual(new Set(freeIconCategories));
    expect(freeIconCategories.length).toBe(21);
    expect(parsed({ businessName: 'Kiln' })).toEqual({ businessName: 'Kiln', slogan: '', ...freeDefaults });
  });

  test('name faces that the builder may use', () => {
    for (const { face } of freeFonts) expect(typefaces.find(({ id }) => id === face)?.uses, face).toContain('builder');
  });

  test('every ink of a scheme can be read as text on its grounds', () => {
    for (const { name, primary, accent, background, soft } of freeSchemes) {
      expect(contrastRatio(primary, background), name).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(accent, background), name).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(soft, primary), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(freeIcons)(
    '$name draws, and is found by its name, its category and its words',
    ({ name, label, category, words }) => {
      expect(freeIconArt(name).shapes.flatMap(({ path }) => path).length).toBeGreaterThan(0);
      for (const query of [name, label, category, ...words, ` ${label.slice(0, 3).toUpperCase()}`]) {
        expect(findFreeIcons(query).map((icon) => icon.name)).toContain(name);
      }
    },
  );

  test('a search for nothing finds all, for nonsense nothing, and accents do not matter', () => {
    expect(findFreeIcons(' ').length).toBe(66);
    expect(findFreeIcons('zzz')).toEqual([]);
    expect(findFreeIcons('café').map(({ name }) => name)).toEqual(['Coffee']);
  });
});

describe('a free logo', () => {
  const cases = freeFonts.flatMap(({ value: font }) => freeLayouts.map(({ value: layout }) => ({ font, layout })));
  test.each(cases)('$font, $layout: a short and a long name, with and without a slogan, in every scheme', ({ font, layout }) => {
    for (const [i, { name: colorScheme }] of freeSchemes.entries()) {
      const icon = freeIcons[(i * 13 + font.length) % freeIcons.length]?.name ?? '';
      for (const businessName of ['Io', 'The International Association of Coffee Roasters'])
        for (const slogan of ['', 'Fine goods, slowly made for people who like to keep their things'])
          holds(draw({ businessName, slogan, font, layout, colorScheme, icon }), slogan !== '');
    }
  });

  test.each(freeIcons)('$name finds a place in every layout', ({ name: icon }) => {
    for (const { value: layout } of freeLayouts)
      for (const businessName of ['Q', 'Harbor & Pine']) holds(draw({ businessName, slogan: 'By the sea', icon, layout }), true);
  });

  test('the layouts are three', () => {
    const shapes = freeLayouts.map(({ value: layout }) => {
      const logo = draw({ businessName: 'Harbor & Pine', slogan: 'By the sea', layout });
      const [mark, name] = [boxOf(logo, 'mark') as Box, boxOf(logo, 'name') as Box];
      return { above: mark.y1 < name.y0, before: mark.x1 < name.x0, share: (mark.y1 - mark.y0) / (name.y1 - name.y0) };
    });
    expect(shapes[0]).toMatchObject({ above: true, before: false });
    expect(shapes[1]).toMatchObject({ above: false, before: true });
    expect(shapes[2]).toMatchObject({ above: false, before: true });
    const [, inline, left] = shapes;
    const aspect = (layout: FreeDesign['layout']): number => {
      const { scene } = draw({ businessName: 'Harbor & Pine', layout });
      return scene.width / scene.height;
    };
    expect(aspect('inline')).toBeGreaterThan(1.5 * aspect('icon-left'));
    expect(left?.share).toBeGreaterThan(0.9);
    expect(inline?.share).toBeLessThan(2);
  });

  test('is set as typed', () => {
    for (const businessName of ['iPhone-like', 'harbor', 'ACME']) {
      const logo = draw({ businessName });
      expect(logo.name).toBe(businessName);
      expect(logo.note).toBeNull();
    }
  });

  test('the same choices give the same drawing, other choices another', () => {
    const base = { businessName: 'Kiln', slogan: 'Hot' };
    const id = draw(base).id;
    expect(draw(base).id).toBe(id);
    const others = [
      { ...base, font: 'font-serif' },
      { ...base, icon: 'Coffee' },
      { ...base, layout: 'inline' as const },
      { ...base, colorScheme: 'Forest Green' },
      { ...base, slogan: '' },
    ];
    expect(new Set([id, ...others.map((one) => draw(one).id)]).size).toBe(6);
  });

  test('prints in every variant', () => {
    const logo = draw({ businessName: '<script>alert(1)</script>', slogan: ']]><svg onload=x>' });
    for (const variant of variants) {
      expect(printSvg(drawing(logo, variant), { title: logo.name })).not.toMatch(/<(?!svg|\/svg|title|\/title|path)/);
    }
  });
});

describe('any script', () => {
  test.each(['قهوة الصباح', '東京コーヒー', 'Ελιά & Κρασί', 'Северная Звезда', 'बेकरी', 'גלידה', 'ร้านกาแฟ', '서울 카페', 'ক্ষুধা'])(
    '%s is set in every font, and the builder says who sets it where the font cannot',
    (businessName) => {
      for (const { value: font, label, face } of freeFonts) {
        const free = parsed({ businessName, slogan: businessName, font });
        const [set] = facesForFree(free);
        const logo = setFreeLogo(free, bookWith(facesForFree(free)));
        holds(logo, true);
        expect(setFreeName(free, bookWith(facesForFree(free)))?.shapes.length).toBe(1);
        if (set === face) expect(logo.note).toBeNull();
        else
          expect(logo.note).toMatch(new RegExp(`^${label} doesn’t have every character in this name, so we used .+ instead\\.$`));
      }
    },
  );

  test.each(names.succeed.map((name) => ({ name })))('[corpus] $name is set in every layout', ({ name }) => {
    for (const { value: layout } of freeLayouts) holds(draw({ businessName: name, slogan: 'Slow & good', layout }), true);
  });

  const refusals = Object.entries(names.refuse).flatMap(([code, list]) => list.map((name) => ({ code, name })));
  test.each(refusals)('[corpus] “$name” is refused as $code', ({ code, name }) => {
    try {
      draw({ businessName: name });
      expect.unreachable('it was set');
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
      expect((error as EngineError).fault).toMatchObject({ code, field: 'businessName' });
    }
  });

  test.each(['မြန်မာ', 'தமிழ்'])('[corpus] the slogan “%s” is refused, naming the slogan', (slogan) => {
    expect(() => draw({ businessName: 'Kiln', slogan })).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ code: 'brief.slogan.unsettable', field: 'slogan' }) }),
    );
  });

  test.each([
    '中文的很长很长的口号没有空格也不应该消失无论名字有多么短小',
    'ラーメンと餃子のおいしいお店です、毎日朝から晩まで営業しています',
    'word '.repeat(17).trim(),
    'W'.repeat(90),
  ])('nothing typed is lost: the slogan “%s” under one letter', (slogan) => {
    for (const { value: layout } of freeLayouts) holds(draw({ businessName: 'K', slogan, layout }), true);
  });
});

describe('what is not a design', () => {
  test.each([
    [null, 'brief.invalid'],
    [[], 'brief.invalid'],
    ['Kiln', 'brief.invalid'],
    [{}, 'brief.name.empty'],
    [{ businessName: 7 }, 'brief.field.type'],
    [{ businessName: 'Kiln', font: 'Inter' }, 'brief.field.value'],
    [{ businessName: 'Kiln', icon: 'sparkles' }, 'brief.field.value'],
    [{ businessName: 'Kiln', layout: ['stacked'] }, 'brief.field.value'],
    [{ businessName: 'Kiln', colorScheme: '__proto__' }, 'brief.field.value'],
    [{ businessName: 'Kiln', constructor: 1 }, 'brief.field.unknown'],
    [{ businessName: 'Kiln', slogan: 'S'.repeat(91) }, 'brief.field.too_long'],
  ])('%j is refused as %s', (input, code) => {
    const result = parseFreeDesign(input);
    expect(result.ok ? [] : result.faults.map((fault) => fault.code)).toContain(code);
  });

  test('all faults are told at once', () => {
    const result = parseFreeDesign({ businessName: '', icon: 'x', font: 'y' });
    expect(result.ok ? [] : result.faults.map(({ field }) => field)).toEqual(['businessName', 'font', 'icon']);
  });
});
