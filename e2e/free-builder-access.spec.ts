import { freeSchemes } from '@brandwright/engine';
import { expect } from '@playwright/test';
import { axe, looks } from './access.ts';
import { button, choose, logo, nameField, open, slogan, stage } from './free-page.ts';
import { test } from './quiet.ts';

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] the free builder has no accessibility fault: empty, drawn in each scheme, refused', async ({ page }) => {
      test.slow();
      await open(page);
      expect(await axe(page)).toEqual([]);
      await nameField(page).fill('Juniper & Rye');
      await slogan(page).fill('bread, slowly');
      for (const { name } of freeSchemes) {
        await choose(page, 'Color scheme', name);
        await expect(logo(page, 'Juniper & Rye')).toBeVisible();
      }
      await expect(page.locator('.free-fonts [data-art]')).toHaveCount(18);
      expect(await axe(page)).toEqual([]);
      await nameField(page).fill('K'.repeat(81));
      await expect(nameField(page)).toHaveAccessibleDescription('This name is too long. Keep it to 80 characters.');
      expect(await axe(page)).toEqual([]);
    });
  });
}

test('[N-06] nothing of the free builder is cut off or too small to hit, from 360 to 1920 px', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [720, 450],
    [1024, 700],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'Juniper & Rye');
    expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)).toBeLessThanOrEqual(0);
    const small = await page
      .locator('a, button, label:has(> input[type=radio]), select, input:not([type=radio])')
      .evaluateAll((all) => {
        const short = (side: number): boolean => Math.round(side * 100) / 100 < 44;
        return all
          .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => short(box.width) || short(box.height))
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`);
      });
    expect(small).toEqual([]);
  }
});

test('[N-06] on a phone the preview stays in sight, and Download stands at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'Kiln');
  await page.getByRole('group', { name: 'Color scheme' }).scrollIntoViewIfNeeded();
  await expect(logo(page, 'Kiln')).toBeInViewport();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const preview = await stage(page).boundingBox();
  expect([preview?.y, preview?.height]).toEqual([0, 232]);
});
