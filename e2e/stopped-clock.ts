import { expect, type Page } from '@playwright/test';

/** Stops the clock of pages that open from now on. Their time passes only when a test says so, so no busy machine can take it away. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets 20 ms of a stopped clock pass at a time, until a condition holds. The condition must not wait long itself. */
export async function passTimeUntil(page: Page, holds: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await holds();
  }).toPass({ intervals: [1] });
}
