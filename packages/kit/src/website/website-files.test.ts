import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { contrastRatio } from '@brandwright/engine';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor, brands } from '../../testing/brands.ts';
import { openBrowser } from '../../testing/browser.ts';
import { textAt } from '../../testing/file-text.ts';
import { hostileNames, renamed } from '../../testing/hostile.ts';
import type { Brand } from '../files/brand.ts';
import { heroOf } from './hero.ts';
import { websiteFiles } from './website-files.ts';

/** A page is titled by the whole name, which may have 80 letters. */
const html = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off' } });
const pageOf = (brand: Brand): string => textAt(websiteFiles(brand), 'website/index.html');

describe('the website', () => {
  test('[K-16] is valid HTML for every brand and for names that try to leave it', async () => {
    for (const brand of [...brands, ...hostileNames.map((name) => renamed(brands[0] as Brand, name))]) {
      const report = await html.validateString(pageOf(brand));
      expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });

  test('[K-16] has no script, and loads only files of its folder that exist', () => {
    for (const brand of brands) {
      const files = websiteFiles(brand);
      const paths = new Set(files.map(({ path }) => path));
      const text = pageOf(brand) + textAt(files, 'website/style.css').replace(/url\("([^"]+)"\)/g, 'src="$1"');
      expect(text).not.toMatch(/<script|\son\w+=|javascript:|@import/i);
      const loaded = [...text.matchAll(/(?:src|srcset)="([^"]+)"|<link [^>]*href="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
      expect(loaded.length).toBeGreaterThan(4);
      for (const file of loaded) expect(paths.has(`website/${file}`), file).toBe(true);
    }
  });

  test('[K-16] marks every text of ours with REPLACE', () => {
    for (const brand of brands.slice(0, 4)) expect(pageOf(brand).match(/<!-- REPLACE: /g)).toHaveLength(6);
  });

  test('[K-16] has readable words on the first screen of every brand', () => {
    for (const brand of brands) {
      const { ground, ink } = heroOf(brand);
      if (ground !== null) expect(contrastRatio(ink, ground), brand.design.name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('[K-16] reads from the right if its name does', () => {
    for (const brand of brands)
      expect(pageOf(brand).includes('<html lang="en" dir="rtl">')).toBe(/\p{sc=Arab}|\p{sc=Hebr}/u.test(brand.design.name));
  });
});

describe('the website in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser('--allow-file-access-from-files');
  });
  afterAll(() => browser?.close());

  test('[K-16] has no barrier that axe finds and fits a phone, in light and in dark', async () => {
    const names = ['Juniper & Rye', 'قهوة الصباح', 'X', 'The International Association of Independent Coffee Roasters & Sons'];
    for (const [i, name] of names.entries()) {
      const folder = mkdtempSync(join(tmpdir(), 'website-'));
      try {
        for (const file of websiteFiles(brandFor({ name }, i)))
          if (file.kind === 'text') writeFileSync(join(folder, file.path.slice('website/'.length)), file.text());
        for (const colorScheme of ['light', 'dark'] as const) {
          const context = await browser.newContext({
            colorScheme,
            viewport: { width: 390, height: 844 },
            javaScriptEnabled: true,
          });
          const page = await context.newPage();
          await page.goto(pathToFileURL(join(folder, 'index.html')).href);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
          await context.close();
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  });
});
