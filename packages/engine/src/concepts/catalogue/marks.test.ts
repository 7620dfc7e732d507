import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { centerX, centerY, height, unionAll, width } from '../../geometry/box.ts';
import { flatten } from '../../geometry/flatten.ts';
import { type Path, pathArea, pathBounds, placing, signedArea } from '../../geometry/path.ts';
import { rasterize } from '../../geometry/raster.ts';
import type { Concept } from '../concept.ts';
import { type CataloguedMark, type MarkCatalogue, markFamilies } from '../mark.ts';
import { cataloguedMarks, type LoadedMark } from '../mark-catalogue.ts';
import { mayPicture, othersMeant } from '../pictured.ts';
import conceptsFile from './concepts.json' with { type: 'json' };
import marksFile from './marks.json' with { type: 'json' };
import outlinesOnDemand from './outlines.json' with { type: 'json' };

const catalogue = marksFile as unknown as MarkCatalogue;
/** Those of the catalogue, and those that a page fetches on demand. */
const outlines: Readonly<Record<string, string>> = { ...catalogue.outlines, ...outlinesOnDemand };
const concepts = conceptsFile as readonly Concept[];
const marks = [...cataloguedMarks().values()];
const byId = cataloguedMarks();
const family = (name: CataloguedMark['family']) => marks.filter((mark) => mark.family === name);
const pathsOf = (mark: LoadedMark): readonly Path[] => mark.parts.map((part) => part.path);
/** Every drawing of a mark: as it is, and for small sizes. */
const drawings = (mark: LoadedMark): readonly LoadedMark['parts'][] =>
  mark.small === undefined ? [mark.parts] : [mark.parts, mark.small];
const failing = (rule: (mark: LoadedMark) => boolean): string[] => marks.filter((mark) => !rule(mark)).map((mark) => mark.id);

/** Even-odd depth of a contour's first chord middle among the others: even = outer, odd = hole. */
function depth(path: Path, index: number): number {
  const contour = path[index] ?? [];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = contour;
  const [x, y] = [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8];
  return path.filter((other, i) => {
    if (i === index) return false;
    let odd = false;
    for (let s = 0; s + 7 < other.length; s += 6) {
      const at = (k: number): [number, number] => {
        const [t, u] = [k / 16, 1 - k / 16];
        const b = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        const sum = (o: number) => b.reduce((total, w, j) => total + w * (other[s + o + 2 * j] as number), 0);
        return [sum(0), sum(1)];
      };
      for (let k = 0; k < 16; k++) {
        const [[ax, ay], [bx, by]] = [at(k), at(k + 1)];
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
      }
    }
    return odd;
  }).length;
}

/** Length of all contours, by chords. */
const outline = (path: Path): number =>
  flatten(path).reduce((sum, p) => {
    let length = 0;
    for (let i = 0; i < p.length; i += 2) {
      const j = (i + 2) % p.length;
      length += Math.hypot((p[j] as number) - (p[i] as number), (p[j + 1] as number) - (p[i + 1] as number));
    }
    return sum + length;
  }, 0);

const strength = { mark: 1, tone: 0.33, accent: 0.6 } as const;

/** 1 − NCC at 64 px of a mark in color and an icon. */
function change(mark: LoadedMark, icon: LoadedMark): number {
  const cover = (path: Path) => rasterize(path, placing(0.32, 0, 0), 64, 64).coverage;
  const ink = new Float32Array(64 * 64);
  for (const [i, part] of mark.parts.entries()) {
    if (part.only === 'mono') continue;
    for (const [p, c] of cover(pathsOf(mark)[i] ?? []).entries()) ink[p] = (ink[p] as number) * (1 - c) + strength[part.role] * c;
  }
  const plain = cover(pathsOf(icon).flat());
  const mean = (a: Float32Array) => a.reduce((sum, v) => sum + v, 0) / a.length;
  const [m, n] = [mean(ink), mean(plain)];
  let [both, one, two] = [0, 0, 0];
  for (const [i, v] of ink.entries()) {
    const [a, b] = [v - m, (plain[i] as number) - n];
    both += a * b;
    one += a * a;
    two += b * b;
  }
  return 1 - both / Math.sqrt(one * two);
}

