import { expect } from '@playwright/test';
import { test } from './quiet.ts';
import { answers, heading, leave } from './wizard-page.ts';

/** From the style to the review, through the gallery and the editor as they are. */
test('[W-06] [W-07] [W-08] [W-10] a logo is chosen, customized and reviewed', async ({ page }) => {
  await leave(page, answers);
  await page.goto('/create/kit?step=6');
  await expect(page.getByText('Please select a logo from the previous step.')).toBeVisible();
  await page.goto('/create/kit?step=4');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading(page)).toHaveText('Choose Your Logo');
  const on = page.getByRole('button', { name: 'Continue with Selected Logo' });
  const design = page.getByRole('radio').nth(2);
  await expect(design).toBeAttached();
  // The newest toast alone is shown: that of the designs may come after it, and hide it.
  const told = page.locator('.toast').getByText('Please select a logo design to continue.');
  await expect
    .poll(async () => {
      await on.click();
      return told.isVisible();
    })
    .toBe(true);
  await design.focus();
  await page.keyboard.press('Space');
  await expect(design).toBeChecked();
  await on.click();
  await expect(page).toHaveURL(/\?step=6$/);
  await expect(heading(page)).toHaveText('Customize Your Logo');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading(page)).toHaveText('Final Review');
  await page.reload();
  await expect(page.getByRole('img', { name: 'Logo preview for Juniper & Rye' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?step=6$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?step=5$/);
});
