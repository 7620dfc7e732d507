import { expect } from '@playwright/test';
import { axe, cutOff, looks } from './access.ts';
import { test } from './quiet.ts';
import { open } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

test('[B-08] arrow keys read the days of a chart, and the table says the same', async ({ page }) => {
  await open(page, rooms, '/admin', 'admin');
  const trends = page.getByRole('region', { name: 'Sales and failures' });
  await expect(trends.getByText('Test orders: no money moved.')).toBeVisible();
  const revenue = trends.getByRole('figure', { name: /^Revenue before tax \(USD\)/ });
  await expect(revenue).toContainText('$114.99');
  const day = revenue.getByRole('slider');
  await day.focus();
  await expect(day).toHaveAttribute('aria-valuetext', /: \$114\.99$/);
  await expect(revenue.locator('.told')).toContainText('$114.99');
  await page.keyboard.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-valuetext', /: \$0$/);
  await page.keyboard.press('Home');
  await expect(revenue.locator('.told')).toContainText('$0');
  await expect(trends.getByRole('figure', { name: /^Failed kits/ })).toContainText('None in this period');
  for (const [name, days] of [
    ['30 days', 30],
    ['90 days', 90],
    ['365 days', 365],
  ] as const) {
    await trends.getByRole('tab', { name }).click();
    await trends.getByText('Show these numbers as a table').click();
    const rows = trends.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(days + 1);
    await expect(rows.nth(1)).toContainText('$114.99');
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['$114.99', '$0', '2', '0', '0', '0']);
  }
});

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] charts, their table and a person have no accessibility fault', async ({ page }) => {
      await open(page, rooms, '/admin', 'admin');
      const trends = page.getByRole('region', { name: 'Sales and failures' });
      await trends.getByRole('slider').first().focus();
      await trends.getByText('Show these numbers as a table').click();
      await expect(trends.getByRole('row').nth(30)).toBeAttached();
      const people = page.getByRole('region', { name: 'People' });
      await people
        .getByRole('button', { name: /^Details/ })
        .first()
        .click();
      await expect(people.getByRole('heading', { name: 'Limits' })).toBeVisible();
      await expect(page.getByText('Visitors see these claims.')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
    });
  });

test('[S-30] [U-01] an admin opens a person, sets a limit, and reads both in the audit log', async ({ page }) => {
  await open(page, rooms, '/admin', 'admin');
  const people = page.getByRole('region', { name: 'People' });
  await people.getByLabel('Find people').fill('ida@');
  await people.getByRole('button', { name: 'Find' }).click();
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await people.getByRole('button', { name: /^Details.*ida@example\.com$/ }).click();
  await expect(people.getByText('Signed in on 1 device.')).toBeVisible();
  await expect(people.getByText('3 of 3 used')).toBeVisible();
  await people.getByLabel('Free logo downloads').fill('5');
  await people.getByLabel('Free logo downloads').press('Enter');
  await expect(people.getByText('3 of 5 used')).toBeVisible();
  await people.getByRole('button', { name: 'Delete this account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  await dialog.getByLabel('Type ida@example.com').fill('otto@example.com');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That’s not this account’s address.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the account' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByRole('button', { name: 'Refresh' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'Changed a limit' })).toContainText(
    'by admin@example.com · for ida@example.com',
  );
  await expect(log.getByRole('listitem').filter({ hasText: 'Opened an account' }).first()).toContainText('ida@example.com');
});

test('[S-25] a list is saved as a CSV file, and the log says so', async ({ page }) => {
  await open(page, rooms, '/admin', 'admin');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as CSV.*people$/ }).click();
  expect((await file).suggestedFilename()).toBe('brandwright-people.csv');
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByRole('button', { name: 'Refresh' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('Saved a list as CSV');
});

test('[B-10] [B-11] admins read what the pages claim and what the plans include', async ({ page }) => {
  await open(page, rooms, '/admin', 'admin');
  const catalog = page.getByRole('region', { name: 'Claims and plans' });
  await expect(catalog).toContainText('Visitors see these claims.');
  await expect(catalog).toContainText('Trusted by over 1000 businesses');
  await expect(catalog).toContainText('25 designs, each with full files, and 2 free revisions by our designers');
  await expect(catalog.getByRole('textbox')).toHaveCount(0);
});
