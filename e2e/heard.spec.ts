import { expect } from '@playwright/test';
import { test } from './quiet.ts';

test('[W-16] step 1 shows what was understood of the name and the description', async ({ page }) => {
  await page.goto('/create/kit');
  const heard = page.getByRole('region', { name: 'What your logo can show' });
  await expect(page.getByLabel('Business name')).toBeVisible();
  await expect(heard).toHaveCount(0);
  await page.getByLabel('Business name').fill('Okoye Partners');
  await expect(heard).toContainText('Nothing yet. Say in the description what you make or do');
  await page.getByLabel('Brief description').fill('Surf school by the bay');
  await expect(heard.getByRole('listitem')).toHaveText(['Surf schoolIn your description']);
  await page.getByLabel('Business name').fill('Pelican');
  await expect(heard.getByRole('listitem')).toHaveText(['PelicanIn your name', 'Surf schoolIn your description']);
  await expect(heard.locator('[data-art] svg path').first()).toBeVisible();
  await expect(heard).toContainText('Missing something? Name it in the description.');
});
