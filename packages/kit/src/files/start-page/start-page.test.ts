import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../../testing/brands.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { leastSize, measuresOf } from '../../guidelines/measure.ts';
import type { Brand } from '../brand.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { licenseFiles } from '../fonts/licenses.ts';
import { type KitFile, kitPath } from '../kit-file.ts';
import { leastWidthOf } from '../least-width.ts';
import { animatedLogo, animatedLogoNote } from '../logo/animated-logo.ts';
import { logoFiles } from '../logo/logo-files.ts';
import { printLength } from '../logo-rules.ts';
import { paletteFiles } from '../palette/palette-files.ts';
import { tokenFiles } from '../tokens/token-files.ts';
import { webFiles } from '../web/web-files.ts';
import { startPage } from './start-page.ts';

/** What the kit of a brand holds. */
const filesOf = (brand: Brand): readonly KitFile[] => [
  ...logoFiles(brand),
  ...webFiles(brand),
  ...tokenFiles(brand),
  ...paletteFiles(brand),
  ...fontFiles(brand),
  ...licenseFiles(brand),
  animatedLogo(brand),
  animatedLogoNote(brand),
];

function pageOf(brand: Brand, files: readonly { readonly path: string }[] = filesOf(brand)): string {
  const file = startPage(brand, files);
  if (file.kind !== 'text') throw new Error('the page is no text');
  return file.text();
}

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to).filter((to) => !to.startsWith('#'));

const brandNamed = (name: string): Brand => {
  const found = brands.find(({ design }) => design.name === name);
  if (found === undefined) throw new Error(`${name} is no specimen any more`);
  return found;
};
const renamed = (brand: Brand, name: string): Brand => ({ ...brand, design: { ...brand.design, name } });

describe('the start page', () => {
  test('[K-02] leads to every file of the kit and to no other', () => {
    for (const brand of brands) {
      const files = filesOf(brand).map(({ path }) => path);
      const links = linksOf(pageOf(brand));
      expect(links.filter((to) => !files.includes(to))).toEqual([]);
      expect(files.filter((path) => !links.includes(path))).toEqual([]);
    }
  });

  test('[K-02] links exactly the files that are there, even when there are none', () => {
    const brand = brandNamed('Juniper & Rye');
    const files = filesOf(brand);
    for (let step = 2; step < 6; step++) {
      const some = files.filter((_, i) => i % step === 0);
      const paths = some.map(({ path }) => path);
      expect(linksOf(pageOf(brand, some)).filter((to) => !paths.includes(to))).toEqual([]);
    }
    const bare = pageOf(brand, []);
    expect(linksOf(bare)).toEqual([]);
    expect(bare).toContain('File types and color modes');
    expect(bare).not.toContain('Which file to use');
  });

  test('[S-18] makes no link of a path that is none of a kit', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('no brand');
    const evil = ['javascript:alert(1)', '"><script>', '../secret.svg', 'web/../../x.svg', 'https://example.com/a.svg', 'A.svg'];
    expect(
      linksOf(
        pageOf(
          brand,
          evil.map((path) => ({ path })),
        ),
      ),
    ).toEqual([]);
  });

  test('[S-18] escapes any name, and holds no script, no remote address, no event, no inline style', () => {
    const plain = brandNamed('Fernwell');
    const tags = (html: string): readonly string[] =>
      (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/ alt="[^"]*"/, ''));
    const known = tags(pageOf(plain));
    for (const name of [
      `A&B <i>"'`,
      '</title><script>alert(1)</script>',
      '*/ } body{',
      'A) show (',
      '</style><img src=x onerror=alert(1)>',
      'a\u0000b\u202Ec',
    ])
      expect(tags(pageOf(renamed(plain, name))), name).toEqual(known);
    for (const brand of brands) {
      const html = pageOf(brand);
      expect(html).not.toMatch(
        /<script|<link|<iframe|<object|<form|<base|\son\w+=|\sstyle=|https?:|\/\/[a-z]|@import|url\(|javascript:/i,
      );
      expect(html.match(/<style>/g)).toHaveLength(1);
    }
  });

  test('tells sizes and space as they are measured on the design', () => {
    for (const brand of brands) {
      const { pixels, millimeters } = leastSize(measuresOf(brand));
      expect(pixels).toBeGreaterThanOrEqual(leastWidthOf(brand.design));
      expect(millimeters).toBeGreaterThanOrEqual(Math.ceil((leastWidthOf(brand.design) * 1.1) / 6));
      expect(pageOf(brand)).toContain(`<p>At least ${pixels} px wide on screen and ${printLength(millimeters)} in print`);
    }
    const html = pageOf(brandNamed('Harbor & Pine'));
    expect(html).toContain('Leave clear space on every side equal to the logo’s height.');
    // Ink 2.7 times as wide as it is high: with the space it is three heights high, and the file’s margin is less than one.
    expect(html).toContain('.clear span{inset:33.3% 21.3%}');
    expect(html).toContain('The logo files include a smaller margin, so leave extra space around them.');
  });

  test('tells every color in HEX, RGB and inks', () => {
    for (const brand of brands) {
      const html = pageOf(brand);
      for (const { hex } of brand.colors) {
        const rgb = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(' ');
        const inks = brand.inks.get(hex)?.join(' ');
        expect(html).toContain(
          `<dd>${hex}</dd></div><div><dt>RGB</dt><dd>${rgb}</dd></div><div><dt>CMYK</dt><dd>${inks}</dd></div>`,
        );
      }
    }
  });

  test('the same brand gives the same bytes, at a path of a kit', () => {
    const brand = brandNamed('kiln');
    expect(pageOf(brand)).toBe(pageOf(brand));
    expect(startPage(brand, []).path).toMatch(kitPath);
  });
});

describe('the start page in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-page-'));
  const axe = readFileSync(
    createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
    'utf8',
  );
  const long = 'The International Association of Independent Coffee Roasters & Sons';
  const shown = ['Saffron Street', 'قهوة الصباح', long];
  let browser: Browser;
  const addressOf = (name: string): string => pathToFileURL(join(folder, brandNamed(name).design.id, 'start-here.html')).href;

  beforeAll(async () => {
    for (const brand of shown.map(brandNamed)) {
      // What pixels show does not matter here.
      for (const file of [...filesOf(brand), startPage(brand, filesOf(brand))]) {
        const text = file.kind === 'text' ? file.text() : file.kind === 'picture' ? file.picture().svg : '';
        const path = join(folder, brand.design.id, file.path);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s, at 390 and 1440', async (colorScheme) => {
    for (const name of shown)
      for (const width of [390, 1440]) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
        await page.goto(addressOf(name));
        await page.evaluate(axe);
        const found = await page.evaluate(
          "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0]?.html]))",
        );
        expect(found, `${name} at ${width}`).toEqual([]);
        await page.close();
      }
  });

  test('fits every width from 320 to 1920 px without scripts, missing pictures or the network', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    for (const name of shown)
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        const page = await context.newPage();
        const asked: string[] = [];
        const failed: string[] = [];
        page.on('requestfailed', (request) => failed.push(request.url()));
        page.on('request', (request) => asked.push(request.url()));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(name));
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
        expect(asked.length).toBeGreaterThan(40);
        expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([]);
        expect(failed).toEqual([]);
        await page.close();
      }
    await context.close();
  });
});
