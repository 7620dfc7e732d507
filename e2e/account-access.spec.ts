import { expect, type Page } from '@playwright/test';
import { axe } from './access.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', expected: /status of 400/ });

    test('[N-06] the login pages, the mailbox and the account are accessible at 360 and 1440 px', async ({ page }) => {
      // Eight places, each looked at by axe at two widths.
      test.slow();
      const look = async (what: string): Promise<void> => {
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await axe(page), what).toEqual([]);
          const found = await page.evaluate(() => ({
            over: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
            small: [...document.querySelectorAll('main :is(button, .button, .ways a, summary)')]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
              .map((one) => one.textContent),
          }));
          expect({ what, width, ...found }).toEqual({ what, width, over: 0, small: [] });
        }
      };
      await page.goto('/login');
      await press(page, 'Sign In');
      await look('login');
      for (const path of ['/signup', '/forgot-password', '/confirm?token=x', '/reset-password?token=x']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await look(path);
      }
      await enter(page);
      await page.goto('/mailbox');
      await expect(page.getByRole('article')).toBeVisible();
      await look('mailbox');
      await page.goto('/account');
      await press(page, 'Change password');
      await look('account');
      await press(page, 'Delete account');
      await look('delete');
    });
  });
}
