import type { Hex } from '@brandwright/engine';
import { hexToOklch, oklchToHex } from '@brandwright/engine';
import { Resvg } from '@resvg/resvg-js';
import { read } from 'ase-util';
import { expect, test } from 'vitest';
import { brands } from '../../../testing/brands.ts';
import { hostileNames, renamed } from '../../../testing/hostile.ts';
import type { Brand } from '../brand.ts';
import { kitPath } from '../kit-file.ts';
import { rolesOf } from '../logo/painted.ts';
import { paletteFiles } from './palette-files.ts';

const first = brands[0] as Brand;

function contentOf(brand: Brand, path: string): string | Uint8Array {
  const file = paletteFiles(brand).find((one) => one.path === path);
  if (file?.kind === 'text') return file.text();
  if (file?.kind === 'bytes') return file.bytes();
  throw new Error(`${path} is no file of the palette.`);
}

const textOf = (brand: Brand, path: string): string => contentOf(brand, path) as string;

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Cells by RFC 4180, strictly: throws at a stray quote, a bare line break, a row of another length. */
function readCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const match = cell.exec(csv);
    if (match === null) throw new Error(`No cell at ${at}: ${csv.slice(at, at + 40)}`);
    const [, raw = '', end] = match;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '\r\n') rows.push([]);
  }
  if (rows.pop()?.length !== 0) throw new Error('The last row does not end.');
  if (new Set(rows.map((row) => row.length)).size > 1) throw new Error('Rows differ in length.');
  return rows;
}

/** A palette of GIMP, line by line, as its manual describes it; throws at any other line. */
function readGpl(gpl: string): { readonly name: string; readonly colors: readonly { rgb: number[]; name: string }[] } {
  const [magic, name, columns, hash, ...rest] = gpl.split('\n');
  if (magic !== 'GIMP Palette' || hash !== '#' || rest.pop() !== '') throw new Error('No GIMP palette.');
  if (!/^Columns: (?:[1-9]|[1-5]\d|6[0-4])$/.test(columns ?? '')) throw new Error(`Columns: ${columns}`);
  return {
    name: /^Name: (\S.*)$/.exec(name ?? '')?.[1] ?? '',
    colors: rest.map((line) => {
      const [, r, g, b, label = ''] = /^ *(\d{1,3}) +(\d{1,3}) +(\d{1,3})\t(\S.*)$/.exec(line) ?? [];
      const rgb = [r, g, b].map(Number);
      if (!rgb.every((v) => v >= 0 && v <= 255)) throw new Error(`No color: ${line}`);
      return { rgb, name: label };
    }),
  };
}

test('[K-06] the palette stands in four files, the same bytes twice', () => {
  for (const brand of brands) {
    const paths = paletteFiles(brand).map(({ path }) => path);
    expect(paths).toEqual(['color/palette.ase', 'color/palette.gpl', 'color/colors.csv', 'color/palette.svg']);
    for (const path of paths) {
      expect(path).toMatch(kitPath);
      expect(contentOf(brand, path)).toEqual(contentOf(brand, path));
    }
  }
});

test('[K-06] ASE is read by another program: every color as RGB and in the declared inks', () => {
  for (const brand of brands) {
    const groups = read(Buffer.from(contentOf(brand, 'color/palette.ase') as Uint8Array));
    const rows = readCsv(textOf(brand, 'color/colors.csv').slice(1)).slice(1);
    const named = [...brand.design.name].length + 5 > 60 ? [...brand.design.name].slice(0, 55).join('') : brand.design.name;
    expect(groups).toHaveLength(2);
    for (const [i, group] of groups.entries()) {
      if (group.type !== 'group') throw new Error('A color stands outside its group.');
      expect(group.name.startsWith(named.slice(0, 50))).toBe(true);
      expect(group.entries).toHaveLength(rows.length);
      for (const [k, { name, color }] of group.entries.entries()) {
        const [, use = '', label = '', hex = ''] = rows[k] ?? [];
        expect(name).toBe(`${use} - ${label}${i === 0 ? '' : ' (CMYK)'}`);
        expect(color.type, 'no plate of its own').toBe('normal');
        if (color.model === 'RGB') {
          expect([color.r, color.g, color.b].map((v) => Math.round(v * 255))).toEqual(channels(hex));
        } else {
          expect([color.c, color.m, color.y, color.k].map((v) => Math.round(v * 100))).toEqual(brand.inks.get(hex as Hex));
        }
        expect(color.model).toBe(i === 0 ? 'RGB' : 'CMYK');
      }
      expect(new Set(group.entries.map(({ name }) => name)).size, 'names are told apart').toBe(rows.length);
    }
  }
});

test('[K-06] ASE blocks fill the file exactly', () => {
  const file = contentOf(first, 'color/palette.ase') as Uint8Array;
  const view = new DataView(file.buffer);
  let at = 12;
  let blocks = 0;
  for (; at < file.length; blocks++) at += 6 + view.getUint32(at + 2);
  expect(at).toBe(file.length);
  expect(blocks).toBe(view.getUint32(8));
});

