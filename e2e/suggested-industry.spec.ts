import { expect } from '@playwright/test';
import { cutOff } from './access.ts';
import { test } from './quiet.ts';
import { stored } from './wizard-page.ts';

for (const width of [1440, 360])
  test(`[W-18] step 2 suggests an industry at ${width} px and chooses none`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/create/kit');
    await page.getByLabel('Business name').fill('Tidewater Oyster Co.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const food = page.getByRole('radio', { name: 'Food & Beverage Suggested, because of “Oyster”' });
    await expect(food).toBeVisible();
    await expect(food).not.toBeChecked();
    expect((await stored(page)).industry).toBe('');
    await page.getByRole('radio', { name: /^Retail/ }).check();
    await page.reload();
    await expect(food).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Retail/ })).toBeChecked();
    expect(await cutOff(page)).toBe(0);
  });
