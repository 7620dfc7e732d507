import { contrastRatio, type Hex, mapPath, pathBounds, placing } from '@brandwright/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import type { Brand } from '../files/brand.ts';
import type { Area } from '../layout/area.ts';
import { avatar, avatarKinds, avatarSide } from './avatar.ts';
import { belowPicture, campaignOf } from './campaign.ts';
import { formats } from './formats.ts';
import { plainHeadlines } from './headlines.ts';
import { socialFiles } from './social-files.ts';
import { readsFromRight } from './stage.ts';
import { formatOf, template, templateOf } from './template.ts';
import { templateKeys } from './template-keys.ts';
import { textContrast } from './tone.ts';

const sizes = [
  ['instagram', 'post', 1080, 1080],
  ['instagram', 'story', 1080, 1920],
  ['instagram', 'reel', 1080, 1350],
  ['facebook', 'post', 1200, 630],
  ['facebook', 'cover', 1640, 859],
  ['facebook', 'event', 1920, 1080],
  ['linkedin', 'post', 1200, 627],
  ['linkedin', 'cover', 1584, 396],
  ['linkedin', 'company', 1536, 768],
  ['twitter', 'post', 1200, 675],
  ['twitter', 'header', 1500, 500],
  ['youtube', 'banner', 2560, 1440],
  ['pinterest', 'pin', 1000, 1500],
] as const;

/** A rounding of coordinates, in pixels. */
const half = 0.5;

type Bounds = ReturnType<typeof pathBounds>;

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a !== null && b !== null && a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

function expectInside(bounds: Bounds, { x, y, w, h }: Area, what: string): void {
  if (bounds === null) return;
  expect(bounds.x0, what).toBeGreaterThanOrEqual(x - half);
  expect(bounds.y0, what).toBeGreaterThanOrEqual(y - half);
  expect(bounds.x1, what).toBeLessThanOrEqual(x + w + half);
  expect(bounds.y1, what).toBeLessThanOrEqual(y + h + half);
}

describe('social formats', () => {
  test('[T-01] have the sizes of the product, and every one has a template', () => {
    expect(formats.map(({ platform, type, width, height }) => [platform, type, width, height])).toEqual(sizes);
    expect(new Set(templateKeys.map(formatOf))).toEqual(new Set(formats));
  });

  test('[T-01] keep 250 px at the top and foot of a story and a reel free', () => {
    for (const { type, height, safe } of formats) {
      if (type !== 'story' && type !== 'reel') continue;
      expect(safe.y).toBeGreaterThanOrEqual(250);
      expect(height - safe.y - safe.h).toBeGreaterThanOrEqual(250);
    }
  });
});

/** Every template of every brand. */
const all = brands.flatMap((brand) => templateKeys.map((key) => ({ brand, key, ...templateOf(brand, key) })));
const label = ({ brand, key }: { brand: Brand; key: string }): string => `${brand.design.name} ${key}`;

