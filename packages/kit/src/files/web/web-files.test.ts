import { contrastRatio, type Hex } from '@brandwright/engine';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { brandFor, brands } from '../../../testing/brands.ts';
import { piecesOf, union } from '../../../testing/read-svg.ts';
import type { Brand } from '../brand.ts';
import { type KitFile, kitPath } from '../kit-file.ts';
import { shortName } from '../short-name.ts';
import { maskableReach, profileReach } from './icon-art.ts';
import { iconDrawing, iconGround } from './icon-ink.ts';
import { webFiles } from './web-files.ts';

const hostile = ['A&B <i>"\'', '</title><script>alert(1)</script>', '*/ } body{', 'A) show (', '--> <b>', '[PAGE TITLE]'];

const named = (name: string, slogan = ''): Brand => {
  const [brand] = brands;
  if (brand === undefined) throw new Error('no brand');
  return { ...brand, design: { ...brand.design, name }, brief: { ...brand.brief, name, slogan } };
};

const fileOf = (brand: Brand, path: string): KitFile => {
  const file = webFiles(brand).find((one) => one.path === path);
  if (file === undefined) throw new Error(`no ${path}`);
  return file;
};

const textOf = (brand: Brand, path: string): string => {
  const file = fileOf(brand, path);
  if (file.kind !== 'text') throw new Error(`${path} is no text`);
  return file.text();
};

const pictureOf = (brand: Brand, path: string) => {
  const file = fileOf(brand, path);
  if (file.kind !== 'picture') throw new Error(`${path} is no picture`);
  return file.picture();
};

interface Pixels {
  readonly size: number;
  readonly at: (x: number, y: number) => readonly [number, number, number, number];
}

/** A square drawing as pixels, on nothing. */
function pixelsOf(svg: string, size: number): Pixels {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  expect([width, height]).toEqual([size, size]);
  const part = (x: number, y: number, k: number): number => pixels[(y * size + x) * 4 + k] ?? 0;
  return { size, at: (x, y) => [part(x, y, 0), part(x, y, 1), part(x, y, 2), part(x, y, 3)] };
}

const rgb = (hex: Hex): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Farthest pixel from the middle, as a share of the side, that is not the ground; and the share of all pixels that are not. */
function inkOf({ size, at }: Pixels, ground: Hex | null): { readonly reach: number; readonly share: number } {
  const [r = 0, g = 0, b = 0] = ground === null ? [] : rgb(ground);
  let [reach, count] = [0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [pr, pg, pb, pa] = at(x, y);
      const inked = ground === null ? pa > 8 : Math.abs(pr - r) + Math.abs(pg - g) + Math.abs(pb - b) > 12;
      if (!inked) continue;
      count++;
      reach = Math.max(reach, Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) / size);
    }
  }
  return { reach, share: count / size ** 2 };
}

const sizes: Readonly<Record<string, number>> = {
  'web/favicon-16.png': 16,
  'web/favicon-32.png': 32,
  'web/favicon-48.png': 48,
  'web/favicon-96.png': 96,
  'web/apple-touch-icon.png': 180,
  'web/icon-192.png': 192,
  'web/icon-512.png': 512,
  'web/icon-maskable-192.png': 192,
  'web/icon-maskable-512.png': 512,
  'web/icon-monochrome-512.png': 512,
  'web/app-icon-512.png': 512,
  'web/app-icon-1024.png': 1024,
  'web/profile-800.png': 800,
};

const opaque = [
  'apple-touch-icon',
  'icon-maskable-192',
  'icon-maskable-512',
  'app-icon-512',
  'app-icon-1024',
  'profile-800',
  'share-1200x630',
];

