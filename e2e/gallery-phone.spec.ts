import { expect, type Page } from '@playwright/test';
import { filled, openGallery, slots } from './gallery-page.ts';
import { test } from './quiet.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** Texts of what a toast lies over, of the elements that are given. */
const under = (page: Page, what: string): Promise<readonly (string | null)[]> =>
  page.evaluate((selector) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(selector)]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom;
      })
      .map((one) => one.textContent);
  }, what);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('[G-01] [G-11] on a phone the designs begin under one line of title, six of them in view', async ({ page }) => {
      await openGallery(page);
      await filled(page);
      const foot = (await page.locator('.gallery .foot').boundingBox())?.y ?? 0;
      const boxes = await slots(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(boxes[0]?.top).toBeLessThanOrEqual(128);
      // Captions and all.
      expect(boxes.filter(({ bottom }) => bottom <= foot)).toHaveLength(6);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBe(44);
      // What leads to others follows the designs.
      const last = Math.max(...boxes.map(({ bottom }) => bottom));
      for (const name of ['Generate 4 more', /^Shows: .* Change$/])
        expect((await page.getByRole('button', { name }).boundingBox())?.y).toBeGreaterThanOrEqual(last);
      // The filters open above the designs, at a press.
      await expect(page.getByLabel('Show', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Options' }).click();
      const filter = await page.getByLabel('Show', { exact: true }).boundingBox();
      expect((filter?.y ?? 0) + (filter?.height ?? 0)).toBeLessThanOrEqual((await slots(page).nth(0).boundingBox())?.y ?? 0);
    });
  });
}

test('[G-15] on a phone other designs are scrolled to, as what asks for them stands under them', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await page.getByRole('button', { name: /^Shows: .* Change$/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /letters/i }).click();
  await panel.getByRole('button', { name: 'Draw eight designs' }).click();
  await expect(panel).toBeHidden();
  await filled(page);
  await expect(slots(page).nth(0)).toBeInViewport({ ratio: 1 });
});

test('[N-07] on a phone a toast lies over no design, no header and no bar', async ({ page }) => {
  await openGallery(page);
  await expect(page.locator('.toast')).toContainText('Logo Variations Generated!');
  await expect(page.locator('.toast')).toHaveCSS('opacity', '1');
  expect(await under(page, '.gallery .slot, .gallery .top-bar, .gallery .foot')).toEqual([]);
});

test('[N-07] in the wizard on a phone a toast lies over no preview, no bar and nothing it asks for', async ({ page }) => {
  await openGallery(page, { industry: '', step: 2 });
  await page.getByRole('button', { name: 'Take Personality Quiz' }).click();
  await expect(page.locator('.toast')).toContainText('Validation Error');
  await expect(page.locator('.toast')).toHaveCSS('opacity', '1');
  expect(await under(page, '.wizard .dock, .wizard .bar, .wizard [data-trouble]')).toEqual([]);
});
