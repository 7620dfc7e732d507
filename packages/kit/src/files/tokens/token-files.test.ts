import { contrastRatio, type Hex, oklchToHex } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { brands } from '../../../testing/brands.ts';
import { hostileNames, renamed } from '../../../testing/hostile.ts';
import { readCss } from '../../../testing/read-css.ts';
import type { Brand } from '../brand.ts';
import { kitPath } from '../kit-file.ts';
import { tokenFiles } from './token-files.ts';

const textOf = (brand: Brand, path: string): string => {
  const file = tokenFiles(brand).find((one) => one.path === path);
  if (file?.kind !== 'text') throw new Error(`${path} is no text of the kit.`);
  return file.text();
};

const first = brands[0] as Brand;
const dark = '@media (prefers-color-scheme: dark) | :root:not([data-theme="light"])';
const light = ':root, [data-theme="light"]';

const css = (brand: Brand) => {
  const blocks = readCss(textOf(brand, 'tokens/tokens.css'));
  const block = (where: string): ReadonlyMap<string, string> => blocks.get(where) ?? new Map();
  return { blocks, root: block(':root'), light: block(light), dark: block(dark), chosen: block('[data-theme="dark"]') };
};

/** A module's default export, evaluated as what it is. */
const moduleOf = async (text: string) =>
  (await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`)) as { default: Preset };

interface Preset {
  readonly theme: {
    readonly extend: {
      readonly colors: { readonly brand: Readonly<Record<string, string>> };
      readonly fontFamily: Readonly<Record<string, readonly string[]>>;
      readonly fontWeight: Readonly<Record<string, string>>;
    };
  };
}

type Json = { readonly [key: string]: Json | string | number | readonly unknown[] };

/**
 * Every token of a document by its path, with its type resolved and aliases followed, by the rules of the Format and Color modules
 * 2025.10. Throws at what they do not allow.
 */
function readTokens(document: Json): ReadonlyMap<string, { type: string; value: unknown }> {
  const found = new Map<string, { type: string | undefined; value: unknown }>();
  const walk = (node: Json, path: readonly string[], inherited: string | undefined): void => {
    const type = (node.$type as string | undefined) ?? inherited;
    const isToken = '$value' in node;
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) {
        const known = ['$value', '$type', '$description', ...(path.length === 0 ? ['$schema'] : [])];
        if (!known.includes(key)) throw new Error(`${key} is no property of the format.`);
        if (key === '$description' && typeof child !== 'string') throw new Error('A description must be a string.');
      } else if (isToken) throw new Error(`A token cannot hold ${key}.`);
      else if (/[{}.]/.test(key)) throw new Error(`${key} cannot be a name.`);
      else walk(child as Json, [...path, key], type);
    }
    if (isToken) found.set(path.join('.'), { type, value: node.$value });
  };
  walk(document, [], undefined);
  const resolve = (path: string, seen: readonly string[]): { type: string; value: unknown } => {
    const token = found.get(path);
    if (token === undefined || seen.includes(path)) throw new Error(`No token at ${path}.`);
    const alias = typeof token.value === 'string' ? /^\{(.+)\}$/.exec(token.value)?.[1] : undefined;
    if (alias !== undefined) return resolve(alias, [...seen, path]);
    check(path, token.type, token.value);
    return { type: token.type as string, value: token.value };
  };
  return new Map([...found.keys()].map((path) => [path, resolve(path, [])]));
}

function check(path: string, type: string | undefined, value: unknown): void {
  const object = value as { [key: string]: unknown };
  const fits: Readonly<Record<string, () => boolean>> = {
    color: () =>
      Object.keys(object).every((key) => ['colorSpace', 'components', 'alpha', 'hex'].includes(key)) &&
      object.colorSpace === 'srgb' &&
      (object.components as number[]).length === 3 &&
      (object.components as number[]).every((v) => v >= 0 && v <= 1) &&
      object.alpha === 1 &&
      /^#[0-9a-f]{6}$/i.test(object.hex as string),
    dimension: () => typeof object.value === 'number' && (object.unit === 'px' || object.unit === 'rem'),
    fontFamily: () => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
    fontWeight: () => typeof value === 'number' && value >= 1 && value <= 1000,
    number: () => typeof value === 'number' && Number.isFinite(value),
  };
  if (type === undefined || fits[type]?.() !== true) throw new Error(`${path} is no ${type}: ${JSON.stringify(value)}`);
}

const tokensOf = (brand: Brand) => readTokens(JSON.parse(textOf(brand, 'tokens/brand.tokens.json')) as Json);

const hexAt = (tokens: ReturnType<typeof tokensOf>, path: string): string =>
  ((tokens.get(path)?.value as { hex?: string } | undefined)?.hex ?? path).toUpperCase();

test('[K-06] tokens stand in four files, as text, the same bytes twice', () => {
  for (const brand of brands) {
    const files = tokenFiles(brand);
    expect(files.map(({ path }) => path)).toEqual([
      'tokens/tokens.css',
      'tokens/tailwind.css',
      'tokens/tailwind.config.js',
      'tokens/brand.tokens.json',
    ]);
    for (const { path } of files) {
      expect(path).toMatch(kitPath);
      expect(textOf(brand, path)).toBe(textOf(brand, path));
    }
  }
});

test('[K-06] custom properties hold the palette, what reads on it, the type and the room round the logo', () => {
  for (const brand of brands) {
    const { root } = css(brand);
    for (const [role, hex] of Object.entries(brand.design.scheme.palette)) {
      expect(root.get(`--brand-${role}`), role).toBe(hex);
      const on = root.get(`--brand-on-${role}`) as Hex;
      expect(contrastRatio(on, hex), `${on} on ${hex}`).toBeGreaterThanOrEqual(4.5);
      const [l = 0, c = 0, h = 0] = (root.get(`--brand-${role}-oklch`) ?? '').split(' ').map(Number);
      expect(oklchToHex({ l, c, h }), 'the twin is the same color').toBe(hex);
    }
    for (const face of brand.faces) {
      expect(root.get(`--brand-font-${face.role}`)).toMatch(
        new RegExp(`^"${face.family}", (?:serif|sans-serif|cursive|system-ui)$`),
      );
      expect(root.get(`--brand-font-${face.role}-weight`)).toBe(String(face.weight));
    }
    const { width, height } = (brand.lockups[0]?.design ?? brand.design).scene;
    expect(Number(root.get('--brand-logo-ratio'))).toBeCloseTo(width / height, 3);
    expect(Number(root.get('--brand-logo-margin'))).toBeGreaterThan(0.05);
    expect(Number(root.get('--brand-logo-margin'))).toBeLessThan(0.5);
    // The height of the ink is what the margins leave of the file.
    const clear = Number(root.get('--brand-clear-space'));
    expect(clear + 2 * Number(root.get('--brand-logo-margin'))).toBeLessThanOrEqual(1.002);
    expect(clear).toBeGreaterThan(0.15);
    expect(root.get('--brand-logo-min-width')).toMatch(/^[1-9]\d{1,3}px$/);
  }
});

test('[K-06] a light and a dark page have the same tokens, and everything to be read on them reads', () => {
  for (const brand of brands) {
    const sheet = css(brand);
    expect([...sheet.dark.keys()]).toEqual([...sheet.light.keys()]);
    expect([...sheet.chosen]).toEqual([...sheet.dark]);
    for (const page of [sheet.light, sheet.dark]) {
      const at = (key: string): Hex => page.get(`--brand-${key}`) as Hex;
      for (const [text, ground] of [
        ['text', 'surface'],
        ['text-muted', 'surface'],
        ['action', 'surface'],
        ['on-action', 'action'],
      ] as const) {
        expect(contrastRatio(at(text), at(ground)), `${brand.slug}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(at('text'), at('surface'))).toBeGreaterThan(contrastRatio(at('text-muted'), at('surface')));
    }
    // A light page is light, whatever the logo was designed on.
    expect(contrastRatio(sheet.light.get('--brand-surface') as Hex, '#FFFFFF')).toBeLessThan(1.4);
    expect(contrastRatio(sheet.dark.get('--brand-surface') as Hex, '#000000')).toBeLessThan(3);
    const { paints, onDark } = brand.design.scheme;
    expect(sheet.light.get('--brand-logo-ground')).toBe(paints.ground);
    expect(sheet.light.get('--brand-logo-name') ?? paints.name).toBe(paints.name);
    expect(sheet.dark.get('--brand-logo-ground')).toBe(onDark.ground);
  }
});

