import { expect, type Page } from '@playwright/test';
import { test } from './quiet.ts';

const pages = [
  ['/', 'Trusted by over 1000 businesses', 5],
  ['/pricing', '4.9/5 from 2,500+ users', 3],
  ['/about-us', '95% satisfaction', 3],
  ['/contact', 'Reply within 24 hours', 1],
] as const;

const claims = (page: Page) => page.getByRole('list', { name: 'Highlights' });

for (const [path, claim, count] of pages) {
  test(`[B-10] ${path} shows its claims in local mode`, async ({ page }) => {
    await page.goto(path);
    await expect(claims(page).getByRole('listitem')).toHaveCount(count);
    await expect(claims(page).getByText(claim)).toBeVisible();
  });

  test(`[B-10] ${path} shows no claim where the server has none to show`, async ({ page }) => {
    await page.route('**/api/claims', (route) => route.fulfill({ json: { home: [], pricing: [], about: [], contact: [] } }));
    const asked = page.waitForResponse('**/api/claims');
    await page.goto(path);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(claims(page)).toHaveCount(0);
    await expect(page.getByText(claim)).toHaveCount(0);
  });
}
