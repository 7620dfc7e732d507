import { drawing, printSvg } from '@brandwright/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor, brands } from '../../../testing/brands.ts';
import { openBrowser } from '../../../testing/browser.ts';
import type { Brand } from '../brand.ts';
import { type KitFile, kitPath } from '../kit-file.ts';
import { animatedLogo, animatedLogoNote } from './animated-logo.ts';

const textOf = (file: KitFile): string => {
  if (file.kind !== 'text') throw new Error(`${file.path} is no text`);
  return file.text();
};
const named = (brand: Brand, name: string): Brand => ({ ...brand, design: { ...brand.design, name } });
const pathsOf = (svg: string): readonly string[] => svg.match(/<path [^>]*>/g) ?? [];
const staticOf = ({ design }: Brand): string => printSvg(drawing(design, 'full'), { title: design.name });

/** One line of elements, classes of ours, paths as the engine prints them; rules of properties that only paint. */
const allowed =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+"><title>[^<>]*<\/title><style>([^<>&]*)<\/style>(?:<path fill="#[0-9A-F]{6}" d="[^"<>]+"\/>)?(?:<g class="(?:mark|name|both) ink-[0-9a-f]{6}"><path fill="#[0-9A-F]{6}" d="[^"<>]+"\/><\/g>)+<\/svg>\n$/;

describe('the animated logo', () => {
  test('[S-18] is svg, title, style, g and path, and nothing else, for every brand and any name', () => {
    for (const brand of brands)
      for (const name of [brand.design.name, `A&B <i>"'`, '</title><script>alert(1)</script>', '*/ } body{', 'A) show (']) {
        const match = allowed.exec(textOf(animatedLogo(named(brand, name))));
        expect(match, brand.design.name).not.toBeNull();
        expect(match?.[1]).not.toMatch(/url\(|@import|expression|http|\\/i);
      }
  });

  test('[K-06] has the paths of the static logo, in its order', () => {
    for (const brand of brands) expect(pathsOf(textOf(animatedLogo(brand)))).toEqual(pathsOf(staticOf(brand)));
  });

  test('mark and name come one after the other, in 0.9 to 1.6 s, once, and nothing stays hidden', () => {
    let marks = 0;
    for (const brand of brands) {
      const svg = textOf(animatedLogo(brand));
      const ends = [...svg.matchAll(/(?:animation:|,)[a-z]+ ([\d.]+)s(?: ([\d.]+)s)? /g)].map(
        ([, long, late]) => Number(long) + Number(late ?? 0),
      );
      expect(Math.max(...ends)).toBeGreaterThanOrEqual(0.9);
      expect(Math.max(...ends)).toBeLessThanOrEqual(1.6);
      expect(svg).not.toMatch(/infinite|forwards|\d both[,;}]/);
      expect(svg).toContain('@media (prefers-reduced-motion:reduce){g{animation:none!important}}');
      const marked = brand.design.scene.shapes.some(({ part }) => part === 'mark');
      expect(/class="(?:mark|both)/.test(svg)).toBe(marked);
      marks += Number(marked);
    }
    // Both kinds are among the specimens.
    expect(marks).toBeGreaterThan(3);
    expect(marks).toBeLessThan(brands.length);
  });

  test('a name is laid bare from where it is read', () => {
    const first = (name: string): readonly number[] => {
      const rule = /@keyframes lay\{from\{clip-path:polygon\(([^)]*)\).*?to\{clip-path:polygon\(([^)]*)\)/.exec(
        textOf(animatedLogo(brandFor({ name }, 0))),
      );
      const xs = (list = ''): readonly number[] => list.split(',').map((corner) => Number.parseFloat(corner));
      return [xs(rule?.[1])[0] ?? Number.NaN, Math.min(...xs(rule?.[2])), Math.max(...xs(rule?.[2]))];
    };
    const [latin, left] = first('Harbor & Pine');
    expect(latin).toBe(left);
    const [arabic, , right] = first('قهوة الصباح');
    expect(arabic).toBe(right);
  });

  test('the note is plain text with a name that cannot leave its attribute', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('no brand');
    const file = animatedLogoNote(named(brand, '"><script>\u0007'));
    expect(file.path).toMatch(kitPath);
    expect(textOf(file)).toContain('alt="&quot;&gt;&lt;script&gt;"');
    for (const line of textOf(animatedLogoNote(brand)).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('the animated logo in a browser', () => {
  let browser: Browser;
  /** A system that asks for less motion: emulation in a page does not reach the inside of pictures. */
  let calm: Browser;
  beforeAll(async () => {
    [browser, calm] = await Promise.all([openBrowser(), openBrowser('--force-prefers-reduced-motion')]);
  });
  afterAll(() => Promise.all([browser.close(), calm.close()]));

  // One of each build: mark and name of one paint, of many, a name alone, from the right, an emblem.
  const chosen = brands.filter((brand, i) => [1, 5, 7, 8, 11, 12, 24].includes(i) || brand.design.name.startsWith('O'));
  const source = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

  /** What an <img> of it looks like so many ms after it was loaded. */
  async function seen(svg: string, ms: number, by: Browser): Promise<Buffer> {
    const page = await by.newPage({ viewport: { width: 700, height: 500 }, reducedMotion: null });
    await page.setContent(`<body style="margin:0;background:#808080"><img width="640" src="${source(svg)}">`);
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
    if (ms > 0) await page.waitForTimeout(ms);
    const shot = await page.screenshot();
    await page.close();
    return shot;
  }

  test('[K-06] ends as the static logo, and is the static logo at once without motion', async () => {
    expect(chosen.length).toBeGreaterThanOrEqual(6);
    const compared = await Promise.all(
      chosen.map(async (brand) => {
        const svg = textOf(animatedLogo(brand));
        const [still, over, reduced] = [
          await seen(staticOf(brand), 0, browser),
          await seen(svg, 1800, browser),
          await seen(svg, 0, calm),
        ];
        return { name: brand.design.name, over: still.equals(over), reduced: still.equals(reduced) };
      }),
    );
    expect(compared).toEqual(compared.map(({ name }) => ({ name, over: true, reduced: true })));
  });

  test('it moves: the mark is there before the name, and neither at the start', async () => {
    const brand = brands.find(({ design }) => design.name === 'Harbor & Pine');
    if (brand === undefined) throw new Error('the specimen is gone');
    const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
    await page.setContent(`<body style="margin:0">${textOf(animatedLogo(brand)).replace(/height="[\d.]+"/, '')}`);
    const at = async (ms: number): Promise<Buffer> => {
      await page.evaluate(
        `for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = ${ms}; }`,
      );
      return page.screenshot();
    };
    const ground = await at(0);
    const [half, marked, whole] = [await at(300), await at(600), await at(1399.9)];
    expect(half.equals(ground)).toBe(false);
    expect(marked.equals(half)).toBe(false);
    expect(whole.equals(marked)).toBe(false);
    // At .6 s only the mark is painted: hiding it leaves the ground.
    await page.addStyleTag({ content: 'svg{clip-path:inset(0 0 0 38%)}' });
    const right = await at(600);
    expect(right.equals(await at(0))).toBe(true);
    expect(right.equals(await at(1399.9))).toBe(false);
    await page.close();
  });
});
