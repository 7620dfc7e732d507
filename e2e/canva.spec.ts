import { expect, type Page } from '@playwright/test';
import { patience } from '../packages/data/testing/patience.ts';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { leftAndBack } from './left-and-back.ts';
import { test } from './quiet.ts';
import { open, title, told } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms('--canva');
});
test.afterAll(() => rooms.stop());

const card = (page: Page) => page.locator('.canva-card');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
/** Of a kit that may have been exported before. */
const exporter = (page: Page) => card(page).getByRole('button', { name: /^Export (?:to Canva|again)$/ });
const kitOf = (who: 'paula' | 'enid'): string => `/results/${rooms.people[who].kits[0]}`;
const sound = async (page: Page) => [await axe(page), await smallTargets(page), await cutOff(page)];

/** Presses Connect and answers on Canva's own page. */
async function atCanva(page: Page, answer: 'Allow' | 'Cancel'): Promise<void> {
  await button(page, 'Connect to Canva').click();
  await expect(page).toHaveTitle('Played Canva');
  await page.getByRole('link', { name: answer }).click();
}

/** Lets so many more jobs of the played Canva end, or all: each is seen, however busy the machine is. */
const letEnd = async (page: Page, jobs: number | null): Promise<void> => {
  const answer = await page.request.post(`${rooms.playedAt}/played/may-end`, { data: JSON.stringify(jobs) });
  expect(answer.ok()).toBe(true);
};

