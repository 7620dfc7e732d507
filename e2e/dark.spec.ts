import { expect, type Page } from '@playwright/test';
import { pages } from '../apps/web/src/pages.ts';
import { axe, cutOff, looks } from './access.ts';
import { test } from './quiet.ts';

/** Pages by what their files hold: every one of them can be looked at without an account, before the browser asks who is here. */
const paths = pages.map(({ path }) => path);

/** Pages to read, from top to bottom. */
const toRead = pages.filter(({ route }) => /^(?:help|api-|brand-|design-|about-)/.test(route));

interface Seen {
  /** Of the page and of its first heading. */
  readonly ground: string;
  readonly ink: string;
  readonly heading: string;
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const heading = getComputedStyle(document.querySelector('h1, h2, main') ?? document.body);
    return { ground: root.backgroundColor, ink: root.color, heading: heading.color };
  });

/** Rough lightness of `rgb(…)`, 0–255. */
const light = (color: string): number => {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (r + g + b) / 3;
};

test.describe('as it was built', () => {
  // Rooms and ids would lead away from their files, and what is asked for without an account answers 401 and 404.
  test.use({ javaScriptEnabled: false, expected: /Failed to load resource/ });

  test('[N-06] every page has a dark ground and light ink in the dark, and follows a live switch', async ({ page }) => {
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      const day = await seen(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const night = await seen(page);
      expect(light(day.ground), path).toBeGreaterThan(200);
      expect(light(night.ground), path).toBeLessThan(60);
      for (const ink of [day.ink, day.heading]) expect(light(ink), path).toBeLessThan(60);
      for (const ink of [night.ink, night.heading]) expect(light(ink), path).toBeGreaterThan(180);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await seen(page), path).toEqual(day);
    }
  });
});

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] no page to read has an accessibility fault or is cut off', async ({ page }) => {
      expect(toRead.length).toBe(5);
      for (const { path } of toRead) {
        await page.goto(path);
        expect(await axe(page), path).toEqual([]);
        expect(await cutOff(page), path).toBeLessThanOrEqual(0);
      }
    });
  });
