import { expect } from '@playwright/test';
import { axe, looks } from './access.ts';
import { designs, filled, openGallery, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] the gallery has no accessibility fault: drawn, chosen, with a toast, and large', async ({ page }) => {
      await openGallery(page);
      await filled(page);
      await slots(page).nth(0).locator('label').click();
      const favorite = page
        .locator(device === 'a phone' ? '.gallery-dock' : '.slot >> nth=0')
        .getByRole('button', { name: 'Favorite', exact: true });
      await favorite.click();
      await expect(toast(page, 'Logo added to favorites')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await slots(page)
        .nth(0)
        .getByRole('button', { name: /^View large/ })
        .click();
      await expect(page.locator('.report li')).not.toHaveCount(0);
      await expect(page.getByRole('img', { name: 'Browser tab' })).toBeAttached();
      expect(await axe(page)).toEqual([]);
    });
  });
}

test.describe('without typefaces', () => {
  test.use({ expected: /ERR_FAILED/, reducedMotion: 'reduce' });

  test('[N-06] failed slots have no accessibility fault', async ({ page }) => {
    await page.route('**/api/fonts**', (route) => route.abort());
    await openGallery(page);
    await expect(page.getByText('We couldn’t draw this one.')).toHaveCount(8);
    expect(await axe(page)).toEqual([]);
  });
});

test('[N-06] [G-03] [W-06] the keyboard alone: arrows from design to design, choose, act on it, look closer, go on', async ({
  page,
}) => {
  await openGallery(page);
  await filled(page);
  await designs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(designs(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(designs(page).nth(5)).toBeFocused();
  await expect(page.locator('.designs :checked')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(designs(page).nth(5)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(designs(page).nth(4)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(slots(page).nth(4).getByRole('button', { name: 'Favorite', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Logo added to favorites')).toBeVisible();
  await slots(page)
    .nth(4)
    .getByRole('button', { name: /^View large/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Handcrafted artisan/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    slots(page)
      .nth(4)
      .getByRole('button', { name: /^View large/ }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Continue with Selected Logo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=6/);
});

test('[N-06] on a phone the dock acts on the design last touched, and every target is 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  await filled(page);
  await slots(page).nth(1).locator('label').click();
  await page.locator('.gallery-dock').getByRole('button', { name: 'Regenerate' }).click();
  await expect(toast(page, 'Logo Regenerated!')).toBeVisible();
  await page.locator('.gallery-dock').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.gallery-dock').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const small = await page.locator('.gallery :is(a, button, label)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});

for (const [what, width, height] of [
  ['360 px', 360, 740],
  ['200 % zoom', 720, 450],
  ['1920 px', 1920, 1080],
] as const) {
  test(`[N-06] nothing of the gallery is cut off at ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGallery(page, { businessName: 'The Very Long Northern Company of Bread and Butter' });
    await filled(page);
    const over = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await slots(page)
      .nth(0)
      .getByRole('button', { name: /^View large/ })
      .click();
    await expect(page.locator('.report li')).not.toHaveCount(0);
    expect(await page.locator('.large-view .sheet').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
}

/** One event of Chromium's trace; `tdur` is the time the thread itself worked, in microseconds: a busy machine does not lengthen it. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

test('[H-07] [G-01] nothing occupies the page for longer than 50 ms while it fills', async ({ page, browser }) => {
  // The font answers late, so that the page itself has long been loaded when the trace begins.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/fonts**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openGallery(page);
  await expect(slots(page)).toHaveCount(8);
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  held.resolve();
  await filled(page);
  await page.waitForTimeout(700);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly Traced[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}/${tid}`));
  expect(tasks.some(({ tdur }) => tdur !== undefined)).toBe(true);
  expect(tasks.map(({ tdur = 0 }) => tdur / 1000).filter((ms) => ms > 50)).toEqual([]);
});
