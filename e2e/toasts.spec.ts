import { expect, type Locator } from '@playwright/test';
import { test } from './quiet.ts';
import { answers, leave } from './wizard-page.ts';

const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

test('[N-07] an error toast is destructive and announced at once; others are said politely', async ({ page }) => {
  await page.clock.install();
  await leave(page, { ...answers, step: 5 });
  await page.goto('/create/kit?step=5');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toHaveAttribute('aria-live', 'polite');

  const done = toasts.locator('.toast[data-type="success"]');
  await expect(done).toContainText('Logo Variations Generated!');
  const calm = await ground(done);
  await done.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Continue with Selected Logo' }).click();
  const failed = toasts.locator('.toast[data-type="error"]');
  await expect(failed).toContainText('Please select a logo design to continue.');
  await expect(page.getByRole('alert')).toContainText('Validation Error');
  await expect(page.getByRole('alert')).toContainText('Please select a logo design to continue.');
  expect(await ground(failed)).not.toBe(calm);
  // It waits while it is pointed at, and goes by itself afterwards.
  await failed.hover();
  await page.clock.fastForward(6500);
  await expect(failed).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(6500);
  await expect(failed).toBeHidden();
});
