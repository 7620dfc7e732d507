import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const axe = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

      test('[N-06] home has no accessibility fault: at rest, with a name refused', async ({ page }) => {
        await page.goto('/');
        expect(await axe(page)).toEqual([]);
        await page.getByLabel('Business name').fill('K'.repeat(81));
        await expect(page.getByText('Keep it to 80 characters.').first()).toBeVisible();
        expect(await axe(page)).toEqual([]);
      });

      test('[N-06] the page that is not there has no accessibility fault', async ({ page }) => {
        await page.goto('/nothing-here');
        expect(await axe(page)).toEqual([]);
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
}

for (const [what, width, height] of [
  ['360 px', 360, 740],
  ['200 % zoom', 720, 450],
  ['1920 px', 1920, 1080],
] as const) {
  test(`[N-06] nothing is cut off at ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/nothing-here']) {
      await page.goto(path);
      const over = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
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

test('[N-06] targets are at least 44 px, or lie in a line of text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // While the page scrolls, boxes are differences of 32-bit floats: 44 px come as 43.99997.
  const small = await page.locator('a, button, label:has(input)').evaluateAll((all) => {
    const short = (side: number): boolean => Math.round(side * 100) / 100 < 44;
    return all
      .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => short(box.width) || short(box.height))
      .map(({ text, box }) => `${text} ${box.width}×${box.height}`);
  });
  expect(small).toEqual([]);
});

test('[N-04] an unknown address answers 404 with a way home and a way back', async ({ page }) => {
  await page.goto('/');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('figure path').first()).toBeAttached();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Type a name.');
});

test('[N-01] every link leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  const targets = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const target of new Set(targets)) {
    if (target.startsWith('#')) await expect(page.locator(target)).toHaveCount(1);
    else expect((await request.get(target)).status()).toBe(200);
  }
});
