import { expect } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { order } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[B-12] [N-06] a promotion code is entered by keyboard, and the orders page shows the discount', async ({ page }) => {
      await enter(page);
      await page.goto(`/sandbox/${await order(page)}`);
      const code = page.getByLabel('Promotion code');
      await code.fill('NOSUCH');
      await code.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('This promotion code isn’t valid.');
      await code.fill('save20');
      await code.press('Enter');
      await expect(page.getByText('Your promotion code takes $3 off.')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('$12 instead of $15, once')).toBeVisible();
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: 'Remove code' }).click();
      await expect(page.getByRole('button', { name: 'Pay $15' })).toBeVisible();
      await code.fill('SAVE20');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('button', { name: 'Pay $12' }).click();
      await expect(title(page)).toHaveText('Payment Successful!');
      await page.goto('/orders');
      await expect(page.locator('.order .amount')).toHaveText('$12after a $3 discount');
      expect(await axe(page)).toEqual([]);
    });
  });