test('[K-06] contrast is told as it was measured, rounded down', () => {
  for (const brand of brands) {
    const text = textOf(brand, 'tokens/tokens.css');
    const { root, light: page } = css(brand);
    const told = [
      ...text.slice(0, text.indexOf('@media')).matchAll(/--brand-(\S+): (#[0-9A-F]{6}); \/\* .*?Contrast (\S+):1 on (\S+) \*\//g),
    ];
    expect(told.length).toBeGreaterThanOrEqual(11);
    for (const [, key, hex, ratio, on] of told) {
      const ground = (page.get(`--brand-${on}`) ?? root.get(`--brand-${on}`)) as Hex;
      const real = contrastRatio(hex as Hex, ground);
      expect(real - Number(ratio), `${key} on ${on}`).toBeGreaterThanOrEqual(0);
      expect(real - Number(ratio)).toBeLessThan(0.11);
    }
  }
});

test('[K-06] Tailwind 4 gets the fixed colors as values and the others by name', () => {
  for (const brand of brands) {
    const text = textOf(brand, 'tokens/tailwind.css');
    const blocks = readCss(text);
    const { root, light: page } = css(brand);
    expect(text.match(/@import "\.\/tokens\.css";/g)).toHaveLength(1);
    const theme = blocks.get('@theme') ?? new Map<string, string>();
    for (const [key, value] of theme) {
      const own = key.replace('--color-brand-', '--brand-');
      if (key.startsWith('--color-')) expect(value, key).toBe(root.get(own));
      else expect(key).toMatch(/^--font-(?:brand|brand-slogan|weight-name|weight-slogan)$/);
    }
    expect([...theme.keys()].filter((key) => key.startsWith('--color-'))).toHaveLength(12);
    expect([...(blocks.get('@theme inline') ?? [])]).toEqual(
      [...page.keys()].map((key) => [key.replace('--brand-', '--color-brand-'), `var(${key})`]),
    );
  }
});

test('[K-06] Tailwind 3 gets a module that says the same', async () => {
  for (const brand of brands) {
    const { theme } = (await moduleOf(textOf(brand, 'tokens/tailwind.config.js'))).default;
    const { root, light: page } = css(brand);
    for (const [key, value] of Object.entries(theme.extend.colors.brand)) {
      const fixed = root.get(`--brand-${key}`);
      expect(value, key).toBe(fixed ?? `var(--brand-${key}, ${page.get(`--brand-${key}`)})`);
    }
    expect(Object.keys(theme.extend.colors.brand)).toHaveLength(12 + page.size);
    expect(theme.extend.fontFamily.brand?.[0]).toBe(`"${brand.faces[0]?.family}"`);
    expect(theme.extend.fontWeight.name).toBe(String(brand.faces[0]?.weight));
  }
});

test('[K-06] the W3C file keeps the rules of its format, and its components are its hexes', () => {
  for (const brand of brands) {
    const tokens = tokensOf(brand);
    const { root, light: page, dark: night } = css(brand);
    for (const [path, { type, value }] of tokens) {
      if (type !== 'color') continue;
      const { components, hex } = value as { components: number[]; hex: string };
      const bytes = components.map((v) =>
        Math.round(v * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${bytes.join('')}`, path).toBe(hex);
    }
    for (const key of [...root.keys()].filter((one) => /^--brand-(?:on-)?(?:primary|secondary|accent|ink|paper|dark)$/.test(one)))
      expect(hexAt(tokens, `brand.color.${key.slice(8)}`)).toBe(root.get(key));
    for (const [key, hex] of page) expect(hexAt(tokens, `brand.light.${key.slice(8)}`)).toBe(hex);
    for (const [key, hex] of night) expect(hexAt(tokens, `brand.dark.${key.slice(8)}`)).toBe(hex);
    expect(tokens.get('brand.font.name.weight')?.value).toBe(brand.faces[0]?.weight);
    expect(tokens.get('brand.logo.min-width')?.value).toEqual({
      value: Number.parseInt(root.get('--brand-logo-min-width') ?? '', 10),
      unit: 'px',
    });
  }
});

test('[S-24] a name cannot leave its comment, its string or the element a file is put into', async () => {
  const plain = css(first);
  const preset = (await moduleOf(textOf(first, 'tokens/tailwind.config.js'))).default;
  const tokens = [...tokensOf(first)];
  for (const name of hostileNames) {
    const brand = renamed(first, name);
    for (const { path } of tokenFiles(brand))
      expect(textOf(brand, path), `${path} of ${name}`).not.toMatch(/<\/|<script|<!--|[\u202A-\u202E\u2028\u2029]/);
    expect(
      [...css(brand).blocks].map(([where, block]) => [where, [...block]]),
      name,
    ).toEqual([...plain.blocks].map(([where, block]) => [where, [...block]]));
    expect(readCss(textOf(brand, 'tokens/tailwind.css')).size).toBe(2);
    expect((await moduleOf(textOf(brand, 'tokens/tailwind.config.js'))).default).toEqual(preset);
    expect([...tokensOf(brand)]).toEqual(tokens);
  }
});
