import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { designs, draftOf, drawings, filled, openGallery, press, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

test.use({ reducedMotion: 'reduce' });

const bar = (page: Page) => page.locator('.toolbar');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name: new RegExp(`^${name}`) });
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View designs' }).getByRole('button', { name, exact: true });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Compare two designs' });
const side = (page: Page, which: 'First' | 'Second') => comparison(page).getByRole('region', { name: new RegExp(`^${which}: `) });
const stage = (page: Page, which: 'First' | 'Second') => side(page, which).locator('.stage');
const countIn = async (page: Page, name: string): Promise<number> =>
  Number(await filter(page, name).locator('.count').textContent());

test('[G-10] two designs stand side by side, at one size, on one ground', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page);
  await filled(page);
  await slots(page).nth(2).locator('label').click();
  await press(page, 5, 'Compare');
  await expect(side(page, 'First')).toHaveAccessibleName(/^First: 06, Bold statement$/);
  await expect(side(page, 'Second')).toHaveAccessibleName(/^Second: 03, Creative artistic$/);
  await expect(stage(page, 'First')).toHaveAccessibleName(/^Juniper & Rye, 06/);
  const [one, two] = [await stage(page, 'First').boundingBox(), await stage(page, 'Second').boundingBox()];
  expect(one?.y).toBe(two?.y);
  expect([one?.width, one?.height]).toEqual([two?.width, two?.height]);
  const boxes = await comparison(page)
    .locator('.stage svg')
    .evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')));
  expect(new Set(boxes).size).toBe(1);

  await comparison(page).getByRole('button', { name: 'White' }).click();
  for (const which of ['First', 'Second'] as const)
    await expect(stage(page, which)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await comparison(page).getByRole('button', { name: 'Dark' }).click();
  for (const which of ['First', 'Second'] as const)
    await expect(stage(page, which)).toHaveCSS('background-color', 'rgb(23, 22, 20)');
  await expect(side(page, 'First').getByRole('img', { name: /^Business card/ })).toBeVisible();

  const before = await stage(page, 'Second').innerHTML();
  await comparison(page).getByLabel('Second design').selectOption({ label: '01, Modern minimalist' });
  await expect.poll(() => stage(page, 'Second').innerHTML()).not.toBe(before);
  await side(page, 'Second')
    .getByRole('button', { name: /^Choose: 01/ })
    .click();
  await expect(side(page, 'Second').getByRole('button', { name: /^Chosen: 01/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comparison(page)).toBeHidden();
  await expect(designs(page).nth(0)).toBeChecked();
});

test('[G-10] [N-06] by keyboard: open, another design, another ground, close, back where it began', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const open = bar(page).getByRole('button', { name: 'Compare' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(comparison(page)).toBeVisible();
  const list = comparison(page).getByLabel('First design');
  await list.focus();
  await page.keyboard.press('End');
  await expect(side(page, 'First')).toHaveAccessibleName(/^First: 08/);
  await comparison(page).getByRole('button', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await expect(stage(page, 'First')).toHaveCSS('background-color', 'rgb(23, 22, 20)');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('[G-11] the filters together show every design, and say how many are shown', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const counts = await Promise.all(['With picture', 'Letters', 'Badge'].map((name) => countIn(page, name)));
  expect(counts.reduce((a, b) => a + b)).toBe(8);
  await filter(page, 'Letters').click();
  await expect(slots(page)).toHaveCount(counts[1] ?? -1);
  await expect(page.getByText(`Showing ${counts[1]} of 8 designs.`)).toBeVisible();
  await expect(filter(page, 'Favorites')).toBeDisabled();
  await page.getByRole('button', { name: 'Generate 4 more' }).click();
  await filled(page, 12);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Room for 188 more on this page.')).toBeVisible();
});

test('[G-12] a favorite stays on the shelf while its slot is drawn again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page);
  await filled(page);
  await press(page, 4, 'Favorite');
  await press(page, 4, 'Regenerate');
  await expect(toast(page, 'Logo Regenerated!')).toBeVisible();
  const shelf = page.getByRole('region', { name: 'Favorites' });
  const kept = shelf.getByRole('button');
  await expect(kept).toHaveCount(1);
  await expect(kept).toBeInViewport();
  await filter(page, 'Favorites').click();
  await expect(page.locator('.kept .slot')).toHaveCount(1);
  await kept.click();
  await expect(page.locator('.large-view .title')).toHaveText('Handcrafted artisan');
  await page.locator('.large-view').getByRole('button', { name: 'Favorite' }).click();
  await page.keyboard.press('Escape');
  await expect(shelf).toBeHidden();
});

test('[G-13] all eight are shown at once on cards, signs, phones and on dark', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const designed = await drawings(page);
  const seen = [designed.join()];
  for (const name of ['Business card', 'Sign', 'Phone', 'On dark']) {
    await view(page, name).click();
    await expect
      .poll(async () => {
        const now = await drawings(page);
        // A design made for the dark is the same there; all eight together never are.
        return new Set(now).size === 8 && !seen.includes(now.join());
      })
      .toBe(true);
    seen.push((await drawings(page)).join());
  }
  await view(page, 'As designed').click();
  await expect.poll(() => drawings(page)).toEqual(designed);
  expect((await draftOf(page)).favorites).toEqual([]);
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[N-06] [G-10] tools of the gallery have no accessibility fault, and fit', async ({ page }) => {
      await openGallery(page);
      await filled(page);
      if (device === 'a phone') {
        await page.getByRole('button', { name: 'Options' }).click();
        await page.getByLabel('View designs').selectOption('Business card');
        await page.getByLabel('Show').selectOption({ index: 1 });
      } else {
        await view(page, 'Business card').click();
        await filter(page, 'With picture').click();
      }
      await expect(bar(page).getByRole('status')).toHaveText(/^Showing \d of 8 designs\.$/);
      expect(await axe(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      await bar(page).getByRole('button', { name: 'Compare' }).click();
      await expect(side(page, 'Second').getByRole('img', { name: /^Phone/ })).toBeAttached();
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      if (device === 'a phone') {
        // One above the other, both in the window.
        await expect(stage(page, 'First')).toBeInViewport({ ratio: 1 });
        await expect(stage(page, 'Second')).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
