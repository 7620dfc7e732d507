import { expect } from '@playwright/test';
import { enter, password, leave as signOut } from './member.ts';
import { test } from './quiet.ts';

test('[B-01] every variation of a plan is seen whole, at any width', async ({ page }) => {
  for (const width of [390, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing');
    const pictures = page.locator(':is(.kit, .plan) figure:visible img');
    await expect(pictures).toHaveCount(4);
    const shapes = await pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((one) => {
        const { width: w, height: h } = one.getBoundingClientRect();
        return w / h / (Number(one.getAttribute('width')) / Number(one.getAttribute('height')));
      }),
    );
    for (const shape of shapes) expect(Math.abs(shape - 1), `${width} px`).toBeLessThan(0.02);
  }
});

test('[B-01] [B-02] [B-11] whoever is signed out is asked to log in, and comes back to the plan', async ({ page }) => {
  const email = await enter(page);
  await signOut(page);
  await page.goto('/pricing');
  await expect(page.locator('.plan h2')).toHaveText(['Starter', 'Professional BEST VALUE', 'Enterprise PREMIUM']);
  await expect(page.locator('.plan .price')).toHaveText(['$29.99 one-time', '$49.99 one-time, most popular', '$99.99 one-time']);
  const kit = page.getByRole('region', { name: 'AI Brand Kit' });
  await expect(kit.locator('.price')).toHaveText('$15 one-time');
  await expect(kit.getByRole('link', { name: 'Start with your name' })).toHaveAttribute('href', '/create/kit');
  await expect(page.locator('.plan dl')).toHaveText(['logo1variations3', 'logos3variations15', 'logos5variations25']);
  await expect(page.getByRole('region', { name: 'What makes it different' }).locator('dt')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Before you buy' }).locator('dt')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'In every plan' }).getByRole('listitem')).toHaveText([
    'Full logo set',
    'Color palette',
    'Fonts',
    'Icons',
    'PNG, SVG, PDF, JPG, EPS',
    'Commercial license',
    'Business cards',
    'Letterhead',
    'Envelopes',
    'Social media templates',
    'Guidelines',
  ]);
  await expect(page.getByText('still being built', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Enterprise also includes two free revisions by our designers.')).toHaveCount(1);
  await expect(page.getByText('we don’t check for trademark conflicts')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Choose Enterprise' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/pricing?plan=enterprise')}`);
  await expect(page.locator('.toast').getByText('Please log in to purchase a brand kit.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/pricing?plan=enterprise');
  await expect(page.getByText('You chose Enterprise.')).toBeVisible();
});

test('[B-01] a table shows that each plan holds what the cheaper ones hold', async ({ page }) => {
  await page.goto('/pricing');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  expect(
    await rows.evaluateAll((all) => all.slice(0, 4).map((row) => [...row.children].map((cell) => cell.textContent))),
  ).toEqual([
    ['', 'Free builder', 'AI Brand Kit', 'Starter', 'Professional', 'Enterprise'],
    ['Price', 'Free', '$15', '$29.99', '$49.99', '$99.99'],
    ['Designs you keep', 'None', '8', '8', '15', '25'],
    ['Designs with full files', 'None', '1', '3', '15', '25'],
  ]);
});

test('[B-03] a press before the page is alive opens the checkout once it is', async ({ page }) => {
  await enter(page);
  const loader = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-[\w-]+\.js$/, async (route) => {
    await loader.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/start-/);
  await page.goto('/pricing', { waitUntil: 'commit' });
  // Before the loader is asked for, and while it is on its way: one checkout.
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await asked;
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const popup = page.waitForEvent('popup');
  loader.resolve();
  await expect((await popup).getByText('Starter').first()).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  await expect(page).toHaveURL('/pricing');
});