describe('a template', () => {
  test('[T-01] has its headline and its name inside the safe area, whatever the brand', () => {
    for (const one of all) {
      const { safe } = one.format;
      for (const { part, layers } of one.pieces) {
        if (part !== 'art') expectInside(pathBounds(layers.flatMap(({ path }) => path)), safe, `${label(one)} ${part}`);
      }
    }
  });

  test('[T-01] shows the name of the brand, and on posts a headline', () => {
    for (const one of all) {
      const parts = one.pieces.filter(({ layers }) => layers.some(({ path }) => path.length > 0)).map(({ part }) => part);
      expect(parts, label(one)).toContain('name');
      if (one.format.kind === 'post') expect(parts, label(one)).toContain('headline');
    }
  });

  test('[T-01] is made of finite coordinates', () => {
    for (const one of all)
      for (const { layers } of one.pieces)
        for (const { path } of layers) expect(path.flat().every(Number.isFinite), label(one)).toBe(true);
  });

  test('[T-01] sets every default headline at least a fortieth of the page’s shorter side high', () => {
    for (const one of all) {
      if (one.format.kind === 'cover') continue;
      const path = one.pieces.filter(({ part }) => part === 'headline').flatMap(({ layers }) => layers.flatMap((l) => l.path));
      const bounds = pathBounds(path);
      expect((bounds?.y1 ?? 0) - (bounds?.y0 ?? 0), label(one)).toBeGreaterThan(
        Math.min(one.format.width, one.format.height) / 40,
      );
    }
  });

  test('[T-01] has headlines and names in colors that read on every ground below them', () => {
    for (const one of all) {
      for (const { part, ground, layers } of one.pieces) {
        if (part === 'art') continue;
        const ratios = layers.map(({ paint }) => contrastRatio(paint, ground));
        // A picture among the letters of a name, or a plate below them, needs to be seen only.
        const least = part === 'headline' ? Math.min(...ratios) : Math.max(...ratios);
        expect(least, `${label(one)} ${part}`).toBeGreaterThanOrEqual(textContrast);
      }
    }
  });

  test('[T-01] reads on the pictures that it covers', () => {
    for (const one of all) {
      const text = one.pieces.filter(({ part }) => part === 'headline');
      const below = one.pieces.filter(({ part }) => part === 'art').flatMap(({ layers }) => layers);
      for (const { layers } of text) {
        const words = layers.map(({ path, paint }) => ({ paint, bounds: pathBounds(path) }));
        for (const { paint, bounds } of words) {
          const covered = below.filter(({ path }) => overlaps(pathBounds(path), bounds));
          for (const picture of covered)
            expect(contrastRatio(paint as Hex, picture.paint), label(one)).toBeGreaterThanOrEqual(textContrast);
        }
      }
    }
  });

  test('[T-01] looks like no other template of its kit, even at the same size', () => {
    for (const brand of brands) {
      const seen = new Map<string, string>();
      for (const key of templateKeys) {
        const { width, height, layers } = template(brand, key);
        const scaled = layers.map(({ path }) => mapPath(path, { ...placing(1, 0, 0), a: 1000 / width, d: 1000 / height }));
        const geometry = JSON.stringify(scaled.map((path) => path.map((contour) => contour.map(Math.round))));
        expect(seen.get(geometry), `${brand.design.name} ${key}`).toBeUndefined();
        seen.set(geometry, key);
      }
      expect(seen.size).toBe(17);
    }
  });

  test('[T-01] sets any headline and name inside the safe area, and all else inside the canvas', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.constantFrom('Hello', 'שלום', 'مرحبا', '東京', '\u202E', 'Z\u0351\u0352\u0353', '👩‍👩‍👧', '\uD800', ' ', '“'), {
          maxLength: 9,
        })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...brands), fc.constantFrom(...templateKeys), text, (brand, key, headline) => {
        const { format, pieces } = templateOf({ ...brand, headlines: plainHeadlines({ [key]: headline }) }, key);
        for (const { part, layers } of pieces) {
          const room = part === 'art' ? { x: 0, y: 0, w: format.width, h: format.height } : format.safe;
          for (const { path } of layers) expectInside(pathBounds(path), room, part);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('[T-01] never shows a letter beside another, which would spell a word', () => {
    for (const { design, grammar } of brands) {
      if (grammar.subject === 'picture') continue;
      const used = Object.values(campaignOf(design, grammar)).map(([composition]) => composition);
      expect(used, design.name).not.toContain('row');
      expect(used, design.name).not.toContain('growth');
      // Part of a letter reads as another.
      expect(used, design.name).not.toContain('grid');
    }
  });

  test('[T-01] stands where reading begins, and a name alone on a cover in the middle', () => {
    for (const one of all) {
      const { safe, kind, width } = one.format;
      const { design, grammar } = one.brand;
      const fromRight = readsFromRight(design.name);
      const [composition] = (fromRight ? belowPicture(grammar, one.key) : undefined) ?? campaignOf(design, grammar)[one.key];
      const isCentered = composition === 'lockup' && (kind === 'cover' || grammar.subject === 'emblem');
      const text = one.pieces.find(({ part }) => part === (kind === 'post' ? 'headline' : 'name'));
      const bounds = pathBounds(text?.layers.flatMap(({ path }) => path) ?? []);
      if (isCentered)
        // To a five-hundredth of the page, which nobody sees.
        expect(Math.abs((bounds?.x0 ?? 0) + (bounds?.x1 ?? 0) - width) / 2, label(one)).toBeLessThan(width / 500);
      else if (fromRight) expect(bounds?.x1, label(one)).toBeCloseTo(safe.x + safe.w, 0);
      else expect(bounds?.x0, label(one)).toBeCloseTo(safe.x, 0);
    }
  });
});

describe('a profile picture', () => {
  test('[T-01] keeps its mark inside the circle of .70 of its side', () => {
    for (const { design } of brands) {
      for (const kind of avatarKinds) {
        const { layers, width } = avatar(design, kind);
        expect(width).toBe(avatarSide);
        const ends = layers.flatMap(({ path }) => path).flatMap((contour) => contour.filter((_, i) => i % 6 < 2));
        const reach = ends.reduce(
          (most, x, i) => (i % 2 === 0 ? Math.max(most, Math.hypot(x - 400, (ends[i + 1] ?? 400) - 400)) : most),
          0,
        );
        expect(reach, `${design.name} ${kind}`).toBeLessThanOrEqual(0.35 * avatarSide);
        expect(layers.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('social files', () => {
  test('[T-01] are the same bytes for the same brand, and hold nothing but outlines', () => {
    for (const brand of brands) {
      const files = socialFiles(brand);
      const again = socialFiles(brand);
      expect(files.length).toBe(2 * (templateKeys.length + avatarKinds.length));
      for (const [i, file] of files.entries()) {
        if (file.kind !== 'text') continue;
        const svg = file.text();
        const other = again[i];
        expect(other?.kind === 'text' ? other.text() : '').toBe(svg);
        expect(new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag)), file.path).toEqual(
          new Set(['svg', 'title', 'path']),
        );
        expect(svg.length, file.path).toBeLessThanOrEqual(150_000);
      }
    }
  });

  test('[T-01] are named after their platform, type and size', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('no brand');
    const paths = socialFiles(brand).map(({ path }) => path);
    for (const [platform, type, width, height] of sizes) {
      expect(paths).toContain(`social/${platform}-${type}-${width}x${height}.png`);
      expect(paths).toContain(`social/${platform}-${type}-${width}x${height}.svg`);
    }
    for (const kind of avatarKinds) expect(paths).toContain(`social/profile-${kind}-800.png`);
  });
});
