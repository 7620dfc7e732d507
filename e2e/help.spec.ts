import { expect } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[X-01] [N-06] the help center answers what owners ask, and its search finds it by keyboard', async ({ page }) => {
      await page.goto('/help-center');
      await expect(title(page)).toHaveText('Help Center');
      const questions = page.getByRole('term');
      const all = await questions.count();
      expect(all).toBeGreaterThan(15);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const search = page.getByRole('searchbox', { name: 'Search the questions' });
      await search.pressSequentially('ReFund');
      await expect(page.getByRole('status').filter({ hasText: 'answers match “ReFund”' })).toBeVisible();
      await expect(questions.filter({ hasText: 'How do I get a refund?' })).toBeVisible();
      expect(await questions.count()).toBeLessThan(all);
      await search.fill('zeppelin');
      await expect(page.getByText('No answers match “zeppelin”.')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show all questions' }).click();
      await expect(questions).toHaveCount(all);
    });
  });

test('[X-01] what is typed before the page’s scripts are there is searched for', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/help-center', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('refund');
  typed.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'answers match “refund”' })).toBeVisible();
});
