import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { blockMark } from '../../composition/marks/block.ts';
import { cubeMark } from '../../composition/marks/cube.ts';
import type { Mark } from '../../composition/marks/mark.ts';
import { sharedStemMark } from '../../composition/marks/shared-stem.ts';
import { type Box, height, unionAll, width } from '../../geometry/box.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import { type Path, pathArea, pathBounds, signedArea } from '../../geometry/path.ts';
import { survivalAt16 } from '../../geometry/survival.ts';
import { letterMarks, smallLetter } from '../letter-catalogue.ts';
import { type LetterCatalogue, type LetterPart, letterFamilies, withoutVariant } from '../letter-mark.ts';
import lettersFile from './letters.json' with { type: 'json' };

const catalogue = lettersFile as unknown as LetterCatalogue;
const marks = letterMarks;
const small = Object.fromEntries(Object.keys(catalogue.small).map((id) => [id, smallLetter(`${id}-0`) ?? []]));
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = alphabet.flatMap((a) => alphabet.map((b) => [a, b] as const));

const letters = (family: string): string =>
  [...new Set(marks.filter((mark) => mark.family === family).map((mark) => mark.id.split('/')[1]?.[0]))].sort().join('');

/** The first gate of letter constructions that a drawing breaks. */
function broken(mono: Path): string | null {
  const box = pathBounds(mono);
  if (box === null) return 'empty';
  const area = width(box) * height(box);
  const pieces = mono.map(signedArea).filter((a) => a > 0);
  if (pieces.length > 24) return `${pieces.length} parts`;
  if (pieces.some((a) => a < 0.004 * area)) return 'a crumb';
  const ink = pathArea(mono) / area;
  const aspect = width(box) / height(box);
  if (ink < 0.16 || ink > 0.9) return `ink ${ink.toFixed(2)}`;
  return aspect < 0.4 || aspect > 2.2 ? `aspect ${aspect.toFixed(2)}` : null;
}

const inOneInk = (parts: readonly LetterPart[]): Path =>
  parts.filter((part) => part.only !== 'colour').flatMap((part) => parseCompactPath(part.d));
const shapesInOneInk = (mark: Mark): Path => mark.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);

