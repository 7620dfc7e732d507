import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import { typefaces } from '@brandwright/engine';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { openBrowser } from '../../testing/browser.ts';
import type { Brand } from './brand.ts';
import { kitPath } from './kit-file.ts';
import { kitFiles } from './kit-files.ts';
import { slugOf } from './slug.ts';

/** The brand as it would be under another name. */
const under = (brand: Brand, name: string): Brand => ({ ...brand, design: { ...brand.design, name }, slug: slugOf(name) });

/** What means something to a file system, an archive or a shell, and letters among it. */
const pieces = ['../', '..\\', '/', '\\', '.', '~', '-', 'CON', 'nul', 'com1', 'C:', '\0', '\n', '%2e%2e%2f', '\u202E', '\uD800'];
const anyText = fc.oneof(
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 90 }).map((units) => String.fromCharCode(...units)),
  fc.string(),
  fc.array(fc.constantFrom(...pieces, 'a', 'É', 'ß', '東', ' ', '$(x)', '`', '"'), { maxLength: 30 }).map((all) => all.join('')),
);

describe('the paths of a kit', () => {
  test('[S-24] stay in their folder and differ on every system, whatever brand and typeface are called', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brands), anyText, anyText, (brand, name, family) => {
        const faces = brand.faces.map((face) => ({ ...face, family }));
        const paths = kitFiles({ ...under(brand, name), faces }).map(({ path }) => path);
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
        for (const path of paths) {
          expect(path).toMatch(kitPath);
          expect(posix.resolve('/kit', path)).toBe(`/kit/${path}`);
          expect(win32.resolve('C:\\kit', path)).toBe(`C:\\kit\\${path.replaceAll('/', '\\')}`);
          for (const part of path.split('/')) expect(part).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|\.$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('[S-24] give every family of the catalogue a folder of its own', () => {
    const families = [...new Set(typefaces.map(({ family }) => family))];
    expect(new Set(families.map(slugOf)).size).toBe(families.length);
    expect(families.map(slugOf)).not.toContain('brand');
  });
});

/** Every way out of a text, a quotation, a style and a section that a name may try, each with what runs when it succeeds. */
const hostile = [
  '</title><script>alert(1)</script>',
  `]]>--></style></title>"'><img src=x onerror=alert(2)><svg onload=alert(3)>`,
  '" onload="alert(4)" style="background:url(http://evil.example/)',
];

describe('a kit in a browser', () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test('[S-18] runs nothing and asks nobody: no page or picture of it does, under names that would', async () => {
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('dialog', (dialog) => {
      heard.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) heard.push(request.url());
    });
    const [, brand] = brands;
    if (brand === undefined) throw new Error('no brand');
    for (const name of hostile) {
      const opened = kitFiles(under(brand, name)).flatMap((file) => {
        // Forms and versions are the work of one printer.
        if (file.kind !== 'text' || !/\.(?:svg|html)$/.test(file.path) || /^logo\/(?!.*-color\.svg$)/.test(file.path)) return [];
        const path = join(folder, file.path);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.text());
        return [path];
      });
      expect(opened.length).toBeGreaterThanOrEqual(7);
      for (const path of opened) {
        await page.goto(pathToFileURL(path).href);
        expect([path.slice(folder.length), name, heard]).toEqual([path.slice(folder.length), name, []]);
      }
    }
    await page.close();
  });
});
