import { expect, test } from '@playwright/test';
import { axe, looks } from './access.ts';

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] home has no accessibility fault: at rest, with a name refused', async ({ page }) => {
      await page.goto('/');
      expect(await axe(page)).toEqual([]);
      await page.getByLabel('Business name').fill('K'.repeat(81));
      await expect(page.getByText('Keep it to 80 characters.').first()).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });

    test('[N-06] the path selector, the 404 page and pages to come have no accessibility fault', async ({ page }) => {
      for (const path of ['/create', '/nothing-here', '/pricing', '/help-center']) {
        await page.goto(path);
        expect(await axe(page), path).toEqual([]);
      }
    });

    test('[N-06] captions can be read on the grounds of live designs', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Business name').fill('Harbor & Pine');
      await expect(page.getByRole('region', { name: '8 designs for Harbor & Pine' })).toBeVisible();
      await page.waitForTimeout(200);
      expect(await axe(page)).toEqual([]);
    });
  });
}

for (const [what, width, height] of [
  ['360 px', 360, 740],
  ['200 % zoom', 720, 450],
  ['1920 px', 1920, 1080],
] as const) {
  test(`[N-06] nothing is cut off at ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/create', '/nothing-here', '/pricing', '/payment-success', '/brand-guidelines']) {
      await page.goto(path);
      const over = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test('[N-06] the keyboard alone: skip link, name, choices by arrow keys, downloads', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Creating Free' })).toBeFocused();
  const save = page.getByRole('button', { name: /^Download SVG/ }).first();
  await save.focus();
  await expect(save.locator('..')).toHaveCSS('opacity', '1');
});

for (const [where, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`[N-06] targets are at least 44 px on ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/create', '/nothing-here', '/help-center', '/brand-guidelines', '/design-tips', '/about-us']) {
      await page.goto(path);
      if (width < 768) await page.locator('summary').click();
      // While the page scrolls, boxes are differences of 32-bit floats: 44 px come as 43.99997.
      const small = await page.locator('a, button, summary, label:has(input)').evaluateAll((all) => {
        const short = (side: number): boolean => Math.round(side * 100) / 100 < 44;
        return all
          .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => short(box.width) || short(box.height))
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`);
      });
      expect(small, path).toEqual([]);
    }
  });
}
