import { expect, type Page } from '@playwright/test';
import { bought, order, success } from './buying-page.ts';
import { enter, newAddress, password } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

const name = 'Copper Kettle Roasters';

/** The figure with the visitor’s own designs, once they are drawn. */
const own = (page: Page) => page.locator('figure.own-designs[aria-busy="false"]');

test('[A-01] [H-05] sign-up and the page after it show the designs of the name that was typed', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Business name').fill(name);
  await expect(page.getByRole('region', { name: `8 designs for ${name}` })).toBeVisible();
  await page.goto('/signup');
  await expect(own(page).locator('[data-art]')).toHaveCount(8);
  await expect(own(page)).toContainText(`Drawn for ${name}`);
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(title(page)).toHaveText('Check your email');
  await expect(own(page).locator('[data-art]')).toHaveCount(8);
});

test('[B-01] [H-05] pricing shows the kit with the eight designs of the name that was typed', async ({ page }) => {
  await leave(page, { version: 1, businessName: name, step: 1 });
  await page.goto('/pricing');
  const kit = page.getByRole('region', { name: 'AI Brand Kit' });
  await expect(kit.locator('figure.own-designs[aria-busy="false"] [data-art]')).toHaveCount(8);
  await expect(kit).toContainText(`Drawn for ${name}`);
});

test('[A-01] a visitor without a name sees the sample', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('Drawn for Green Door Studio, a company we made up.')).toBeVisible();
});

test('[Z-01] while a payment is looked up, the buyer sees the logo that was chosen', async ({ page }) => {
  const selectedLogo = await drawnLogo(page, answers.businessName);
  await leave(page, { ...answers, selectedLogo, step: 7 });
  await enter(page);
  const secret = await order(page);
  await page.route('**/api/verify-payment', () => {});
  await page.goto(success(secret));
  await expect(title(page)).toHaveText('Verifying payment...');
  await expect(own(page).locator('[data-art]')).toHaveCount(1);
  await expect(own(page)).toContainText('Drawn for Juniper & Rye');
});

test('[Z-01] a payment’s page without a draft keeps an empty board, and shows no other firm', async ({ page }) => {
  await enter(page);
  const secret = await order(page);
  const asked = page.waitForRequest('**/api/verify-payment');
  await page.route('**/api/verify-payment', () => {});
  await page.goto(success(secret));
  // The programs of the page have come, and found no draft.
  await asked;
  await expect(page.locator('figure.own-designs .board')).toBeVisible();
  await expect(page.locator('.payment [data-plate]')).toHaveCount(0);
  await expect(page.getByText('a company we made up')).toHaveCount(0);
});

test('[D-01] [W-12] the dashboard shows a draft that was begun, and leads back to its step', async ({ page }) => {
  await leave(page, { ...answers, step: 4 });
  await enter(page);
  await page.goto('/dashboard');
  const draft = page.getByRole('region', { name: 'Juniper & Rye' });
  await expect(draft.getByRole('img', { name: 'Juniper & Rye logo' })).toBeVisible();
  await expect(draft.getByText('Draft, step 4 of 7')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Brand Kits Yet' })).toBeVisible();
  await draft.getByRole('link', { name: 'Continue with Juniper & Rye' }).click();
  await expect(page).toHaveURL(/\/create\/kit\?step=4$/);
  // A kit that was made of it takes its place. The payment is reported to the server by itself, a moment after it was made.
  await bought(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'View Details: Juniper & Rye' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Juniper & Rye' })).toHaveCount(0);
});

test.describe('a payment of nobody who is signed in', () => {
  test.use({ expected: /status of 401/ });

  test('[Z-01] a payment’s page shows no other firm, and no “Sign In” before it is known who is here', async ({ page }) => {
    await leave(page, answers);
    const known = Promise.withResolvers<void>();
    await page.route('**/api/session', async (route) => {
      await known.promise;
      await route.continue();
    });
    // The page as it was built: none of its programs has come.
    await page.route('**/assets/*.js', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto('/payment-success?session_id=cs_test_none', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Verifying payment...');
    await expect(page.getByText('Clover & Coin')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    known.resolve();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('[G-07] the toast of the gallery lies over no design and no button of a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(page, { ...answers, step: 5 });
  await page.goto('/create/kit?step=5');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Created 8 unique logo designs for Juniper & Rye');
  await expect(page.locator('.slot')).toHaveCount(8);
  await expect(toast).toHaveCSS('opacity', '1');
  const covered = await page.evaluate(() => {
    const box = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect();
    const foot = document.querySelector('.gallery .foot');
    const others = [...document.querySelectorAll('.gallery .slot, .gallery button, .gallery a')];
    return others
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        // What scrolls ends for the eye where the bar begins.
        const end = foot?.contains(one) ? bottom : Math.min(bottom, foot?.getBoundingClientRect().top ?? bottom);
        return left < box.right && box.left < right && top < box.bottom && box.top < end;
      })
      .map((one) => one.textContent);
  });
  expect(covered).toEqual([]);
  // The bar hides no part of the eight designs.
  const barTop = (await page.locator('.gallery .foot').boundingBox())?.y ?? 0;
  const drawings = await page.locator('.slot .plate').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(drawings).toHaveLength(8);
  expect(Math.max(...drawings)).toBeLessThanOrEqual(barTop);
});