describe('[K-06] favicons, app icons and their manifest', () => {
  test('are the files that browsers, phones and stores ask for, in their sizes', () => {
    for (const brand of brands) {
      const files = webFiles(brand);
      expect(files.map(({ path }) => path).toSorted()).toEqual(
        [
          ...Object.keys(sizes),
          'web/favicon.svg',
          'web/favicon.ico',
          'web/icon-monochrome.svg',
          'web/site.webmanifest',
          'web/share-1200x630.png',
          'web/head.html',
        ].toSorted(),
      );
      for (const file of files) {
        expect(file.path).toMatch(kitPath);
        if (file.kind === 'icon') expect(file.frames().map(({ size }) => size)).toEqual([16, 32, 48]);
        if (file.kind !== 'picture') continue;
        const { svg, format, width, height, ground } = file.picture();
        expect(format).toBe('png');
        expect([width, height]).toEqual(file.path.includes('share') ? [1200, 630] : [sizes[file.path], sizes[file.path]]);
        expect(svg).toMatch(file.path.includes('share') ? /viewBox="0 0 1200 630"/ : /viewBox="0 0 512 512"/);
        expect(ground !== null).toBe(opaque.some((name) => file.path === `web/${name}.png`));
      }
    }
  });

  test('are opaque to their corners where the system cuts them, and round where it does not', () => {
    for (const brand of brands) {
      for (const name of opaque.filter((one) => !one.startsWith('share'))) {
        const pixels = pixelsOf(pictureOf(brand, `web/${name}.png`).svg, 96);
        const clear = Array.from({ length: 96 ** 2 }, (_, i) => pixels.at(i % 96, Math.floor(i / 96))[3]).filter((a) => a < 255);
        expect(clear, name).toEqual([]);
        expect(pixels.at(0, 0).slice(0, 3)).toEqual(rgb(iconGround(brand.design)));
      }
      for (const name of ['icon-512', 'favicon-16', 'favicon-96']) {
        expect(pixelsOf(pictureOf(brand, `web/${name}.png`).svg, 96).at(0, 0)[3], name).toBe(0);
      }
    }
  });

  test('keep their ink in the circle that is left of them, and fill it', () => {
    for (const brand of brands) {
      const ground = iconGround(brand.design);
      const cut = [
        ['icon-maskable-512', maskableReach, ground],
        ['icon-monochrome-512', maskableReach, null],
        ['profile-800', profileReach, ground],
      ] as const;
      for (const [name, limit, on] of cut) {
        const { reach, share } = inkOf(pixelsOf(pictureOf(brand, `web/${name}.png`).svg, 256), on);
        expect(reach, `${brand.slug} ${name}`).toBeLessThanOrEqual(limit);
        expect(reach, `${brand.slug} ${name}`).toBeGreaterThan(0.68 * limit);
        expect(share, `${brand.slug} ${name}`).toBeGreaterThan(0.03);
      }
    }
  });

  test('stand out: every ink against the ground, and one of them clearly', () => {
    for (const { design, slug } of brands) {
      for (const small of [true, false]) {
        const { scene, paints } = iconDrawing(design, small);
        const ground = paints.ground ?? '#FFFFFF';
        expect(ground).toBe(iconGround(design));
        const roles = new Set(scene.shapes.filter(({ only }) => only !== 'mono').map(({ role }) => role));
        const ratios = [...roles].map((role) => contrastRatio(paints[role], ground));
        expect(Math.max(...ratios), slug).toBeGreaterThanOrEqual(4);
        expect(Math.min(...ratios), slug).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('at 16 px leave a pixel free all round, and have pixels that are ink alone', () => {
    for (const brand of brands) {
      const ground = rgb(iconGround(brand.design));
      const far = (p: readonly number[]): number =>
        ground.reduce((sum, v, i) => sum + Math.abs(v - (p[i] ?? 0)), 0) * ((p[3] ?? 0) / 255);
      const { at } = pixelsOf(pictureOf(brand, 'web/favicon-16.png').svg, 16);
      const all = Array.from({ length: 256 }, (_, i) => ({ x: i % 16, y: Math.floor(i / 16) }));
      const rim = all.filter(({ x, y }) => [x, y].some((v) => v === 0 || v === 15) && at(x, y)[3] === 255);
      const strongest = Math.max(...all.map(({ x, y }) => far(at(x, y))));
      for (const { x, y } of rim) expect(far(at(x, y)) / strongest, `${brand.slug} ${x} ${y}`).toBeLessThan(0.25);
      expect(all.filter(({ x, y }) => far(at(x, y)) > 0.8 * strongest).length, brand.slug).toBeGreaterThanOrEqual(10);
    }
  });

  test('have drawings of their own for tabs: what stands at 16 px is not what was drawn for 180', () => {
    const [tab, phone] = ['web/favicon-16.png', 'web/apple-touch-icon.png'].map((path) =>
      brands.map((brand) => pictureOf(brand, path).svg),
    );
    expect(tab?.filter((svg, i) => svg === phone?.[i])).toEqual([]);
    // Hairlines are widened there.
    const fine = brandFor({ name: 'Juniper & Rye', industry: 'Food & Beverage' }, 1);
    const widened = [...(tab ?? []), pictureOf(fine, 'web/favicon-16.png').svg].filter((svg) => svg.includes('stroke-width'));
    expect(widened.length).toBeGreaterThan(4);
    expect(phone?.filter((svg) => svg.includes('stroke-width'))).toEqual([]);
  });

  test('in one ink are black on nothing', () => {
    for (const brand of brands) {
      const svg = textOf(brand, 'web/icon-monochrome.svg');
      expect(new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill))).toEqual(new Set(['#000000']));
      expect(pictureOf(brand, 'web/icon-monochrome-512.png').ground).toBeNull();
    }
  });

  test('are named by a manifest, with their sizes and purposes', () => {
    for (const brand of brands) {
      const manifest = JSON.parse(textOf(brand, 'web/site.webmanifest'));
      expect(manifest.name).toBe(brand.design.name);
      expect(manifest.short_name.length).toBeLessThanOrEqual(12);
      expect(manifest.theme_color).toMatch(/^#[0-9A-F]{6}$/);
      expect(manifest.background_color).toMatch(/^#[0-9A-F]{6}$/);
      expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual([
        'any',
        'any',
        'maskable',
        'maskable',
        'monochrome',
      ]);
      for (const { src, sizes: told, type } of manifest.icons) {
        const { width, height } = pictureOf(brand, `web/${src}`);
        expect(told).toBe(`${width}x${height}`);
        expect(type).toBe('image/png');
      }
    }
  });

  test('are linked by tags whose files are there', () => {
    for (const brand of brands) {
      const head = textOf(brand, 'web/head.html');
      const links = [...head.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
      expect(links).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest']);
      for (const href of links) expect(fileOf(brand, `web/${href}`)).toBeDefined();
      expect(head).toContain(`share-1200x630.png`);
      expect([
        ...head.matchAll(/<meta name="theme-color" content="#[0-9A-F]{6}" media="\(prefers-color-scheme: (\w+)\)">/g),
      ]).toHaveLength(2);
    }
  });

  test('whatever the name holds, it stays text', () => {
    const plain = textOf(named('Plain', 'Plain'), 'web/head.html');
    const tags = (html: string): readonly string[] => html.match(/<[!/]?[a-z-]+/gi) ?? [];
    for (const name of hostile) {
      const brand = named(name, name);
      const head = textOf(brand, 'web/head.html');
      expect(tags(head)).toEqual(tags(plain));
      const [, written = ''] = /property="og:site_name" content="([^"]*)"/.exec(head) ?? [];
      const read = written
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(read).toBe(name);
      const manifest = textOf(brand, 'web/site.webmanifest');
      expect(JSON.parse(manifest).name).toBe(name);
      expect(manifest).not.toContain('<');
      for (const file of webFiles(brand)) {
        if (file.kind === 'picture') expect(file.picture().svg).not.toMatch(/script|body|show|<b>/);
      }
    }
  });

  test('are the same bytes for the same brand', () => {
    const told = (brand: Brand): string =>
      JSON.stringify(
        webFiles(brand).map((file) => {
          if (file.kind === 'text') return file.text();
          if (file.kind === 'picture') return file.picture();
          return file.kind === 'icon' ? file.frames() : file.path;
        }),
      );
    for (const brand of brands.slice(0, 6)) {
      expect(told({ ...brand, design: JSON.parse(JSON.stringify(brand.design)) })).toBe(told(brand));
    }
  });
});

describe('[K-06] the picture of a link', () => {
  // The last has a mark on a field of its own.
  const shared = [...brands, brandFor({ name: 'Stonebridge Capital', industry: 'Finance' }, 0)].map((brand) => {
    const { svg } = pictureOf(brand, 'web/share-1200x630.png');
    const pieces = piecesOf(svg);
    const last = Math.max(...pieces.map(({ logo }) => logo));
    const inks = pieces.filter(({ logo }) => logo === last);
    const art = pieces.filter(({ logo }) => logo >= 0 && logo < last);
    return { brand, svg, pieces, inks, art, box: union(inks.map((piece) => piece.box)) };
  });

  /** Rounding of pixels. */
  const beyond = 0.5;

  test('is opaque, and nothing but paths', () => {
    for (const { svg } of shared) {
      const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 240 } }).render();
      expect(pixels.filter((v, i) => i % 4 === 3 && v !== 255)).toHaveLength(0);
      expect(svg.replace(/<\/?(?:svg|g|path)[^<>]*>/g, '').trim()).toBe('');
    }
  });

  test('holds the name within its margins, large, and in inks that read', () => {
    for (const { brand, pieces, inks, box } of shared) {
      expect(Math.min(box.x0, box.y0, 1200 - box.x1, 630 - box.y1), brand.slug).toBeGreaterThan(80 - beyond);
      expect(((box.x1 - box.x0) * (box.y1 - box.y0)) / (1200 * 630), brand.slug).toBeGreaterThan(0.04);
      const on = pieces.filter(({ logo, box: b }) => logo < 0 && b.x0 <= box.x0 && b.x1 >= box.x1).at(-1)?.fill as Hex;
      const ratios = inks.map(({ fill }) => contrastRatio(fill as Hex, on));
      expect(Math.max(...ratios), brand.slug).toBeGreaterThanOrEqual(4.5);
      expect(Math.min(...ratios), brand.slug).toBeGreaterThanOrEqual(2);
    }
  });

  test('keeps the mark clear of the name', () => {
    for (const { brand, art, box } of shared) {
      for (const { box: mark } of art) {
        const apart = Math.max(mark.x0 - box.x1, box.x0 - mark.x1, box.y0 - mark.y1);
        expect(apart, brand.slug).toBeGreaterThan(0);
      }
    }
  });

  test('is composed in more than one way: cropped, on a field, at two corners, a sign alone', () => {
    const ways = shared.map(({ pieces, art }) => {
      const plates = pieces.filter(({ logo }) => logo < 0).length;
      if (art.length === 0) return 'sign';
      const out = art.some(({ box }) => box.y1 > 630);
      return `${out ? 'cropped' : 'whole'} on ${plates}`;
    });
    expect(new Set(ways).size).toBe(4);
  });

  test('begins at the right where the name does', () => {
    for (const { brand, box } of shared) {
      if (/[\u0590-\u08FF]/u.test(brand.design.name)) expect(Math.abs(box.x1 - 1120)).toBeLessThan(beyond);
      else expect(Math.abs(box.x0 - 80)).toBeLessThan(beyond);
    }
  });
});

test.each([
  ['Vantage', 'Vantage'],
  ['Quiet Harbor', 'Quiet Harbor'],
  ['Juniper & Rye', 'Juniper'],
  ['The Paper Lantern', 'The Paper'],
  ['The International Association', 'Internation…'],
  ['Bolt & Barrel Brewery', 'Bolt'],
  ['Sons of the Pioneers', 'Sons'],
  ['東京珈琲', '東京珈琲'],
  ['Supercalifragilistic', 'Supercalifr…'],
  ['Café́mmmmmmmmmmm', 'Café́mmmmmm…'],
  ['aaaaaaaaaa👩‍🚀bbbb', 'aaaaaaaaaa…'],
])('[K-06] %s is called %s where there is room for twelve characters', (name, short) => {
  expect(shortName(name)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(12);
});
