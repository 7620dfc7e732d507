import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Business name' });
export const slogan = (page: Page) => page.getByRole('textbox', { name: /^Slogan/ });
export const logo = (page: Page, name: string) => page.getByRole('img', { name: `Logo for ${name}`, exact: true });
export const button = (page: Page) => page.locator('.download-options button');
export const stage = (page: Page) => page.getByRole('region', { name: 'Live Preview' });
export const art = (page: Page) => stage(page).locator('.logo').innerHTML();

export async function open(page: Page, name?: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/create/free`);
  await expect(nameField(page)).toBeEnabled();
  if (name === undefined) return;
  await nameField(page).fill(name);
  await expect(logo(page, name)).toBeVisible();
}

export async function choose(page: Page, group: string, option: string | RegExp): Promise<void> {
  const radio = page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option });
  await radio.focus();
  await radio.check({ force: true });
}

export const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());
export async function press(page: Page): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await button(page).click();
  return arriving;
}
export const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title }).first();
