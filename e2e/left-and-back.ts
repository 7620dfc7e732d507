import type { Page } from '@playwright/test';

/** A browser that is driven puts no page aside: it is told what a page hears that is left, and shown again as it was. */
export async function leftAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  });
}
