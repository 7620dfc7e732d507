import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { filled } from './gallery-page.ts';
import { test } from './quiet.ts';
import { answers, leave, panel, stage, stored } from './wizard-page.ts';

const color = (page: Page, n: number) => page.getByRole('textbox', { name: `Color ${n}`, exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add a color' });
const colorFact = (page: Page) => panel(page).locator('.brand-facts div').filter({ hasText: 'Colors' }).locator('dd');

async function openStyle(page: Page): Promise<void> {
  await leave(page, { ...answers, colorPreference: '', designTheme: '' });
  await page.goto('/create/kit?step=4');
  await stage(page);
}

test('[W-05] own colors take the place of a preference, are drawn, and are there after a reload', async ({ page }) => {
  await openStyle(page);
  await add(page).click();
  await expect(color(page, 1)).toBeFocused();
  await page.keyboard.type('7a1fa2');
  await expect(colorFact(page)).toHaveText('#7A1FA2');
  await page.keyboard.press('Tab');
  await expect(color(page, 1)).toHaveValue('#7A1FA2');
  await add(page).click();
  await page.getByLabel('Pick color 2').fill('#f2b705');
  await expect.poll(() => stored(page)).toMatchObject({ colorPreference: '#7A1FA2 #F2B705' });
  await expect.poll(() => stage(page)).toMatch(/#7A1FA2|#F2B705/i);
  await page.reload();
  await expect(color(page, 2)).toHaveValue('#F2B705');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?step=5$/);
  await filled(page);
  // Each of the eight has one of the two, or says that it has not.
  const departs = page.locator('.designs .slots').first().getByText('Not your colors');
  expect(await departs.count()).toBeLessThan(3);
});

test('[W-05] a preference that is tried instead leaves own colors to come back to', async ({ page }) => {
  await openStyle(page);
  await add(page).click();
  await color(page, 1).fill('#7A1FA2');
  const warm = page.getByRole('group', { name: 'Color preference' }).getByRole('radio', { name: 'Warm' });
  await warm.check();
  expect(await stored(page)).toMatchObject({ colorPreference: 'warm' });
  await page.getByRole('button', { name: 'Use these colors' }).click();
  await expect(warm).not.toBeChecked();
  expect(await stored(page)).toMatchObject({ colorPreference: '#7A1FA2' });
  await page.getByRole('button', { name: 'Remove color 1' }).click();
  expect(await stored(page)).toMatchObject({ colorPreference: '' });
});

test('[W-05] passing by the fields of own colors leaves the preference that is tried', async ({ page }) => {
  await openStyle(page);
  for (const [place, hex] of ['#7A1FA2', '#F2B705'].entries()) {
    await add(page).click();
    await color(page, place + 1).fill(hex);
  }
  const warm = page.getByRole('group', { name: 'Color preference' }).getByRole('radio', { name: 'Warm' });
  await warm.check();
  await color(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(color(page, 1)).not.toBeFocused();
  await page.getByRole('button', { name: 'Remove color 2' }).click();
  await expect(color(page, 2)).toHaveCount(0);
  await expect(warm).toBeChecked();
  expect(await stored(page)).toMatchObject({ colorPreference: 'warm' });
});

test('[W-05] own colors that another tab brings are in their fields', async ({ page, context }) => {
  await openStyle(page);
  await add(page).click();
  await color(page, 1).fill('#7A1FA2');
  const other = await context.newPage();
  await other.goto('/create/kit?step=4');
  await expect(color(other, 1)).toHaveValue('#7A1FA2');
  await color(other, 1).fill('#0B5FFF');
  await expect(color(page, 1)).toHaveValue('#0B5FFF');
});

test('[W-05] what is no color is explained, and changes nothing', async ({ page }) => {
  await openStyle(page);
  await add(page).click();
  await color(page, 1).fill('teal-ish');
  await expect(color(page, 1)).toHaveAccessibleDescription(/^That’s not a color/);
  expect(await stored(page)).toMatchObject({ colorPreference: '' });
  await color(page, 1).fill('#0a8');
  await expect(color(page, 1)).toHaveAccessibleDescription('');
  await expect.poll(() => stored(page)).toMatchObject({ colorPreference: '#00AA88' });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, colorScheme: viewport.width < 400 ? 'dark' : 'light' });

    test('[N-06] three own colors and a fault are accessible, and nothing is cut off', async ({ page }) => {
      await openStyle(page);
      for (const [place, hex] of ['#7A1FA2', '#F2B705', 'none'].entries()) {
        await add(page).click();
        await color(page, place + 1).fill(hex);
      }
      await expect(add(page)).toHaveCount(0);
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
    });
  });
