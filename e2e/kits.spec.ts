import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './quiet.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  // Its people’s logos are drawn first.
  test.setTimeout(60_000);
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

type Who = keyof Rooms['people'];
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true });
/** The kit of Maya that is finished. */
const rye = () => rooms.people.maya.kits[2] ?? '';

async function open(page: Page, path: string, who?: Who): Promise<void> {
  if (who !== undefined) await page.context().addCookies([{ ...rooms.people[who].cookie, url: rooms.origin }]);
  await page.goto(rooms.origin + path);
}

test('[D-01] [D-02] [D-05] the dashboard shows every kit, the newest first, with what can be done with it', async ({ page }) => {
  await open(page, '/dashboard', 'maya');
  await expect(title(page)).toHaveText('My Brand Kits');
  await expect(page.locator('.counts div')).toHaveText(['Total Kits4', 'Completed1', 'Processing1']);
  const kits = page.locator('.kit-row');
  await expect(kits.getByRole('heading')).toHaveText([
    'Northlight Physio Generating',
    'Juniper & Rye Bakery Completed',
    'Tidewater Kayaks Error',
    'Old Pier Rentals Pending',
  ]);
  const kit = kits.nth(1);
  await expect(kit.locator('.meta li')).toHaveText([
    'Food & Beverage',
    '2 logo variants',
    'Created Nov 14, 2026',
    /^Updated [A-Z][a-z]{2} \d+, 2\d{3}$/,
  ]);
  const picture = kit.getByRole('img', { name: 'Logo of Juniper & Rye Bakery' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(592);
  await expect(kits.nth(0).getByText('No logo yet')).toBeVisible();
  // Only what is completed can be downloaded.
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(1);
  await expect(kit.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', `/results/${rye()}#downloads`);
  await expect(page.getByRole('link', { name: 'Create New Kit' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('region', { name: 'Yours with a kit' }).getByRole('listitem')).toHaveCount(4);
  const quick = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  expect(await quick.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(['/pricing', '/contact']);
  await kit.getByRole('link', { name: 'View Details: Juniper & Rye Bakery' }).click();
  await expect(page).toHaveURL(`${rooms.origin}/results/${rye()}`);
});

test('[D-04] many kits are searched and sorted; one is renamed, duplicated, deleted, and brought back', async ({ page }) => {
  await open(page, '/dashboard', 'otto');
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
    await page.locator('summary', { hasText: `More for ${kit}` }).press('Enter');
    await page.getByRole('button', { name: what }).press('Enter');
  };
  await choose('Alder', 'Rename');
  const field = page.getByRole('textbox', { name: 'Name of the kit' });
  await expect(field).toBeFocused();
  await field.fill('  ');
  await field.press('Enter');
  await expect(page.getByText('A kit needs a name.')).toBeVisible();
  await field.fill('Acacia');
  await field.press('Enter');
  await expect(toast(page, 'Renamed to “Acacia”')).toBeVisible();
  await expect(names.first()).toHaveText('Acacia');
  await expect(page.locator('summary', { hasText: 'More for Acacia' })).toBeFocused();

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

test.describe('what does not come', () => {
  test.use({ expected: /Failed to load resource|status of (401|404|500)/ });

  test('[D-02] no kits yet, a list that does not arrive, and nobody signed in', async ({ page }) => {
    await open(page, '/dashboard', 'nell');
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

  test('[M-01] [M-02] a kit is for who is signed in; one that is not there, or does not arrive, is told', async ({ page }) => {
    await open(page, `/results/${rye()}`);
    await expect(page).toHaveURL(`${rooms.origin}/login?next=${encodeURIComponent(`/results/${rye()}`)}`);
    await expect(toast(page, 'Authentication Required')).toBeVisible();
    await expect(toast(page, 'Please sign in to view your brand kit.')).toBeVisible();
    // Another's kit is answered as one that is not there.
    await open(page, `/results/${rye()}`, 'nell');
    await expect(title(page)).toHaveText('Brand Kit Not Found');
    await expect(toast(page, 'Brand kit not found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create New Brand Kit' })).toHaveAttribute('href', '/');
    await page.route('**/api/kits/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(toast(page, 'Failed to load brand kit.')).toBeVisible();
    await page.unroute('**/api/kits/*');
    await page.route('**/api/kits/*', (route) => route.fulfill({ body: 'no JSON' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page, 'An unexpected error occurred.')).toBeVisible();
    await page.unroute('**/api/kits/*');
    // A kit without a logo says so inside its cover, and covers nothing else.
    await open(page, `/results/${rooms.people.maya.kits[0]}`, 'maya');
    const words = await page.getByText('This kit holds no logo yet.').first().boundingBox();
    const cover = await page.locator('.cover').boundingBox();
    expect(words?.y).toBeGreaterThan(cover?.y ?? Number.NaN);
    expect(words?.height).toBeLessThan(100);
  });

  test('[S-30] the admin’s page is there for people of ours with a second factor', async ({ page }) => {
    await open(page, '/admin');
    await expect(title(page)).toHaveText('Page Not Found');
    await open(page, '/admin', 'maya');
    await expect(title(page)).toHaveText('Page Not Found');
    await open(page, '/admin', 'careless');
    await expect(page.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account');
    await open(page, '/admin', 'admin');
    await expect(page.locator('.counts div').first()).toHaveText('People5');
  });

  test('[M-10] [S-28] a link shows the kit to whoever has it, and to nobody once it is revoked', async ({ page, browser }) => {
    await open(page, `/results/${rye()}#sharing`, 'maya');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const field = page.getByRole('textbox', { name: 'Address of the link' });
    await expect(field).toHaveValue(/\/shared\/[\w-]{22}$/);
    const address = await field.inputValue();
    const visitor = await browser.newPage();
    expect(await (await visitor.goto(address))?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(title(visitor)).toHaveText('Juniper & Rye Bakery');
    const picture = visitor.getByRole('img', { name: /^Logo of/ });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
    await expect(visitor.getByRole('button', { name: /^Copy Primary/ })).toBeVisible();
    expect(await visitor.content()).not.toContain('maya@');
    await page.getByRole('button', { name: /^Revoke the link/ }).click();
    await expect(toast(page, 'Link revoked')).toBeVisible();
    await expect(field).toHaveCount(0);
    await visitor.reload();
    await expect(title(visitor)).toHaveText('This link is no longer open');
    await visitor.close();
  });
});

test('[M-02] [M-03] [M-11] a kit stands on one page: cover, sections in order, logos with their variants, its true state', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/results/${rye()}`, 'maya');
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
  expect(await page.title()).toBe('Juniper & Rye Bakery Brand Kit Results · Brandwright');
  await expect(page.locator('.chapter h2')).toHaveText([
    /^Customize/,
    /^AI professional logo generator/,
    /^AI brand enhancement/,
    'Logos and guidelines',
    /^Downloads/,
    /^Social media templates/,
    'Checklist',
    'History',
    'Sharing',
  ]);
  const logos = page.getByRole('region', { name: 'Logos and guidelines' });
  await expect(logos.getByRole('img', { name: 'Juniper & Rye Bakery in full color' })).toHaveCount(2);
  // The second was changed in the editor, and is drawn as it was left there.
  await expect(logos.locator('.stage').nth(1).locator('path[fill="#7A1FA2"]').first()).toBeAttached();
  await expect(logos.locator('.stage').nth(0).locator('path[fill="#7A1FA2"]')).toHaveCount(0);
  await expect(logos.locator('.plates p')).toHaveText(Array(2).fill(['On dark', 'In black', 'In white', 'Mark alone']).flat());
  const grounds = await logos.locator('.plate').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.slice(1, 3)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  // The brand's own typeface, set by the engine.
  await expect(page.locator('.cover .type svg')).toHaveCount(4);
  await page.getByRole('button', { name: /^Copy Primary/ }).click();
  await expect(page.locator('.toast').getByText(/^#[0-9A-F]{6} copied$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[0-9A-F]{6}$/);
  const state = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  await expect(state.filter({ hasText: /^Logo/ })).toHaveText('Logo2 kept');
  await expect(state.filter({ hasText: 'Guidelines PDF' })).toHaveText('Guidelines PDFNot made yet');
  await page.goto(`${rooms.origin}/results/${rye()}#downloads`);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Downloads/ })).toBeInViewport();
});

test('[M-09] a change is undone and made again, by button and by keyboard, and the history says so', async ({ page }) => {
  await open(page, `/results/${rye()}`, 'maya');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText(/^Renamed to “Juniper & Rye Bakery”\w{3} \d/);
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveText('Juniper & Rye Brand Kit Results');
  await expect(toast(page, 'Undone: Renamed to “Juniper & Rye Bakery”')).toBeVisible();
  await expect(history.getByText('Undone', { exact: true })).toBeVisible();
  await expect(history.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
  await page.keyboard.press('Control+Z');
  await expect(title(page)).toHaveText('Juniper & Rye Brand Kit Results');
  await history.getByRole('button', { name: 'Redo' }).click();
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
});

test('[M-04] without an id the sample kit stands there, for everybody, with nothing to save', async ({ page }) => {
  await open(page, '/results');
  await expect(title(page)).toHaveText('Eco Coffee Co. Brand Kit Results');
  await expect(page.locator('.facts dd')).toHaveText([
    'Food & Beverage',
    'Eco-Friendly Pioneer',
    'Modern & Clean',
    'Green and Earth Tones',
  ]);
  await expect(page.getByRole('img', { name: 'Eco Coffee Co. in full color' }).locator('path').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('[H-05] [U-02] the selector shows a signed-in person what they have used, without the way to premium', async ({ page }) => {
  await open(page, '/create', 'nell');
  const usage = page.getByRole('region', { name: 'Usage Tracker' });
  await expect(usage.getByRole('listitem')).toHaveText([/0\/3/, /0\/1/, /0\/2/]);
  await expect(usage.getByRole('link')).toHaveCount(0);
});

const axe = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['a narrow phone', { width: 360, height: 740 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

      test('[N-06] dashboard and kit have no accessibility fault, are not cut off and do not move', async ({ page }) => {
        await page.addInitScript(() => {
          const moved = { total: 0 };
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const { cookie, kits } = rooms.people.maya;
        await page.context().addCookies([{ ...cookie, url: rooms.origin }]);
        for (const [path, there] of [
          ['/dashboard', '.kit-row .view'],
          [`/results/${kits[2]}`, '.cover .type svg'],
        ] as const) {
          await page.goto(rooms.origin + path);
          await expect(page.locator(there).first()).toBeVisible();
          expect(await axe(page), path).toEqual([]);
          expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth), path).toBeLessThanOrEqual(
            0,
          );
          const small = await page.locator('a, button, summary, select, input').evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
              .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
              .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
              .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
          );
          expect(small, path).toEqual([]);
          expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total), path).toBeLessThan(
            0.02,
          );
        }
      });
    });
  }
}
