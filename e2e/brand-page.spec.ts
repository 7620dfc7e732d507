import { expect } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { open, toast } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  // Its people’s logos are drawn first.
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());
// An address that is refused.
test.use({ expected: /Failed to load resource|status of 400/ });

test('[M-10] [N-06] an owner switches a brand page on, people read it without scripts, and it goes off', async ({
  page,
  browser,
}) => {
  await open(page, rooms, `/results/${rooms.people.paula.kits[0]}#sharing`, 'paula');
  const part = page.getByRole('region', { name: 'Brand page' });
  await expect(part.getByText('Your brand page is off. Nobody can see it.')).toBeVisible();
  const address = part.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('cedar-salt');
  await address.fill('admin');
  await part.getByRole('button', { name: 'Turn the page on' }).click();
  await expect(address).toHaveAccessibleDescription(/This address is reserved/);
  await address.fill('cedar-and-salt');
  await part.getByRole('textbox', { name: 'About the brand' }).fill('We make salt-cured things.\nSince 2019.');
  await part.getByRole('radio', { name: 'PNG', exact: true }).check();
  await part.getByRole('button', { name: 'Turn the page on' }).click();
  await expect(toast(page, 'Your brand page is on')).toBeVisible();
  const link = part.getByRole('link', { name: /\/brand\/cedar-and-salt/ });
  await expect(link).toBeVisible();
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${rooms.origin}/brand/cedar-and-salt`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Cedar & Salt');
  await expect(reader.getByText('Since 2019.')).toBeVisible();
  await expect(reader.getByRole('heading', { level: 2 })).toHaveText(['Logo', 'Clear space', 'Do', 'Don’t', 'Colors', 'Fonts']);
  await expect(reader.getByRole('link', { name: 'Full color: download PNG' })).toHaveAttribute('href', /logo\.png$/);
  await expect(reader.getByRole('button')).toHaveCount(0);
  await plain.close();

  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visitor = await context.newPage();
    await visitor.goto(`${rooms.origin}/brand/cedar-and-salt`);
    await visitor
      .getByRole('button', { name: /^Copy #/ })
      .first()
      .click();
    await expect(visitor.getByRole('status')).toHaveText(/^#[0-9A-F]{6} copied$/);
    expect([await axe(visitor), await cutOff(visitor)]).toEqual([[], 0]);
    await context.close();
  }

  await part.getByRole('button', { name: 'Turn the page off' }).click();
  await expect(toast(page, 'Your brand page is off')).toBeVisible();
  expect((await page.request.get(`${rooms.origin}/brand/cedar-and-salt`)).status()).toBe(404);
});
