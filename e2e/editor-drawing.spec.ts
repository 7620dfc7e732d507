import { drawing, printSvg } from '@brandwright/engine';
import { expect } from '@playwright/test';
import { art, boxOf, canvas, lockup, logo, markup, redrawn, slider } from './editor-page.ts';
import { test } from './quiet.ts';
import { bakery, openEditor } from './seed-editor.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('[E-02] the canvas shows the real design, byte for byte, and larger text is seen to be larger', async ({ page }) => {
  const design = await lockup();
  await openEditor(page, bakery, design);
  await expect(logo(page)).toBeVisible();
  const paths = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
  expect(paths(await markup(page))).toEqual(paths(printSvg(drawing(design, 'full'), { ground: false })));
  await expect(canvas(page)).toHaveText('100%Edit text');

  const before = await boxOf(logo(page));
  const drawn = await art(page);
  await slider(page, 'Text size').fill('120');
  const larger = await redrawn(page, drawn);
  expect((await boxOf(logo(page))).height).toBeGreaterThan(before.height * 1.03);
  await slider(page, 'Text size').fill('200');
  await redrawn(page, larger);
  const [inside, whole] = [await boxOf(logo(page)), await boxOf(canvas(page))];
  expect(inside.x).toBeGreaterThanOrEqual(whole.x);
  expect(inside.x + inside.width).toBeLessThanOrEqual(whole.x + whole.width);
  await expect(page.getByRole('img', { name: 'Business card' }).locator('path').first()).toBeAttached();
  expect(await page.getByRole('region', { name: 'Mockups' }).getByRole('img').count()).toBe(8);
});

test('[E-02] the latest setting wins, however late an earlier typeface arrives', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  await page.route('**/api/fonts?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue().catch(() => {});
  });
  await page.getByLabel('Font').selectOption('Montserrat');
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Font').selectOption('');
  await slider(page, 'Spacing').fill('120');
  const spaced = await redrawn(page, designed);
  await page.waitForTimeout(1600);
  expect(await art(page)).toBe(spaced);
});

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });
  test('[E-02] the last drawing stays while a typeface can’t load, and drawing resumes automatically', async ({ page }) => {
    await openEditor(page, bakery, await lockup());
    await expect(logo(page)).toBeVisible();
    const before = await art(page);
    await page.context().setOffline(true);
    await page.getByLabel('Font').selectOption('Playfair Display');
    await expect(page.getByText('You’re offline. Your settings are safe.')).toBeVisible();
    expect(await art(page)).toBe(before);
    await page.context().setOffline(false);
    await redrawn(page, before);
    await expect(page.getByText('Your settings are safe.')).toBeHidden();
  });
});
