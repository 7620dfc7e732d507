import { expect, type Locator, type Page } from '@playwright/test';

/** A draft that has come as far as the gallery. */
export const seed = {
  version: 1,
  businessName: 'Juniper & Rye',
  description: 'A small bakery with bread by hand',
  industry: 'Food & Beverage',
  personality: 'Friendly Creative',
  quizAnswers: { energy: 'playful', personality: 'friend', values: 'quality', aesthetic: 'organic' },
  designTheme: '',
  styleDirection: 'elegant',
  fontStyle: 'serif',
  colorPreference: 'nature',
  iconPlacement: 'left',
  slogan: '',
  selectedLogo: null,
  logoCustomization: null,
  favorites: [],
  step: 5,
};

/** Opens step 5 with a draft in the browser, as it was left. */
export async function openGallery(page: Page, fields: object = {}): Promise<void> {
  await page.addInitScript(
    (draft) => {
      if (localStorage.getItem('brandwright.draft') === null) localStorage.setItem('brandwright.draft', draft);
    },
    JSON.stringify({ ...seed, ...fields }),
  );
  await page.goto('/create/kit?step=5');
}

export const slots = (page: Page): Locator => page.locator('.designs .slots').first().locator('.slot');
export const designs = (page: Page): Locator => page.locator('.designs .slots').first().getByRole('radio');

export async function filled(page: Page, count = 8): Promise<void> {
  await expect(designs(page)).toHaveCount(count);
}

/** The drawings as the browser holds them, in their order. */
export const drawings = (page: Page): Promise<string[]> =>
  page
    .locator('.designs .slots')
    .first()
    .locator('.art')
    .evaluateAll((all) => all.map((one) => one.innerHTML));

export const draftOf = (page: Page): Promise<typeof seed & { readonly [field: string]: unknown }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}'));

/** Presses one of a slot's actions with the pointer over it, as people do. */
export async function press(page: Page, slot: number, action: string | RegExp): Promise<void> {
  const one = slots(page).nth(slot);
  await one.locator('.plate').hover();
  await one.locator('.deeds').getByRole('button', { name: action }).click();
}

/** The toast in view, by its title. */
export const toast = (page: Page, title: string): Locator =>
  page
    .locator('.toast:not([data-limited], [data-ending-style])')
    .filter({ has: page.locator('.title').getByText(title, { exact: true }) });
