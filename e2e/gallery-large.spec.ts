import { expect } from '@playwright/test';
import { designs, draftOf, drawings, filled, openGallery, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

const view = 'dialog';

test('[G-09] [G-06] the large view shows a design’s reasons, report and uses, and lets people choose it', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const id = await designs(page).nth(3).inputValue();
  const opener = slots(page)
    .nth(3)
    .getByRole('button', { name: /^View large/ });
  await opener.click();
  const large = page.getByRole(view, { name: /Tech-inspired/ });
  await expect(large.getByRole('heading', { name: 'Why it looks like this' })).toBeVisible();
  await expect(large.locator('.reasons li')).not.toHaveCount(0);
  for (const name of ['On dark', 'Single color, black', 'Single color, white', 'Icon only', '32 and 16 px'])
    await expect(large.getByRole('img', { name, exact: true })).toBeVisible();
  for (const name of ['Business card', 'Store sign', 'App icon', 'Browser tab'])
    await expect(large.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(large.locator('.report li')).not.toHaveCount(0);
  await expect(large.getByText('Small sizes')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole(view, { name: /Handcrafted artisan/ })).toBeVisible();
  await page.getByRole('button', { name: 'Previous design' }).click();
  await expect(large).toBeVisible();
  await large.getByRole('button', { name: 'Favorite' }).click();
  await expect(toast(page, 'Logo added to favorites')).toBeVisible();
  await large.getByRole('button', { name: 'Choose this logo' }).click();
  await expect(large.getByText('Chosen')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    large.getByRole('button', { name: 'Download SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${id}.svg`);

  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(designs(page).nth(3)).toBeChecked();
});

test('[G-09] a color of the palette is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page);
  await filled(page);
  await slots(page)
    .nth(0)
    .getByRole('button', { name: /^View large/ })
    .click();
  const color = page.getByRole('button', { name: /^Copy primary/ });
  await color.click();
  await expect(page.locator('.toast:not([data-limited], [data-ending-style]) .title')).toContainText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await color.locator('.hex').textContent()) ?? '');
});

test('[G-09] a fix of the report draws the design again in its place, as choice and favorite too', async ({ page }) => {
  await openGallery(page, { businessName: 'Riverside Community Kitchen', styleDirection: 'bold' });
  await filled(page);
  for (let slot = 7; slot >= 0; slot--) {
    await slots(page)
      .nth(slot)
      .getByRole('button', { name: /^View large/ })
      .click();
    await expect(page.locator('.report li')).not.toHaveCount(0);
    const fix = page.locator('.report').getByRole('button', { name: 'Fix' }).first();
    if ((await fix.count()) > 0) {
      const before = await drawings(page);
      await page.getByRole('button', { name: 'Choose this logo' }).click();
      await fix.click();
      const said = page.locator('.toast:not([data-limited], [data-ending-style]) .title');
      await expect(said).toHaveText(/^(?:Fixed|This fix doesn’t work here)$/);
      if ((await said.textContent()) === 'Fixed') {
        const after = await drawings(page);
        expect(after.filter((one, i) => one !== before[i])).toHaveLength(1);
        await expect(page.getByText('Chosen')).toBeVisible();
        const { selectedLogo } = (await draftOf(page)) as unknown as { readonly selectedLogo: { readonly id: string } };
        await page.keyboard.press('Escape');
        expect(selectedLogo.id).toBe(await designs(page).nth(slot).inputValue());
        await page.reload();
        await filled(page);
        expect(await drawings(page)).toEqual(after);
        return;
      }
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('No design of this brief offered a fix that fits.');
});