test('[K-06] GPL has the same colors, in ASCII', () => {
  for (const brand of brands) {
    const text = textOf(brand, 'color/palette.gpl');
    expect(text).toMatch(/^[\n\t -~]+$/);
    const { name, colors } = readGpl(text);
    expect(name).not.toBe('');
    const rows = readCsv(textOf(brand, 'color/colors.csv').slice(1)).slice(1);
    expect(colors).toEqual(rows.map(([, use, label, hex = '']) => ({ rgb: channels(hex), name: `${use} - ${label}` })));
  }
});

test('[K-06] the list for people holds the palette first, then everything else the logo is painted with', () => {
  for (const brand of brands) {
    const csv = textOf(brand, 'color/colors.csv');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head = [], ...rows] = readCsv(csv.slice(1));
    expect(head.slice(0, 4)).toEqual(['brand', 'use', 'name', 'hex']);
    const hexes = rows.map((row) => row[3] as Hex);
    expect(hexes.slice(0, brand.colors.length)).toEqual(brand.colors.map(({ hex }) => hex));
    expect(new Set(hexes).size).toBe(hexes.length);
    const { paints, onDark } = brand.design.scheme;
    for (const set of [paints, onDark]) {
      for (const role of rolesOf(brand.design.scene)) expect(hexes).toContain(set[role]);
      if (set.ground !== null) expect(hexes).toContain(set.ground);
    }
    for (const row of rows) {
      expect(row.slice(4, 7).map(Number)).toEqual(channels(row[3] ?? ''));
      expect(row.slice(8).map(Number)).toEqual(brand.inks.get(row[3] as Hex));
      const [, l, c, h] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(row[7] ?? '') ?? [];
      const back = hexToOklch(oklchToHex({ l: Number(l) / 100, c: Number(c), h: Number(h) }));
      const own = hexToOklch(row[3] as Hex);
      expect(Math.hypot(back.l - own.l, back.c - own.c)).toBeLessThan(0.004);
    }
  }
});

test('a color without declared inks is a fault, not an empty cell', () => {
  expect(() => contentOf({ ...first, inks: new Map() }, 'color/palette.ase')).toThrow(/No inks are declared for #/);
});

test('[K-06] the sheet is plates without gaps, one group to a color, the logo on the first', () => {
  for (const brand of brands) {
    const svg = textOf(brand, 'color/palette.svg');
    expect([...svg.matchAll(/<g id="([a-z]+)">/g)].map(([, role]) => role)).toEqual(brand.colors.map(({ role }) => role));
    const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: 160 } }).render();
    const seen = new Set<string>();
    for (let i = 0; i < width * height; i++) {
      const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(4 * i, 4 * i + 4);
      expect(a).toBe(255);
      seen.add(`#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`.toUpperCase());
    }
    for (const { hex } of brand.colors) expect(seen).toContain(hex);
    expect(seen.size, 'a logo is on it').toBeGreaterThan(brand.colors.length + 5);
  }
});

test('[S-25] no cell of a spreadsheet is a formula, and no name breaks out of its row', () => {
  const plain = readCsv(textOf(first, 'color/colors.csv').slice(1)).map((row) => row.slice(1));
  for (const name of hostileNames) {
    const rows = readCsv(textOf(renamed(first, name), 'color/colors.csv').slice(1));
    expect(rows.map((row) => row.slice(1))).toEqual(plain);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s=+\-@]|[\r\n\t]/);
  }
  const [, row] = readCsv(textOf(renamed(first, '=1+1'), 'color/colors.csv').slice(1));
  expect(row?.[0]).toBe("'=1+1");
});

test('[S-24] a name is one line of a palette and text of a sheet, whatever it holds', () => {
  for (const name of hostileNames) {
    const brand = renamed(first, name);
    const gpl = textOf(brand, 'color/palette.gpl');
    expect(gpl).toMatch(/^[\n\t -~]+$/);
    expect(readGpl(gpl).colors).toEqual(readGpl(textOf(first, 'color/palette.gpl')).colors);
    const svg = textOf(brand, 'color/palette.svg');
    expect(svg.match(/<[a-z/]+/g)).toEqual(textOf(first, 'color/palette.svg').match(/<[a-z/]+/g));
    expect(() => new Resvg(svg)).not.toThrow();
    const groups = read(Buffer.from(contentOf(brand, 'color/palette.ase') as Uint8Array));
    expect(groups.map((group) => (group.type === 'group' ? group.entries.length : 0))).toEqual(
      read(Buffer.from(contentOf(first, 'color/palette.ase') as Uint8Array)).map((group) =>
        group.type === 'group' ? group.entries.length : 0,
      ),
    );
    for (const { name: shown } of groups) expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
  }
  expect(readGpl(textOf(renamed(first, '東京珈琲'), 'color/palette.gpl')).name).toBe(first.slug);
});
