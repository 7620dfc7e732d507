import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { axe, cutOff, looks, moved, smallTargets, watchMoves } from './access.ts';
import { order } from './buying-page.ts';
import { enter } from './member.ts';
import { isListed } from './promises.ts';
import { test } from './quiet.ts';
import { open, rye, title, toast } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';
import { promise, wordsOf } from './words-of.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  // Its people’s logos are drawn first.
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

test('[D-01] [D-02] [D-05] the dashboard shows every kit, the newest first, with what can be done with it', async ({ page }) => {
  await open(page, rooms, '/dashboard', 'maya');
  await expect(title(page)).toHaveText('My Brand Kits');
  await expect(page.locator('.counts div')).toHaveText(['Total Kits4', 'Completed1', 'Processing1']);
  const kits = page.locator('.kit-row');
  await expect(kits.getByRole('heading')).toHaveText([
    'Northlight Physio Generating',
    'Juniper & Rye Bakery Completed',
    'Tidewater Kayaks Error',
    'Old Pier Rentals Pending',
  ]);
  // A clock beside what is none of the three, and beside nothing else.
  await expect(page.locator('.status-badge').filter({ has: page.locator('svg.lucide-clock:visible') })).toHaveText('Pending');
  const kit = kits.nth(1);
  await expect(kit.locator('.meta li')).toHaveText([
    'Food & Beverage',
    '2 logo variations',
    'Created Nov 14, 2026',
    /^Updated [A-Z][a-z]{2} \d+, 2\d{3}$/,
  ]);
  const picture = kit.getByRole('img', { name: 'Juniper & Rye Bakery logo' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(592);
  await expect(kits.nth(0).getByText('No logo yet')).toBeVisible();
  await expect(kits.nth(0).getByText('0 logo variations')).toBeVisible();
  // Only what is completed can be downloaded.
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(1);
  await expect(kit.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', `/results/${rye(rooms)}#downloads`);
  await expect(page.getByRole('link', { name: 'Create New Kit' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('region', { name: 'Included with every kit' }).getByRole('listitem')).toHaveCount(3);
  const quick = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  const ways = await quick.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ways).toEqual(['/pricing', '/account#api-keys', '/contact']);
  await kit.getByRole('link', { name: 'View Details: Juniper & Rye Bakery' }).click();
  await expect(page).toHaveURL(`${rooms.origin}/results/${rye(rooms)}`);
});

test('[D-04] many kits are searched and sorted; one is renamed, duplicated, deleted, and brought back', async ({ page }) => {
  await open(page, rooms, '/dashboard', 'otto');
  const names = page.locator('.kit-row h2 bdi');
  await expect(names).toHaveText(['Ginkgo', 'Fir', 'Elm', 'Dogwood', 'Cedar', 'Birch', 'Alder']);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(names.first()).toHaveText('Alder');
  await page.getByLabel('Search kits').fill('finance');
  await expect(names).toHaveText(['Cedar']);
  await expect(page.getByRole('status').filter({ hasText: '1 kit matches “finance”' })).toBeVisible();
  await page.getByLabel('Search kits').fill('oak');
  await page.getByRole('button', { name: 'Show all kits' }).click();

  const choose = async (kit: string, what: string) => {
    await page.locator('summary', { hasText: `More options for ${kit}` }).press('Enter');
    await page.getByRole('button', { name: what }).press('Enter');
  };
  await choose('Alder', 'Rename');
  const field = page.getByRole('textbox', { name: 'Kit name' });
  await expect(field).toBeFocused();
  await field.fill('  ');
  await field.press('Enter');
  await expect(page.getByText('A kit needs a name.')).toBeVisible();
  await field.fill('Acacia');
  await field.press('Enter');
  await expect(toast(page, 'Renamed to “Acacia”')).toBeVisible();
  await expect(names.first()).toHaveText('Acacia');
  await expect(page.locator('summary', { hasText: 'More options for Acacia' })).toBeFocused();

  await choose('Acacia', 'Duplicate');
  await expect(names.nth(1)).toHaveText('Acacia copy');
  await expect(page.getByRole('link', { name: 'View Details: Acacia copy' })).toBeFocused();
  await choose('Acacia copy', 'Delete');
  await expect(toast(page, '“Acacia copy” was deleted')).toBeVisible();
  await expect(names.nth(1)).toHaveText('Birch');
  await expect(page.getByRole('link', { name: 'View Details: Birch' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names.nth(1)).toHaveText('Acacia copy');
  await page.reload();
  await expect(names).toHaveCount(8);
});

test('[D-06] deleted kits stand below with the day on which they go, and are restored there', async ({ page }) => {
  await open(page, rooms, '/dashboard', 'otto');
  const names = page.locator('.kit-row h2 bdi');
  await expect(names.filter({ hasText: 'Elm' })).toHaveCount(1);
  await expect(page.locator('.deleted-kits')).toHaveCount(0);
  await page.locator('summary', { hasText: 'More options for Elm' }).press('Enter');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(names.filter({ hasText: 'Elm' })).toHaveCount(0);
  await page.reload();
  const list = page.locator('.deleted-kits');
  await list.getByText('Deleted kits (1)').press('Enter');
  await expect(list.getByText('Elm', { exact: true })).toBeVisible();
  await expect(list.getByText(/^Will be deleted for good on \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await list.getByRole('button', { name: 'Restore: Elm' }).press('Enter');
  await expect(toast(page, '“Elm” was restored')).toBeVisible();
  await expect(names.filter({ hasText: 'Elm' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'View Details: Elm' })).toBeFocused();
  await expect(list).toHaveCount(0);
});

test.describe('what does not come', () => {
  test.use({ expected: /Failed to load resource|status of (401|404|500)/ });

  test('[D-02] no kits yet, a list that does not arrive, and nobody signed in', async ({ page }) => {
    await open(page, rooms, '/dashboard', 'nell');
    await expect(page.getByRole('heading', { name: 'No Brand Kits Yet' })).toBeVisible();
    let broken = true;
    await page.route('**/api/kits', (route) => (broken ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
    await expect(toast(page, 'Failed to load your brand kits. Please try again.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No Brand Kits Yet' })).toBeVisible();
    // Signed out in another tab, this one does not go on showing what was theirs.
    await page.context().clearCookies();
    await page.evaluate(() => new BroadcastChannel('brandwright.session').postMessage('changed'));
    await expect(page).toHaveURL(`${rooms.origin}/login?next=%2Fdashboard`);
    await page.goto(`${rooms.origin}/dashboard`);
    await expect(page).toHaveURL(`${rooms.origin}/login?next=%2Fdashboard`);
  });

  test('[S-30] [B-11] the admin page opens only for admins with a second factor', async ({ page }) => {
    await open(page, rooms, '/admin');
    await expect(title(page)).toHaveText('Page Not Found');
    await open(page, rooms, '/admin', 'maya');
    await expect(title(page)).toHaveText('Page Not Found');
    await open(page, rooms, '/admin', 'careless');
    await expect(page.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account');
    await open(page, rooms, '/admin', 'admin');
    await expect(page.locator('.counts div').first()).toHaveText('People9');
    const promised = (await wordsOf(page)).filter((sentence) => promise.test(sentence));
    expect(promised.filter((sentence) => !isListed('/admin', sentence))).toEqual([]);
  });

  test('[B-08] our own people find an order by the address of who bought, and its receipt', async ({ page }) => {
    await open(page, rooms, '/admin', 'admin');
    const found = page.getByRole('region', { name: 'Orders' });
    await expect(found.getByRole('listitem')).toHaveCount(2);
    await found.getByLabel('Find orders').fill('otto@');
    await found.getByRole('button', { name: 'Find' }).click();
    await expect(found.getByText('No orders found.')).toBeVisible();
    await expect(found.getByRole('listitem')).toHaveCount(0);
    await found.getByLabel('Find orders').fill('PAULA@');
    await page.keyboard.press('Enter');
    await expect(found.getByRole('listitem')).toContainText('paula@example.comPaid · ');
    await expect(found.getByRole('listitem')).toContainText('premium · $15 · test, nothing charged');
    const file = page.waitForEvent('download');
    await found.getByRole('button', { name: 'Receipt TEST-2026-000001' }).click();
    expect((await file).suggestedFilename()).toBe('receipt-TEST-2026-000001.html');
    expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  });
});

test('[H-05] [U-01] [U-02] the selector shows a signed-in person what they have used, without the way to premium', async ({
  page,
}) => {
  const usage = page.getByRole('region', { name: 'Usage Tracker' });
  const bars = () => usage.locator('meter').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  const [green, orange, red, yellow] = ['rgb(44, 106, 65)', 'rgb(194, 97, 12)', 'rgb(163, 37, 26)', 'rgb(185, 138, 18)'];
  await open(page, rooms, '/create', 'nell');
  await expect(usage.getByRole('listitem')).toHaveText([/0\/3/, /0\/1/, /0\/2/]);
  await expect(usage.getByText('Free tier limits apply')).toBeVisible();
  await expect(usage.getByRole('link')).toHaveCount(0);
  expect(await bars()).toEqual([green, green, green]);
  await open(page, rooms, '/create', 'ida');
  await expect(usage.getByRole('listitem')).toHaveText([/3\/3.*Limit reached/, /0\/1/, /0\/2/]);
  expect(await bars()).toEqual([red, green, green]);
  // Above eight tenths and below the limit: no whole number is between them for the limits of today.
  await page.route('**/api/session', async (route) => {
    const session = await (await route.fetch()).json();
    const more = { count: 9, limit: 10, isLimitReached: false };
    await route.fulfill({ json: { ...session, usage: session.usage.map((row: object) => ({ ...row, ...more })) } });
  });
  await page.reload();
  await expect(usage.getByRole('listitem').first()).toHaveText(/9\/10/);
  expect(await bars()).toEqual([orange, orange, orange]);
  await page.unroute('**/api/session');
  await open(page, rooms, '/create', 'paula');
  await expect(usage.getByRole('heading').getByText('Premium', { exact: true })).toBeVisible();
  await expect(usage.getByRole('listitem')).toHaveText(Array(3).fill(/Unlimited$/));
  await expect(usage.getByText('Free tier limits apply')).toHaveCount(0);
  expect(await bars()).toEqual([yellow, yellow, yellow]);
});

test('[S-20] every page of the build keeps to its policy, and says nothing in the console', async ({ page, request }) => {
  await page.addInitScript(() => addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')));
  const built = await readdir(join(import.meta.dirname, '..', 'apps', 'web', 'build', 'client'), { recursive: true });
  const addresses = built
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    // The browser itself says of this one that it is an error.
    .filter((path) => path !== '/404');
  const { cookie, kits } = rooms.people.maya;
  const shares = `${rooms.origin}/api/kits/${kits[2]}/shares`;
  const headers = { cookie: `${cookie.name}=${cookie.value}`, origin: rooms.origin };
  const { path: shared } = (await (await request.post(shares, { headers })).json()) as { readonly path: string };
  const ids: Record<string, string> = { '/results/_id': `/results/${kits[2]}`, '/shared/_id': shared };
  const visit = async (path: string): Promise<void> => {
    const address = ids[path] ?? path;
    await page.goto(address.startsWith('/shared') || isOwn(path) ? rooms.origin + address : address);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    // What stands in a file is there by now; rooms and tools fetch more.
    if (isOwn(path) || /^\/(?:create|shared)/.test(path)) await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname, path).toBe(address);
  };
  const isOwn = (path: string): boolean => /^\/(?:account|admin|dashboard|orders|results)/.test(path);
  const isPaid = (path: string): boolean => path === '/sandbox/_id';
  for (const path of addresses.filter((one) => !isOwn(one) && !isPaid(one))) await visit(path);
  for (const path of addresses.filter(isOwn)) {
    const who = path === '/admin' ? 'admin' : 'maya';
    await page.context().addCookies([{ ...rooms.people[who].cookie, url: rooms.origin }]);
    await visit(path);
  }
  // Of the server with a sandbox.
  await enter(page);
  ids['/sandbox/_id'] = `/sandbox/${await order(page)}`;
  for (const path of addresses.filter(isPaid)) await visit(path);
  expect(addresses.length).toBeGreaterThan(25);
});

test('[N-01] [N-02] on a phone the menu says who is signed in, and leads to their kits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, rooms, '/create', 'nell');
  const header = page.getByRole('banner');
  await header.locator('summary:visible').click();
  await expect(header.getByText('nell@example.com').filter({ visible: true })).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'My Kits' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const own = header.getByRole('link', { name: 'My Dashboard' });
  await expect(own).toHaveAttribute('href', '/dashboard');
  await own.click();
  await expect(title(page)).toHaveText('My Brand Kits');
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] dashboard and kit have no accessibility fault, are not cut off and do not move', async ({ page }) => {
      await watchMoves(page);
      const { cookie, kits } = rooms.people.maya;
      await page.context().addCookies([{ ...cookie, url: rooms.origin }]);
      for (const [path, there] of [
        ['/dashboard', '.kit-row .view'],
        [`/results/${kits[2]}`, '.cover .type svg'],
      ] as const) {
        // Faces asked for after the load come last, as they may on a busy machine: what was told before waits for them.
        const answered = page.waitForResponse(/\/api\/kits[^.]*$/);
        const loaded = { yet: false };
        page.once('load', () => Object.assign(loaded, { yet: true }));
        await page.route('**/*.woff2', (route) => (loaded.yet ? answered.then(() => route.continue()) : route.continue()));
        await page.goto(rooms.origin + path);
        await expect(page.locator(there).first()).toBeVisible();
        await page.unroute('**/*.woff2');
        expect(await axe(page), path).toEqual([]);
        expect(await cutOff(page), path).toBeLessThanOrEqual(0);
        expect(await smallTargets(page), path).toEqual([]);
        const { total, what } = await moved(page);
        expect(total, `${path}: ${what}`).toBeLessThan(0.02);
      }
    });
  });
}
