import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, moved, smallTargets, watchMoves } from './access.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';

interface ReadPage {
  readonly heading: string;
  /** Headings of what it must hold. */
  readonly parts: readonly string[];
  readonly pictures: number;
  /** Its main button, and where that leads. */
  readonly button: readonly [name: string, href: string];
}

const pages: Readonly<Record<string, ReadPage>> = {
  '/brand-guidelines': {
    heading: 'Brand Guidelines',
    parts: ['Color usage', 'Typography', 'Logo usage', 'Do’s and don’ts'],
    pictures: 16,
    button: ['Start Creating', '/'],
  },
  '/design-tips': {
    heading: 'Design Tips',
    parts: [
      'Know your audience',
      'Use color psychology',
      'Keep it simple',
      'Be consistent',
      'Choose type with care',
      'Be wary of trends',
      'Research',
      'Concept',
      'Design',
      'Test',
    ],
    pictures: 10,
    button: ['Start Designing', '/create'],
  },
  '/about-us': {
    heading: 'About Us',
    parts: ['Drawn for your name', 'Vectors are free', 'It’s yours to keep', 'Measured before you see it', 'Why we made it'],
    pictures: 5,
    button: ['Start Creating', '/'],
  },
};

/** Scrolls through a page, so that every picture comes near, and waits until all are there. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('main figure').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture
          .locator('img')
          .last()
          .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0),
      )
      .toBe(true);
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { heading, parts, pictures, button }] of Object.entries(pages))
    test(`[X-01] [X-02] ${path} is read and seen in full without scripts`, async ({ page }) => {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      const main = page.getByRole('main');
      for (const part of parts) await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible();
      await expect(main.locator('figure')).toHaveCount(pictures);
      await scrollThrough(page);
      await expect(main.getByRole('link', { name: button[0] }).first()).toHaveAttribute('href', button[1]);
    });
});

for (const { colorScheme, device, viewport } of looks)
  for (const path of Object.keys(pages))
    test(`[X-01] [N-06] ${path} on ${device}, ${colorScheme}: accessible, whole, and still`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await watchMoves(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      expect(await axe(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
      const { total, what } = await moved(page);
      expect(total, what).toBeLessThan(0.02);
    });

test('[X-01] every picture of these pages is a drawing of our engine, with words for who cannot see it', async ({ page }) => {
  for (const path of Object.keys(pages)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    for (const picture of await page.locator('main figure > img').all()) {
      await expect(picture).toHaveAttribute('alt', /\w/);
      const svg = await (await page.request.get((await picture.getAttribute('src')) ?? '')).text();
      expect(svg).toContain('<path');
      expect(svg).not.toMatch(/<(?:image|text|foreignObject|script)\b/);
    }
  }
});

test('[X-01] no team is made up: there is none until the operator names one', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Team' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contact' }).nth(1)).toHaveAttribute('href', '/contact');
});