describe('letter marks', () => {
  test('have ids of their own, led by family and letter', () => {
    expect(new Set(marks.map((mark) => mark.id)).size).toBe(marks.length);
    const ids = new RegExp(`^(?:${letterFamilies.join('|')})/[a-z]-(?:0|[1-9][0-9]?)$`);
    expect(marks.filter((mark) => !ids.test(mark.id) || !mark.id.startsWith(mark.family))).toEqual([]);
  });

  test('keep the gates: parts, crumbs, ink and aspect', () => {
    const drawings = [
      ...marks.map(({ id, parts }) => ({ id, parts })),
      ...Object.entries(small).map(([id, parts]) => ({ id, parts })),
    ];
    const faults = drawings.map(({ id, parts }) => ({ id, fault: broken(inOneInk(parts)) }));
    expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  test('fill the 200 box with their larger side', () => {
    const side = (parts: readonly LetterPart[]): number => {
      const box = unionAll(parts.map((part) => pathBounds(parseCompactPath(part.d))));
      return box === null ? 0 : Math.max(width(box), height(box));
    };
    expect(marks.filter((mark) => Math.abs(side(mark.parts) - 200) > 0.5).map((mark) => mark.id)).toEqual([]);
  });

  test('survive at 16 px, by their small drawing if need be', () => {
    expect(marks.filter((mark) => mark.r16 < 0.66).map((mark) => [mark.id, mark.r16])).toEqual([]);
  });
});

describe('constructions', () => {
  test('draw the letters they can, and refuse the rest', () => {
    expect(letters('track')).toBe('abcdefghjklmnopqrstuvwxyz');
    expect(letters('horizon')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(letters('pinwheel')).toBe('ahkmntvwxy');
    expect(letters('ring-bar')).toBe('abcdeghmnopqru');
    expect(letters('pipes')).toBe('abdefghjklmnpqrstuwxyz');
    expect(letters('light')).toBe('aehkmnrsuwxyz');
    expect(letters('fold')).toBe('akmnvwxyz');
    expect(letters('letter-idea')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('draw one letter in more than one way where that costs little', () => {
    expect(marks.filter((mark) => mark.family === 'track')).toHaveLength(50);
    expect(marks.filter((mark) => mark.family === 'horizon')).toHaveLength(52);
    const ideas = marks.filter((mark) => mark.family === 'letter-idea').map((mark) => mark.id);
    expect(ideas.filter((id) => /[a-k]-\d+$/.test(id))).toHaveLength(167);
    expect(ideas.filter((id) => /[l-z]-\d+$/.test(id))).toHaveLength(176);
  });

  test('keep nearly the same ink in every variant of a letter', () => {
    const ink = new Map(marks.map((mark) => [mark.id, pathArea(inOneInk(mark.parts))]));
    const odd = marks.filter(
      (mark) =>
        mark.family !== 'letter-idea' &&
        Math.abs((ink.get(mark.id) ?? 0) / (ink.get(`${withoutVariant(mark.id)}-0`) ?? 1) - 1) > 0.2,
    );
    expect(odd.map((mark) => mark.id)).toEqual([]);
  });

  test('share a stem in 144 of 676 pairs, and never after L', () => {
    const drawn = pairs.map(([a, b]) => sharedStemMark(a, b)).filter((mark) => mark !== null);
    expect(drawn).toHaveLength(144);
    expect(drawn.map((mark) => broken(shapesInOneInk(mark))).filter((fault) => fault !== null)).toEqual([]);
    expect(sharedStemMark('L', 'F')).toBeNull();
  });

  test('put any pair on a cube, and nothing but capitals', () => {
    const drawn = pairs.map(([a, b]) => cubeMark(a, b)).filter((mark) => mark !== null);
    expect(drawn).toHaveLength(676);
    expect(cubeMark('Å', 'B')).toBeNull();
    const [mark] = drawn;
    const small = (mark?.small ?? []).flatMap((s) => s.path);
    expect(mark?.r16).toBe(survivalAt16(small, pathBounds(small) as Box));
  });

  test('fill a square with two, three or four letters to its edges', () => {
    for (const text of ['AM', 'OX', 'IT', 'NOR', 'MAX', 'TIL', 'GPQ', 'BOLD', 'KITE', 'HAUS', 'JAZZ']) {
      const mark = blockMark([...text]);
      expect(mark, text).not.toBeNull();
      if (mark === null) continue;
      const off = [mark.box.x0, mark.box.y0, mark.box.x1 - 400, mark.box.y1 - 400].map(Math.abs);
      expect(Math.max(...off), text).toBeLessThan(0.3);
      expect(broken(shapesInOneInk(mark)), text).toBeNull();
    }
    expect(blockMark(['A'])).toBeNull();
    expect(blockMark([...'FIVES'])).toBeNull();
  });
});

// As the path data are written (geometry/compact-path.ts), they are 189 kB as they stand and 54.9 kB after brotli, in two files. Pages
// wait for the first, and fetch the letters they need of the second.
test('the letters are small: 194 kB as they stand, 57.5 kB after brotli', () => {
  const json = Buffer.concat(['letters.json', 'letter-paths.json'].map((file) => readFileSync(new URL(file, import.meta.url))));
  expect(json.length).toBeLessThanOrEqual(194_000);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  expect(brotliCompressSync(json, quality).length).toBeLessThanOrEqual(57_500);
  const awaited = readFileSync(new URL('letters.json', import.meta.url));
  expect(brotliCompressSync(awaited, quality).length).toBeLessThanOrEqual(14_000);
});
