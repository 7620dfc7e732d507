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

    test('[N-06] charts and their table have no accessibility fault', async ({ page }) => {
      await open(page, rooms, '/admin', 'admin');
      const trends = page.getByRole('region', { name: 'Sales and failures' });
      await trends.getByRole('slider').first().focus();
      await trends.getByText('Show these numbers as a table').click();
      await expect(trends.getByRole('row').nth(30)).toBeAttached();
      expect(await axe(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
    });
  });
