import { expect } from '@playwright/test';
import { bought } from './buying-page.ts';
import { enterOn, tabTo } from './keyboard-page.ts';
import { enter, password } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';

test('[N-06] the keyboard alone draws and downloads a free logo', async ({ page }) => {
  await enter(page);
  await page.goto('/create/free');
  const name = page.getByRole('textbox', { name: 'Business name' });
  await expect(name).toBeEnabled();
  await tabTo(page, name);
  await page.keyboard.type('Kiln');
  await expect(page.getByRole('img', { name: 'Logo for Kiln', exact: true })).toBeVisible();
  const file = page.getByRole('group', { name: 'File' });
  await tabTo(page, file.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(file.getByRole('radio', { name: 'SVG' })).toBeChecked();
  const download = page.waitForEvent('download');
  await enterOn(page, page.locator('.download-options').getByRole('button'));
  expect((await download).suggestedFilename()).toMatch(/^kiln.*\.svg$/);
});

test('[N-06] the keyboard alone buys a plan through the sandbox', async ({ page }) => {
  await enter(page);
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Kits' })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await enterOn(page, page.getByRole('button', { name: 'Choose Starter' }));
  const tab = await popup;
  await enterOn(tab, tab.getByRole('button', { name: 'Pay $29.99' }));
  await expect(title(tab)).toHaveText('No brand data found');
});

test('[N-06] the keyboard alone saves a receipt and withdraws from an order', async ({ page }) => {
  const email = await enter(page);
  await bought(page);
  await page.goto('/orders');
  // The menu of who is here: opened, and closed with Escape.
  const menu = page.locator('summary').filter({ hasText: email });
  await enterOn(page, menu);
  await expect(page.locator('.disclosure.wide').getByRole('link', { name: /orders/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.disclosure.wide').getByRole('link', { name: /orders/i })).toBeHidden();
  await expect(menu).toBeFocused();
  const row = page.locator('.order');
  const file = page.waitForEvent('download');
  await enterOn(page, row.getByRole('button', { name: /^Receipt/ }));
  expect((await file).suggestedFilename()).toMatch(/^receipt-/);
  await enterOn(page, row.getByRole('button', { name: /^Cancel this order/ }));
  await expect(row.getByRole('heading', { level: 3 })).toBeFocused();
  await enterOn(page, row.getByRole('button', { name: 'Confirm cancellation' }));
  await expect(row.locator('[data-status="refunded"]')).toBeVisible();
  await expect(row.getByRole('heading', { level: 2 })).toBeFocused();
});

test('[N-06] the keyboard alone changes the name and the password', async ({ page }) => {
  await enter(page);
  await page.goto('/account');
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast').filter({ hasText: 'Name saved' })).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: 'Change password' }));
  const part = page.getByRole('region', { name: 'Password', exact: true });
  await expect(part.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type(password);
  for (const label of ['New Password', 'Confirm Password']) {
    await tabTo(page, part.getByLabel(label, { exact: true }));
    await page.keyboard.type('battery staple');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast').filter({ hasText: 'Password changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
});

test('[N-06] the keyboard alone makes a share link and revokes it', async ({ page }) => {
  await enter(page);
  await bought(page);
  const { kits } = (await (await page.request.get('/api/kits')).json()) as { readonly kits: readonly { readonly id: string }[] };
  await page.goto(`/results/${kits[0]?.id}`);
  const make = page.locator('.sharing').getByRole('button').first();
  await enterOn(page, make);
  await expect(page.locator('.sharing').getByRole('textbox')).toHaveValue(/\/shared\//);
  await enterOn(page, page.getByRole('button', { name: /^Revoke/ }));
  await expect(page.locator('.toast').filter({ hasText: 'Link revoked' })).toBeVisible();
  await expect(make).toBeFocused();
});