test('[J-01] [J-02] [J-03] a kit is connected, exported, opened in Canva and disconnected', async ({ page, context }) => {
  await open(page, rooms, kitOf('paula'), 'paula');
  await expect(card(page)).toContainText('Canva will ask for your permission. Your files are sent only when you export.');
  await atCanva(page, 'Allow');
  await told(page, 'Canva Connected!', 'Your Canva account has been successfully connected.');
  await expect(page).toHaveURL(`${rooms.origin}${kitOf('paula')}#logos`);
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText('Connected as Ada’s Team');

  await letEnd(page, 0);
  await button(page, 'Export to Canva').press('Enter');
  const status = card(page).getByRole('status');
  // Its files are made first, which takes as long as other programs let it.
  for (const place of [1, 2, 3]) {
    await expect(status).toHaveText(`Exporting ${place} of 3`, { timeout: patience });
    if (place < 3) await letEnd(page, 1);
  }
  await expect(button(page, 'Exporting…')).toHaveAttribute('aria-disabled', 'true');
  await letEnd(page, null);
  await told(page, 'Export Successful!', '3 designs exported to Canva.');
  await expect(status).toHaveText('');
  const designs = card(page).getByRole('listitem');
  await expect(designs.locator('.name')).toHaveText([
    'Cedar & Salt logo',
    'Cedar & Salt business card',
    'Cedar & Salt letterhead',
  ]);
  await expect(designs.locator('.type')).toHaveText(['Logo', 'Business card', 'Letterhead']);
  await expect
    .poll(() => designs.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
    .toEqual([1000, 1, 1]);
  await expect(button(page, 'Export again')).toBeFocused();

  const opened = context.waitForEvent('page');
  await card(page).getByRole('link', { name: 'Edit Cedar & Salt logo in Canva (opens in a new tab)' }).click();
  expect((await opened).url()).toMatch(/\/api\/design\/token-of-DA[\w-]+\/edit$/);
  await (await opened).close();

  await page.reload();
  await expect(designs).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Downloads' })).toContainText('Downloaded so far: PDF 2×, PNG 1×');
  await button(page, 'Disconnect').click();
  await told(page, 'Canva Disconnected', 'Designs you exported stay in your Canva account.');
  await expect(button(page, 'Connect to Canva')).toBeFocused();
  await expect(designs).toHaveCount(0);
});

test('[J-01] whoever comes back from Canva by Back finds the button as it was', async ({ page }) => {
  await open(page, rooms, kitOf('paula'), 'paula');
  // The page stays as it is when it is left: an empty answer leads nowhere.
  await page.route('**/api/oauth/authorize*', (route) => route.fulfill({ status: 204 }));
  await button(page, 'Connect to Canva').click();
  await expect(button(page, 'Connecting…')).toHaveAttribute('aria-disabled', 'true');
  await leftAndBack(page);
  await expect(button(page, 'Connect to Canva')).not.toHaveAttribute('aria-disabled');
});

test('[J-01] an export goes on while its page is reloaded, and another press waits for it', async ({ page }) => {
  await open(page, rooms, kitOf('enid'), 'enid');
  await atCanva(page, 'Allow');
  await letEnd(page, 0);
  await exporter(page).click();
  await expect(card(page).getByRole('status')).toHaveText('Exporting 1 of 3', { timeout: patience });
  await page.reload();
  await expect(button(page, 'Exporting…')).toHaveAttribute('aria-disabled', 'true');
  await expect(card(page).getByRole('progressbar')).toHaveAccessibleName('Exporting 1 of 3');
  await letEnd(page, null);
  await expect(button(page, 'Export again')).toBeVisible();
  await expect(card(page).getByRole('listitem')).toHaveCount(3);
  await button(page, 'Disconnect').click();
});

test.describe('what fails', () => {
  test.use({ expected: /status of (400|403|409|422|429|500|503)/ });

  test('[J-02] a refusal, a forged answer and a replay are told on the page, with the way back', async ({ page }) => {
    await open(page, rooms, kitOf('paula'), 'paula');
    await atCanva(page, 'Cancel');
    await told(page, 'Connection Failed', 'Failed to connect to Canva. Please try again.');
    await expect(title(page)).toHaveText('Canva isn’t connected');
    await expect(
      page.getByRole('alert').filter({ hasText: 'You declined access in Canva, so nothing was connected.' }),
    ).toBeVisible();
    // What Canva sent leaves the address, and with it the history.
    await expect(page).toHaveURL(`${rooms.origin}/connect-canva`);
    expect(await sound(page)).toEqual([[], [], 0]);
    await page.getByRole('link', { name: 'Back to my kit' }).click();
    await expect(page).toHaveURL(`${rooms.origin}${kitOf('paula')}#logos`);

    await page.goto(`${rooms.origin}/connect-canva?state=forged&code=forged`);
    await expect(page.locator('main')).toContainText('This connection wasn’t started in this browser.');
    await page.goto(`${rooms.origin}/connect-canva`);
    await expect(title(page)).toHaveText('There’s nothing to connect here');

    await page.goto(rooms.origin + kitOf('paula'));
    await button(page, 'Connect to Canva').click();
    const href = await page.getByRole('link', { name: 'Allow' }).getAttribute('href');
    await page.goto(href ?? '');
    await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
    await page.goto(href ?? '');
    await expect(page.locator('main')).toContainText('This Canva link has already been used.');
    await page.goto(rooms.origin + kitOf('paula'));
    await button(page, 'Disconnect').click();
    await expect(button(page, 'Connect to Canva')).toBeVisible();
  });

  test('[J-01] trouble is told in the product’s words, with the reason beside the button', async ({ page }) => {
    const problem = (status: number, code: string, detail: string) => ({
      status,
      contentType: 'application/problem+json',
      json: { type: `/problems/${code}`, title: detail, status, detail, code, requestId: 'x' },
    });
    await open(page, rooms, kitOf('enid'), 'enid');
    await page.route('**/api/canva/authorization', (route) => route.fulfill(problem(503, 'database.unavailable', 'Busy.')));
    await button(page, 'Connect to Canva').click();
    await told(page, 'Connection Failed', 'Failed to connect to Canva. Please try again.');
    await expect(button(page, 'Connect to Canva')).toBeEnabled();
    await page.unroute('**/api/canva/authorization');
    await atCanva(page, 'Allow');
    const line = { problem: problem(422, 'canva.refused', 'Canva didn’t accept one of the files.').json };
    const told429 = problem(429, 'canva.throttled', 'Canva is limiting how many designs you can add right now.');
    await page.route('**/api/kits/*/canva', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fulfill({
        contentType: 'application/jsonl',
        body: `{"exporting":{"done":0,"of":3}}\n${JSON.stringify(line)}\n`,
      });
    });
    await exporter(page).click();
    await told(page, 'Export Failed', 'Failed to export to Canva. Please try again.');
    await expect(card(page).getByRole('alert')).toHaveText('Canva didn’t accept one of the files.');
    await page.unroute('**/api/kits/*/canva');
    await page.route('**/api/kits/*/canva', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(told429),
    );
    await exporter(page).click();
    await expect(card(page).getByRole('alert')).toHaveText('Canva is limiting how many designs you can add right now.');
    await page.unroute('**/api/kits/*/canva');
    await page.route('**/api/kits/*/canva', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(card(page).getByRole('alert')).toHaveText('We couldn’t check your Canva connection.');
    await page.unroute('**/api/kits/*/canva');
    await button(page, 'Try again').click();
    await button(page, 'Disconnect').click();
    await expect(button(page, 'Connect to Canva')).toBeVisible();
  });
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`on ${device}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport });

    test('[J-01] [N-06] the card is sound before and after it is connected', async ({ page }) => {
      await open(page, rooms, kitOf('paula'), 'paula');
      await expect(button(page, 'Connect to Canva')).toBeVisible();
      expect(await sound(page)).toEqual([[], [], 0]);
      await atCanva(page, 'Allow');
      await exporter(page).click();
      await expect(card(page).getByRole('progressbar')).toBeVisible();
      expect(await sound(page)).toEqual([[], [], 0]);
      await expect(card(page).getByRole('listitem')).toHaveCount(3);
      await expect(button(page, 'Export again')).toBeVisible();
      expect(await sound(page)).toEqual([[], [], 0]);
      await button(page, 'Disconnect').click();
      await expect(button(page, 'Connect to Canva')).toBeVisible();
    });
  });
}