describe('every mark', () => {
  test('has an id of its own, led by its family', () => {
    expect(byId.size).toBe(catalogue.marks.length);
    expect(failing((mark) => markFamilies.includes(mark.family) && mark.id.startsWith(`${mark.family}/`))).toEqual([]);
  });

  test('is drawn with finite absolute M, L, C and Z', () => {
    const form = /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+|C-?[\d.]+(?: -?[\d.]+){5})+Z)+$/;
    const written = catalogue.marks.flatMap((mark) => [...mark.parts, ...(mark.small ?? [])]).flatMap(({ d }) => d ?? []);
    expect([...Object.values(outlines), ...written].filter((d) => !form.test(d))).toEqual([]);
    const stamps = catalogue.marks.flatMap((mark) => [...mark.parts, ...(mark.small ?? [])]).flatMap((part) => part.stamps ?? []);
    expect(stamps.filter((stamp) => outlines[stamp.of] === undefined)).toEqual([]);
    expect(
      failing(
        (mark) =>
          mark.parts.length > 0 &&
          drawings(mark)
            .flat()
            .every((p) => p.path.flat().every(Number.isFinite)),
      ),
    ).toEqual([]);
  });

  test('fills the 200 box with its larger side and is centred in it', () => {
    const fits = (parts: LoadedMark['parts']): boolean => {
      const box = unionAll(parts.map((part) => pathBounds(part.path)));
      if (box === null) return false;
      const side = Math.max(width(box), height(box));
      return Math.abs(side - 200) <= 0.5 && Math.abs(centerX(box) - 100) <= 0.5 && Math.abs(centerY(box) - 100) <= 0.5;
    };
    expect(failing((mark) => drawings(mark).every(fits))).toEqual([]);
  });

  test('runs outer contours clockwise and holes against them', () => {
    const oriented = (path: Path): boolean => path.every((c, i) => signedArea(c) > 0 === (depth(path, i) % 2 === 0));
    expect(failing((mark) => drawings(mark).every((parts) => parts.every((part) => oriented(part.path))))).toEqual([]);
  });

  test('has at most 24 contours (seals 49, but not when small), and something to show in one color', () => {
    const shown = (parts: LoadedMark['parts'], hidden: 'colour' | 'mono'): number =>
      parts.reduce((sum, part) => sum + (part.only === hidden ? 0 : part.path.length), 0);
    const few = (parts: LoadedMark['parts'], most: number) =>
      [shown(parts, 'colour'), shown(parts, 'mono')].every((n) => n > 0 && n <= most);
    // Seven copies of one icon are read as one thing, until they are small.
    const most = (mark: LoadedMark) => (mark.family === 'seal' ? 49 : 24);
    expect(failing((mark) => few(mark.parts, most(mark)) && few(mark.small ?? mark.parts, 24))).toEqual([]);
  });

  test('was judged fit to show', () => {
    expect(failing((mark) => mark.craft >= 3 && mark.craft <= 5 && mark.r16 >= 0.75)).toEqual([]);
  });

  test('is simple enough to be small: outline² ≤ 20 × 4π of its ink (wheels 32)', () => {
    const simple = (mark: LoadedMark) => {
      const path = (mark.small ?? mark.parts).filter((part) => part.only !== 'colour').flatMap((part) => part.path);
      return outline(path) ** 2 / (4 * Math.PI * pathArea(path)) <= (mark.family === 'rotate' ? 32 : 20);
    };
    expect(failing(simple)).toEqual([]);
  });
});

