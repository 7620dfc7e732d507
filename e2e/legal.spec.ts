import { expect } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { enter, leave, newAddress, password, post } from './member.ts';
import { test } from './quiet.ts';

const pages = {
  '/privacy-policy': ['What we store, and why', 'Cookies and browser storage', 'Your rights', 'Children'],
  '/terms-of-service': ['Plans and payment', 'Subscriptions', 'Refunds', 'Your designs and their license'],
} as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[X-01] [X-02] both legal texts can be read in full, with dates and working contents', async ({ page }) => {
    for (const [path, titles] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByText('January 2024')).toBeVisible();
      await expect(page.getByText('November 24, 2026')).toBeVisible();
      for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
        await expect(page.locator(href)).toHaveCount(1);
      expect(await links.count()).toBeGreaterThanOrEqual(9);
    }
  });
});

test('[X-01] [A-07] every cookie that is set stands in the privacy policy', async ({ page, context }) => {
  await page.goto('/privacy-policy');
  const named = await page.getByRole('table', { name: 'Cookies' }).getByRole('row').allTextContents();
  expect(await context.cookies()).toEqual([]);
  await post(page.request, '/api/account/sign-up', { name: 'Ada', email: newAddress(), password, accepted: true });
  const set = new Set((await context.cookies()).map(({ name }) => name));
  const email = await enter(page);
  await leave(page);
  await post(page.request, '/api/account/sign-in', { email, password });
  for (const { name } of await context.cookies()) set.add(name);
  expect(set.size).toBe(3);
  for (const name of set) expect(named.join(), name).toContain(name.replace('brandwright.', ''));
});

for (const look of looks) {
  test(`[N-06] the legal pages on ${look.device}, ${look.colorScheme}, are accessible and not cut off`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(look.viewport);
    for (const path of Object.keys(pages)) {
      await page.goto(path);
      expect([await axe(page), await cutOff(page), await smallTargets(page)]).toEqual([[], 0, []]);
    }
  });
}
