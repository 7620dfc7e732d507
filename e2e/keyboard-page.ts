import { expect, type Locator, type Page } from '@playwright/test';

/** Most stops of a page before it is a fault. */
const most = 150;

/** Goes on with the Tab key until something has the focus, as people do. Every stop on the way can be seen to be one. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** The same, and presses Enter there. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
