import { expect } from '@playwright/test';
import { designs, draftOf, drawings, filled, openGallery, press, seed, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

test('[W-12] [G-03] a reload shows the same page, choice and favorites, and draws nothing', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await press(page, 4, 'Favorite');
  await press(page, 2, 'Regenerate');
  await expect(toast(page, 'Logo Regenerated!')).toBeVisible();
  await press(page, 5, 'More like this');
  await filled(page, 12);
  await slots(page).nth(0).locator('label').click();
  const before = await drawings(page);
  let fetched = 0;
  page.on('request', (request) => {
    // Every page asks who is there; that draws nothing.
    if (request.url().includes('/api/') && !request.url().endsWith('/api/session')) fetched++;
  });
  await page.reload();
  await filled(page, 12);
  expect(await drawings(page)).toEqual(before);
  await expect(designs(page).nth(0)).toBeChecked();
  await expect(
    slots(page)
      .nth(4)
      .getByRole('button', { name: /^Remove from favorites/ }),
  ).toBeVisible();
  expect(fetched).toBe(0);
});

test('[W-12] where the browser keeps no database the same designs are drawn again', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const before = await drawings(page);
  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('brandwright').onblocked = resolve)));
  await page.reload();
  await filled(page);
  expect(await drawings(page)).toEqual(before);
});

test('[W-12] two tabs show one page', async ({ page, context }) => {
  await openGallery(page);
  await filled(page);
  const other = await context.newPage();
  await other.goto('/create/kit?step=5');
  await filled(other);
  expect(await drawings(other)).toEqual(await drawings(page));
  await other.getByRole('button', { name: 'Generate 4 more' }).click();
  await filled(other, 12);
  await filled(page, 12);
  expect(await drawings(page)).toEqual(await drawings(other));
  await slots(other).nth(3).locator('label').click();
  await expect(designs(page).nth(3)).toBeChecked();
});

test('[W-10] [G-01] another answer draws anew, and keeps what was chosen and liked', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await slots(page).nth(1).locator('label').click();
  await press(page, 3, 'Favorite');
  await expect(toast(page, 'Logo added to favorites')).toBeVisible();
  const before = await drawings(page);
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}');
    localStorage.setItem('brandwright.draft', JSON.stringify({ ...draft, styleDirection: 'bold' }));
  });
  await page.reload();
  await filled(page);
  await expect(toast(page, 'Logo Variations Generated!')).toBeVisible();
  expect(await drawings(page)).not.toEqual(before);
  const kept = page.getByRole('region', { name: 'From earlier' });
  await expect(kept.getByRole('radio')).toHaveCount(2);
  await expect(kept.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Continue with Selected Logo' }).click();
  await expect(page).toHaveURL(/step=6/);
});

test('[W-10] [W-12] a chosen logo is drawn again with a new slogan, and its edits stay', async ({ page }) => {
  const stored = () =>
    page.evaluate(() => {
      const { selectedLogo, logoCustomization } = JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}');
      const parts = (selectedLogo?.scene.shapes ?? []).filter(({ part }: { part: string }) => part === 'slogan');
      return { id: selectedLogo?.id, slogan: JSON.stringify(parts), edits: logoCustomization };
    });
  const change = (slogan: string, more: object = {}) =>
    page.evaluate(
      ([text, other]) => {
        const draft = JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}');
        localStorage.setItem('brandwright.draft', JSON.stringify({ ...draft, slogan: text, ...(other as object) }));
      },
      [slogan, more] as const,
    );
  await openGallery(page, { slogan: 'Gin from the hill' });
  await filled(page);
  // The first that carries its slogan.
  for (let i = 0; (await stored()).slogan.length < 3; i++) await slots(page).nth(i).locator('label').click();
  const before = await stored();
  const edits = { iconColor: null };
  await change('Made by the sea', { logoCustomization: edits });
  await page.reload();
  await filled(page);
  await expect.poll(async () => (await stored()).id).not.toBe(before.id);
  const after = await stored();
  expect(after.slogan).not.toBe(before.slogan);
  expect(after.edits).toEqual(edits);
  // The same design may be one of the new page’s own.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('[W-06] a logo with another name on it is no choice', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await slots(page).nth(1).locator('label').click();
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}');
    localStorage.setItem('brandwright.draft', JSON.stringify({ ...draft, businessName: 'Kiln' }));
  });
  await page.reload();
  await filled(page);
  await page.getByRole('button', { name: 'Continue with Selected Logo' }).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
});

test.describe('with a broken draft', () => {
  test('[N-05] a stored page and designs that cannot be read do no harm', async ({ page }) => {
    await openGallery(page, {
      selectedLogo: { id: 3 },
      favorites: [{ id: 'x' }, { version: 1, id: 'y', name: 'y', scene: { shapes: [] }, scheme: {} }],
      gallery: { brief: 'x', places: [{ id: 1 }, 'no', null] },
    });
    await filled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Logo');
  });
});

test('[G-01] a brief that cannot be drawn is said in words', async ({ page }) => {
  await openGallery(page, { slogan: 'a\u202Eb' });
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'We can’t draw logos from these answers. This slogan contains hidden text-direction characters.' }),
  ).toBeVisible();
});

test.describe('a browser that cannot draw', () => {
  test.use({ expected: /.*/ });

  test('[Y-05] [Y-07] the server draws, with the same answer', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { Worker: undefined }));
    const bodies: { readonly variations: number; readonly slot: number }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/generate-logo')) bodies.push(request.postDataJSON());
    });
    await openGallery(page, seed);
    await filled(page);
    await expect(page.locator('.slots img')).toHaveCount(8);
    expect(bodies.map(({ slot, variations }) => [slot, variations])).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, 1]));
    await slots(page).nth(2).locator('label').click();
    expect((await draftOf(page)).selectedLogo).toBeTruthy();
  });

  test('[Y-05] no canvas in the worker: the server draws instead', async ({ page }) => {
    await page.route('**/assets/studio.worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `OffscreenCanvas.prototype.getContext = () => null;\n${await answer.text()}`,
      });
    });
    const [request] = await Promise.all([page.waitForRequest('**/api/generate-logo'), openGallery(page)]);
    expect(request.method()).toBe('POST');
    await filled(page);
  });
});
