import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { designs, draftOf, drawings, filled, openGallery, press, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

const fields = { businessName: 'Pelican', description: 'Surf school by the bay' };
const control = (page: Page) => page.getByRole('button', { name: /^Shows: / });
const panel = (page: Page) => page.getByRole('dialog', { name: 'What should your logo show?' });
const thing = (page: Page, label: string) => panel(page).getByRole('button', { name: new RegExp(`^${label}`) });
const draw = (page: Page) => panel(page).getByRole('button', { name: 'Draw eight designs' });
const news = (page: Page) => toast(page, 'Logo Variations Generated!').filter({ hasText: 'designs show' });

/** The bar of the selected design, and its button. */
const barOf = (page: Page) =>
  Promise.all(['.bottom-bar', '.bottom-bar .continue'].map((part) => page.locator(part).boundingBox()));

async function open(page: Page, more: object = {}): Promise<void> {
  await openGallery(page, { ...fields, ...more });
  await filled(page);
  await control(page).click();
  await expect(thing(page, 'Surfboard')).toBeVisible();
}

test('[G-15] one sentence says which choices shaped the designs', async ({ page }) => {
  await openGallery(page, fields);
  await expect(page.locator('.source p')).toHaveText('Drawn from: surf school, playful and elegant, nature colors.');
  await expect(control(page)).toHaveText('Shows: what suits your business · Change');
});

test('[G-15] another choice draws eight designs that show it, keeps what was chosen, and is undone', async ({ page }) => {
  await openGallery(page, fields);
  await filled(page);
  await slots(page).nth(1).locator('label').click();
  await press(page, 3, 'Favorite');
  await page.getByRole('button', { name: 'Generate 4 more' }).click();
  await filled(page, 12);
  const before = await drawings(page);
  const bar = await barOf(page);
  await control(page).click();
  await panel(page).getByLabel('Another thing').fill('lightho');
  await panel(page).getByRole('button', { name: 'Add lighthouse', exact: true }).click();
  expect(await barOf(page)).toEqual(bar);
  await draw(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await expect(control(page)).toHaveText('Shows: lighthouse · Change');
  await filled(page);
  await expect(news(page)).toContainText('Four of eight designs show what you picked: lighthouse.');
  await expect(page.locator('.gallery').getByRole('status').filter({ hasText: 'what you picked: lighthouse.' })).toBeAttached();
  expect(await drawings(page)).not.toEqual(before.slice(0, 8));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect((await draftOf(page)).favorites).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Favorites' }).getByRole('button')).toHaveCount(1);
  expect(await barOf(page)).toEqual(bar);

  await news(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drawings(page)).toEqual(before);
  await expect(control(page)).toHaveText('Shows: what suits your business · Change');
  await expect(designs(page).nth(1)).toBeChecked();
  await page.reload();
  await filled(page, 12);
  expect(await drawings(page)).toEqual(before);
});

test('[G-15] Cancel and Escape change nothing, and a choice that is the same cannot be drawn', async ({ page }) => {
  await open(page);
  const before = await drawings(page);
  await expect(draw(page)).toBeDisabled();
  await thing(page, 'Surfboard').click();
  await expect(thing(page, 'Surfboard')).toHaveAttribute('aria-pressed', 'true');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thing(page, 'Surfboard')).toHaveAttribute('aria-pressed', 'false');
  await thing(page, 'Surfboard').click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  expect(await drawings(page)).toEqual(before);
  expect((await draftOf(page)).shows ?? null).toBeNull();
});

test('[G-15] [N-06] by keyboard alone: no picture, and the names alone are drawn', async ({ page }) => {
  await openGallery(page, fields);
  await filled(page);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await thing(page, 'No picture').focus();
  await page.keyboard.press('Space');
  await draw(page).focus();
  await page.keyboard.press('Enter');
  await expect(control(page)).toBeFocused();
  await filled(page);
  await expect(news(page)).toContainText('Eight designs show the name alone.');
  await expect(control(page)).toHaveText('Shows: no picture · Change');
  expect((await draftOf(page)).shows).toMatchObject({ nothing: true });
});

test.describe('without the panel', () => {
  test.use({ expected: /Failed to load resource: net::ERR_FAILED/ });

  test('[G-15] [Y-07] a panel that cannot be had says so, and the page stays', async ({ page }) => {
    await page.route('**/assets/shows-panel-*', (route) => route.abort());
    await openGallery(page, fields);
    await filled(page);
    await control(page).click();
    await expect(toast(page, 'We couldn’t open your choices')).toBeVisible();
    await expect(designs(page)).toHaveCount(8);
  });
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[G-15] [N-06] the panel has no accessibility fault, and targets of 44 px within the page', async ({ page }) => {
      await open(page);
      await thing(page, 'Surfboard').click();
      await panel(page).getByRole('button', { name: 'Don’t show pelican' }).click();
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      await expect(draw(page)).toBeInViewport({ ratio: 1 });
    });
  });
}