describe('families', () => {
  test('draw every letter they can, and refuse the rest', () => {
    expect(
      family('notch')
        .map((mark) => mark.letter)
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(
      family('cut-disc')
        .map((mark) => mark.letter)
        .join(''),
    ).toBe('ABCEFGHJKLMNPQRSTUVWXYZ');
  });

  test('hold the golden examples and refuse the golden refusals', () => {
    const golden = ['negative-space/drop+leaf', 'negative-space/heart+paw-print', 'negative-space/tooth+heart', 'crop/bird'];
    expect(
      [...golden, 'crop/mountains', 'split-tone/tree-evergreen', 'split-tone/flower-lotus'].filter((id) => !byId.has(id)),
    ).toEqual([]);
    expect(
      ['negative-space/leaf+drop', 'crop/cat', 'cut-disc/i', 'cut-disc/d', 'cut-disc/o'].filter((id) => byId.has(id)),
    ).toEqual([]);
  });

  test('are wide enough to choose from', () => {
    expect(family('icon').length).toBeGreaterThanOrEqual(280);
    expect(family('negative-space').length).toBeGreaterThanOrEqual(280);
    expect(family('crop').length).toBeGreaterThanOrEqual(12);
    expect(family('split-tone').length).toBeGreaterThanOrEqual(40);
    expect(family('badge').length).toBeGreaterThanOrEqual(120);
    expect(family('ring-break').length).toBeGreaterThanOrEqual(48);
    expect(family('seal').length).toBeGreaterThanOrEqual(50);
    expect(family('rotate').length).toBeGreaterThanOrEqual(30);
    expect(new Set(marks.filter((mark) => mark.family !== 'icon').flatMap((mark) => mark.icons)).size).toBeGreaterThanOrEqual(
      250,
    );
  });

  test('make something of 250 icons and more that a brief can really lead to', () => {
    const named = new Set(concepts.flatMap((concept) => concept.icons));
    const led = concepts.flatMap(({ id, icons }) =>
      icons.filter((icon) => marks.some((m) => m.family !== 'icon' && m.icons.includes(icon) && mayPicture(m, icon, id, named))),
    );
    expect(new Set(led).size).toBeGreaterThanOrEqual(250);
  });

  test('hold nothing that no concept names', () => {
    const named = new Set(concepts.flatMap((concept) => concept.icons));
    const led = (mark: LoadedMark) =>
      mark.icons.length === 0 || mark.icons.some((icon) => named.has(icon) && othersMeant(mark, icon, named));
    expect(failing(led)).toEqual([]);
  });

  test('change the icons they are made from', () => {
    const made = marks.filter((mark) => mark.family !== 'icon');
    const same = made.filter((mark) =>
      mark.icons.some((name) => {
        const icon = byId.get(`icon/${name}`);
        return icon !== undefined && change(mark, icon) < 0.145;
      }),
    );
    expect(same.map((mark) => mark.id)).toEqual([]);
  });

  test('keep discs exactly round', () => {
    const discs = marks.filter((mark) => mark.id.startsWith('negative-space/disc+') || mark.id === 'cut-disc/b');
    const round = (contour: readonly number[]): boolean => {
      for (let i = 0; i + 1 < contour.length; i += 6) {
        if (Math.abs(Math.hypot((contour[i] as number) - 100, (contour[i + 1] as number) - 100) - 100) > 0.06) return false;
      }
      return true;
    };
    expect(discs.length).toBeGreaterThan(40);
    expect(discs.filter((mark) => !round(pathsOf(mark)[0]?.[0] ?? [])).map((mark) => mark.id)).toEqual([]);
  });
});

test('the catalogue is small: 720 kB as it stands, 135 kB after brotli', () => {
  const json = readFileSync(new URL('marks.json', import.meta.url));
  expect(json.length).toBeLessThanOrEqual(720_000);
  // Quality 9 of 11: the size that hosts reach while the test stays quick.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  expect(brotliCompressSync(json, quality).length).toBeLessThanOrEqual(135_000);
});
