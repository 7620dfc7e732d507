import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FontStyle, fontStyles } from '../../brief/choices.ts';
import { coveringFaces, sloganFaces } from '../face-rank.ts';
import { type Typeface, type TypefaceMetrics, traitNames } from '../typeface.ts';
import metricsFile from './typeface-metrics.json' with { type: 'json' };
import typefacesFile from './typefaces.json' with { type: 'json' };

const typefaces = typefacesFile as readonly Typeface[];
const metrics = metricsFile as unknown as Readonly<Record<string, TypefaceMetrics>>;
const byId = new Map(typefaces.map((face) => [face.id, face]));
/** Faces at home in Latin; those of other scripts are held to the letters of theirs. */
const nameFaces = typefaces.filter(({ uses, script }) => uses.includes('name') && script === undefined);
const { resolve } = createRequire(import.meta.url);

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
/** Latin Extended-A without the letters that no living spelling asks for. */
const latinExtended = range(0x100, 0x17f).filter((letter) => !'ĲĳĸŉĿŀſ'.includes(letter));
const greek = [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωΆΈΉΊΌΎΏάέήίόύώϊϋΐΰ'];
const cyrillic = [...range(0x410, 0x44f), ...'ЁёЄєІіЇїҐґ'];
const vietnamese = [
  ...'ĂăÂâĐđÊêÔôƠơƯưẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
];

function covers(id: string, letters: readonly string[]): boolean {
  const pairs = metrics[id]?.coverage ?? [];
  return letters.every((letter) => {
    const codePoint = letter.codePointAt(0) ?? -1;
    return pairs.some(([first, last]) => first <= codePoint && codePoint <= last);
  });
}

const countByStyle = (letters: readonly string[]): Record<FontStyle, number> =>
  Object.fromEntries(
    fontStyles.map((style) => [style, nameFaces.filter((face) => face.style === style && covers(face.id, letters)).length]),
  ) as Record<FontStyle, number>;

describe('every typeface', () => {
  test('has an id of its own, made of family, weight and slope', () => {
    expect(byId.size).toBe(typefaces.length);
    for (const { id, family, weight, italic } of typefaces) {
      expect(id).toBe(`${family.toLowerCase().replaceAll(' ', '-')}-${weight}${italic ? 'i' : ''}`);
    }
  });

  test('is measured, and nothing else is', () => {
    expect(Object.keys(metrics)).toEqual([...byId.keys()]);
  });

  test('has traits and freshness within [0, 1], a case and a use', () => {
    for (const face of typefaces) {
      expect(Object.keys(face.traits)).toEqual(traitNames);
      for (const value of [...Object.values(face.traits), face.freshness]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(face.cases.length, face.id).toBeGreaterThan(0);
      expect(face.uses.length, face.id).toBeGreaterThan(0);
    }
  });

  test('is title case only when its letters connect', () => {
    for (const face of typefaces.filter(({ connected }) => connected)) expect(face.cases, face.id).toEqual(['title']);
  });

  test('names a slogan face that is plain, of text weight, and writes the same languages', () => {
    for (const face of typefaces) {
      const slogan = byId.get(face.slogan);
      expect(slogan?.uses, face.id).toContain('slogan');
      expect([400, 500], face.id).toContain(slogan?.weight);
      expect(slogan?.script, face.id).toBe(face.script);
      for (const letters of face.script === undefined ? [latinExtended, greek, cyrillic, vietnamese] : []) {
        if (covers(face.id, letters)) expect(covers(face.slogan, letters), `${face.slogan} under ${face.id}`).toBe(true);
      }
    }
  });

  test('has a light partner of its own family and slope, lighter than itself', () => {
    for (const face of typefaces) {
      if (face.light === undefined) continue;
      const light = byId.get(face.light);
      expect(light).toMatchObject({ family: face.family, italic: face.italic });
      expect(light?.weight, face.id).toBeLessThan(face.weight);
      expect(metrics[face.light]?.stem ?? 1, face.id).toBeLessThan(0.8 * (metrics[face.id]?.stem ?? 0));
    }
  });

  test('is a file with an open font licence beside it', () => {
    for (const face of typefaces) {
      const file = resolve(face.file);
      expect(existsSync(file), face.file).toBe(true);
      const license = readFileSync(join(dirname(file), '..', 'LICENSE_FONT'), 'utf8');
      expect(license, face.id).toMatch(/SIL Open Font License|Apache License|UBUNTU FONT LICENCE/i);
    }
  });
});

describe('measures', () => {
  test('lie where letters lie', () => {
    for (const [id, { cap, x, ascender, stem, hairline, overshoot }] of Object.entries(metrics)) {
      for (const height of [cap, ascender]) expect(height > 0.55 && height < 1, `${id} ${height}`).toBe(true);
      expect(x / cap > 0.4 && x <= cap, `${id} x ${x}`).toBe(true);
      expect(stem > 0.04 && stem < 0.45, `${id} stem ${stem}`).toBe(true);
      expect(hairline > 0.01 && hairline <= stem, `${id} hairline ${hairline}`).toBe(true);
      expect(overshoot >= 0 && overshoot < 0.07, `${id} overshoot ${overshoot}`).toBe(true);
    }
  });

  test('hold an advance for A–Z, a–z, 0–9, & and space', () => {
    for (const [id, { advances }] of Object.entries(metrics)) {
      expect(advances, id).toHaveLength(64);
      expect(Math.min(...advances), id).toBeGreaterThan(0);
    }
  });
});

describe('faces of other scripts', () => {
  test.each([
    ['arabic', 'قهوة الصباح'],
    ['hebrew', 'בית קפה'],
    ['devanagari', 'नमस्ते'],
    ['bengali', 'ক্ষুধা'],
    ['thai', 'กาแฟดี'],
    ['Japanese', 'コーヒー東京'],
    ['simplified Chinese', '东方咖啡馆'],
    ['Korean', '커피숍'],
  ])('%s is written in five families and more, of two styles and more, and has a slogan face', (_script, text) => {
    const able = coveringFaces(text);
    expect(new Set(able.map(({ family }) => family)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(able.map(({ style }) => style)).size).toBeGreaterThanOrEqual(2);
    expect(sloganFaces(text).length).toBeGreaterThanOrEqual(1);
  });

  test('are not proposed for names that have none of their letters', () => {
    expect(coveringFaces('Kiln').filter(({ script }) => script !== undefined)).toEqual([]);
    expect(coveringFaces('Kiln 東京').every(({ metrics: { heights } }) => heights?.cjk !== undefined)).toBe(true);
  });

  test('know the height of every script they are set in', () => {
    for (const { id, script } of typefaces) if (script) expect(metrics[id]?.heights?.[script]?.[0], id).toBeGreaterThan(0.4);
  });
});

describe('name faces', () => {
  test('leave no style without the letters of Europe', () => {
    for (const [style, count] of Object.entries(countByStyle(latinExtended))) expect(count, style).toBeGreaterThanOrEqual(6);
  });

  test('write Greek in eight faces and more, one in every style', () => {
    const counts = Object.values(countByStyle(greek));
    expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(8);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  test('write Cyrillic in twenty faces and more, four in every style', () => {
    const counts = Object.values(countByStyle(cyrillic));
    expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(20);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });

  test.each([...'ẞßİıĐặ'])('write %s in ten faces and more', (letter) => {
    expect(nameFaces.filter(({ id }) => covers(id, [letter])).length).toBeGreaterThanOrEqual(10);
  });

  test.each([...'@#_+/!’'])('all write %s', (character) => {
    expect(nameFaces.filter(({ id }) => !covers(id, [character])).map(({ id }) => id)).toEqual([]);
  });

  test('all write ² but eight', () => {
    expect(nameFaces.filter(({ id }) => !covers(id, ['²']))).toHaveLength(8);
  });

  test('leave the worn ones to the builder', () => {
    const worn = /^(?:lobster|pacifico|great-vibes|comfortaa|righteous)-/;
    for (const face of typefaces.filter(({ id }) => worn.test(id))) expect(face.uses, face.id).toEqual(['builder']);
  });
});
