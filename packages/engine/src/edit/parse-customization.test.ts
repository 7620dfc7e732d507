import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorPresets } from './color-presets.ts';
import { asDesigned, defaultCustomization } from './customization.ts';
import { parseCustomization, readCustomization } from './parse-customization.ts';

const faultOf = (input: unknown): readonly (string | undefined)[] => {
  const read = parseCustomization(input);
  if (read.ok) throw new Error('it was taken');
  return read.faults.map(({ field, message }) => `${field ?? ''}|${message}`);
};

describe('a stored customization', () => {
  test('comes back as it was written, absent fields as designed', () => {
    expect(parseCustomization({})).toEqual({ ok: true, value: asDesigned });
    for (const c of [asDesigned, defaultCustomization, { ...asDesigned, kerning: { 0: -40, 11: 200 }, slogan: 'Say it' }])
      expect(parseCustomization(JSON.parse(JSON.stringify(c)))).toEqual({ ok: true, value: c });
  });

  test('gets its colors in one spelling and its slogan in one line', () => {
    const read = parseCustomization({ primaryColor: ' #1a365d ', slogan: "  It's  ours ", kerning: { 3: 0 } });
    expect(read).toMatchObject({ ok: true, value: { primaryColor: '#1A365D', slogan: 'It’s ours', kerning: {} } });
  });

  test('is read as far as it goes where that is asked: no field costs another', () => {
    const read = readCustomization({ primaryColor: '#7a1fa2', layout: 'spiral', sparkle: 11, textSize: 120 });
    expect(read).toEqual({ ...asDesigned, primaryColor: '#7A1FA2', textSize: 120 });
    for (const none of [null, undefined, 'x', 7, []]) expect(readCustomization(none)).toEqual(asDesigned);
  });

  test.each([
    [[], '', 'fontFamily'],
    ['x', '', 'fontFamily'],
    [{ price: 1 }, 'price', 'fontFamily'],
    [{ fontFamily: 'Comic Sans' }, 'fontFamily', 'Playfair Display'],
    [{ primaryColor: 'red' }, 'primaryColor', '#1A365D'],
    [{ secondaryColor: 7 }, 'secondaryColor', '#1A365D'],
    [{ backgroundColor: '#12345' }, 'backgroundColor', '#1A365D'],
    [{ layout: 'diagonal' }, 'layout', 'wordmark'],
    [{ showSlogan: 'yes' }, 'showSlogan', 'true or false'],
    [{ slogan: 'x'.repeat(91) }, 'slogan', '90'],
    [{ slogan: 'two\nlines' }, 'slogan', 'one line'],
    [{ iconSize: 160 }, 'iconSize', '50 to 150'],
    [{ textSize: 105 }, 'textSize', 'steps of 10'],
    [{ spacing: Number.NaN }, 'spacing', '50 to 200'],
    [{ spacing: '100' }, 'spacing', '50 to 200'],
    [{ isDarkMode: 1 }, 'isDarkMode', 'true or false'],
    [{ icon: '../../etc/passwd' }, 'icon', 'ID of a mark'],
    [{ icon: 'x'.repeat(200) }, 'icon', 'ID of a mark'],
    [{ kerning: [1] }, 'kerning', 'indexes'],
    [{ kerning: { a: 1 } }, 'kerning.a', 'indexes'],
    [{ kerning: { 0: 201 } }, 'kerning.0', '-200 to 200'],
    [{ kerning: { 0: 1.5 } }, 'kerning.0', '-200 to 200'],
    [JSON.parse('{"kerning":{"__proto__":5}}'), 'kerning.__proto__', 'indexes'],
  ])('%j is refused, naming field and what is allowed', (input, field, allowed) => {
    const [first = ''] = faultOf(input);
    expect(first.startsWith(`${field}|`)).toBe(true);
    expect(first).toContain(allowed);
  });

  test('tells all its faults at once', () => {
    expect(faultOf({ layout: 1, iconSize: 0, extra: null })).toHaveLength(3);
  });

  test('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (input) => {
        parseCustomization(input);
        parseCustomization({ kerning: input, slogan: input, iconSize: input, layout: input, icon: input });
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

test('presets are customizations of their own, eight, the default pair first', () => {
  expect(colorPresets).toHaveLength(8);
  const { primaryColor, secondaryColor, backgroundColor } = defaultCustomization;
  expect(colorPresets[0]).toMatchObject({ primaryColor, secondaryColor, backgroundColor });
  for (const { name, ...colors } of colorPresets) {
    expect(name).toMatch(/^[A-Z]/u);
    expect(parseCustomization(colors).ok).toBe(true);
  }
});
