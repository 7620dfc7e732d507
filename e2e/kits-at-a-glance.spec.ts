import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { open } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';
import { bakery, designsFor } from './seed-editor.ts';
import { passTimeUntil, stopClock } from './stopped-clock.ts';

test.use({ reducedMotion: 'reduce' });

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

const row = (page: Page, name: string) => page.locator('.kit-row').filter({ has: page.getByRole('heading', { name }) });
const colors = (page: Page, name: string) => row(page, name).getByRole('group', { name: 'Colors' }).getByRole('button');
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Compare two kits' });
const side = (page: Page, which: 'First' | 'Second') => comparison(page).getByRole('region', { name: new RegExp(`^${which}: `) });
const stages = (page: Page) => comparison(page).locator('.stage svg');
/** Two kits of Maya’s have a logo, at all three sizes each. */
const drawn = (page: Page) => expect(stages(page)).toHaveCount(6);

test('[D-07] a kit shows the colors of its logo and its typeface; a press copies a color', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await open(page, rooms, '/dashboard', 'maya');
  const name = 'Juniper & Rye Bakery';
  const face = row(page, name).getByText(/^Set in \w+/);
  await passTimeUntil(page, async () => expect(await face.isVisible()).toBe(true));
  const labels = await colors(page, name).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(labels.length).toBeGreaterThan(1);
  const address =
    (await row(page, name)
      .getByRole('img', { name: `${name} logo` })
      .getAttribute('src')) ?? '';
  const svg = await (await page.request.get(new URL(address, rooms.origin).href)).text();
  const hexes = labels.map((label) => label.replace(/^Copy /, ''));
  expect(hexes.toSorted()).toEqual([...new Set(svg.match(/#[0-9A-F]{6}/g))].toSorted());
  await colors(page, name).first().press('Enter');
  const copied = row(page, name).getByText(`${hexes[0]} copied`);
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hexes[0]);
  // What is said there needs no toast.
  await expect(page.locator('.toast')).toHaveCount(0);
  // The same color once more is told once more, and for as long.
  await page.clock.runFor(2000);
  const told = row(page, name).getByRole('status');
  await told.evaluate((line) => {
    const anew = () => Object.assign(line, { isAnew: true });
    new MutationObserver(anew).observe(line, { childList: true, characterData: true, subtree: true });
  });
  await colors(page, name).first().press('Enter');
  await expect.poll(() => told.evaluate((line) => (line as HTMLElement & { isAnew?: boolean }).isAnew)).toBe(true);
  await page.clock.runFor(2000);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1000);
  await expect(copied).toHaveCount(0);
  await expect(face).toBeVisible();
  // A kit without a logo has neither.
  await expect(colors(page, 'Old Pier Rentals')).toHaveCount(0);
});

test('[D-07] a kit in another look shows the colors of that look, once its picture is drawn', async ({ page }) => {
  const [kit] = rooms.people.otto.kits;
  const { cookie } = rooms.people.otto;
  const headers = { cookie: `${cookie.name}=${cookie.value}`, origin: rooms.origin };
  const look = { palette: 'Midnight Black and Gold', personality: null };
  const answer = await page.request.put(`${rooms.origin}/api/kits/${kit}/look`, { headers, data: { look, version: 1 } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await open(page, rooms, '/dashboard', 'otto');
  await row(page, 'Alder').scrollIntoViewIfNeeded();
  await expect(colors(page, 'Alder').last()).toHaveAccessibleName('Copy #15130F');
  await expect(colors(page, 'Birch').last()).not.toHaveAccessibleName('Copy #15130F');
});

test('[D-08] two kits stand side by side on light, on dark and small, with colors and typefaces', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, rooms, '/dashboard', 'maya');
  await page.getByRole('button', { name: 'Compare' }).click();
  await drawn(page);
  await expect(side(page, 'First')).toHaveAccessibleName('First: Juniper & Rye Bakery');
  await expect(side(page, 'Second')).toHaveAccessibleName('Second: Tidewater Kayaks');
  const ground = (which: 'First' | 'Second', on: string) => side(page, which).locator(`.stage.${on}`);
  for (const which of ['First', 'Second'] as const) {
    await expect(ground(which, 'light')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(ground(which, 'dark')).toHaveCSS('background-color', 'rgb(23, 22, 20)');
    const small = await ground(which, 'small').boundingBox();
    expect([small?.width, small?.height]).toEqual([32, 32]);
    await expect(side(page, which).getByText(/^Set in \w+/)).toBeVisible();
    await expect(side(page, which).getByRole('group', { name: 'Colors' })).toBeVisible();
  }
  const [one, two] = [await ground('First', 'light').boundingBox(), await ground('Second', 'light').boundingBox()];
  expect([one?.y, one?.width, one?.height]).toEqual([two?.y, two?.width, two?.height]);
  // Whoever has one kit has nothing to compare.
  await open(page, rooms, '/dashboard', 'paula');
  await expect(row(page, 'Cedar & Salt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
});

test('[D-08] [N-06] by keyboard: compare, pick another kit, close, and be back where it began', async ({ page }) => {
  await open(page, rooms, '/dashboard', 'otto');
  const button = page.getByRole('button', { name: 'Compare' });
  await button.press('Enter');
  await expect(side(page, 'First')).toHaveAccessibleName('First: Ginkgo');
  const list = comparison(page).getByLabel('First kit');
  await expect(list.getByRole('option', { name: 'Fir', exact: true })).toBeDisabled();
  await list.press('End');
  await expect(side(page, 'First')).toHaveAccessibleName('First: Alder');
  await expect(side(page, 'First').getByRole('img', { name: 'Alder logo on dark' }).locator('svg')).toBeVisible();
  await expect(side(page, 'Second')).toHaveAccessibleName('Second: Fir');
  await page.keyboard.press('Escape');
  await expect(comparison(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('[D-08] [N-06] by Tab, the two buttons of the head come as they stand, on phones as well', async ({ page }) => {
  await open(page, rooms, '/dashboard', 'maya');
  const buttons = page.locator('.dashboard .head').locator('a, button');
  await expect(buttons).toHaveCount(2);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const places = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => y * 10_000 + x),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test.describe('a kit that does not come', () => {
  test.use({ expected: /Failed to load resource|status of 500/ });

  test('[D-08] a side that can’t be drawn says so, and the other side stands', async ({ page }) => {
    await open(page, rooms, '/dashboard', 'maya');
    await page.route(`**/api/kits/${rooms.people.maya.kits[1]}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(side(page, 'Second').getByRole('alert')).toHaveText(/^We couldn’t draw this logo here\./);
    await expect(stages(page)).toHaveCount(3);
  });
});

test('[D-09] the favorites of a draft are listed with it', async ({ page }) => {
  const favorites = (await designsFor(bakery)).slice(0, 6);
  const draft = { version: 1, businessName: bakery.name, selectedLogo: favorites[0], favorites, step: 5 };
  await page.addInitScript((text) => localStorage.setItem('brandwright.draft', text), JSON.stringify(draft));
  await open(page, rooms, '/dashboard', 'nell');
  const list = page.getByRole('region', { name: bakery.name }).getByRole('list', { name: 'Favorites' });
  await expect(list.getByRole('img')).toHaveCount(4);
  await expect(list.locator('svg')).toHaveCount(4);
  await expect(list.getByText('2 more favorites')).toBeAttached();
  await page.setViewportSize({ width: 360, height: 780 });
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
});

test('[D-09] no drawing of a favorite stands under the name of another', async ({ page }) => {
  const before = { version: 1, businessName: bakery.name, favorites: (await designsFor(bakery)).slice(0, 2), step: 5 };
  const name = 'Copper Kettle';
  const after = { ...before, businessName: name, favorites: (await designsFor({ name })).slice(0, 2) };
  await page.addInitScript((text) => localStorage.setItem('brandwright.draft', text), JSON.stringify(before));
  await open(page, rooms, '/dashboard', 'nell');
  const drawings = page.getByRole('list', { name: 'Favorites' }).locator('[data-art]');
  await expect(drawings.locator('svg')).toHaveCount(2);
  // Every state of the page: whether the old drawings stand under the new names.
  const old = await drawings.evaluateAll((all) => all.map((one) => one.innerHTML));
  await page.evaluate(
    ({ old, name }) => {
      const isWrong = (one: Element) => one.getAttribute('aria-label')?.includes(name) === true && old.includes(one.innerHTML);
      const look = () => {
        if ([...document.querySelectorAll('.favorites [data-art]')].some(isWrong)) Object.assign(window, { wasWrong: true });
      };
      new MutationObserver(look).observe(document.body, { childList: true, attributes: true, subtree: true });
    },
    { old, name },
  );
  const other = await page.context().newPage();
  await other.goto(`${rooms.origin}/privacy-policy`);
  await other.evaluate((text) => localStorage.setItem('brandwright.draft', text), JSON.stringify(after));
  await expect(drawings.first()).toHaveAccessibleName(new RegExp(name));
  await expect(drawings.locator('svg')).toHaveCount(2);
  await expect.poll(() => drawings.first().innerHTML()).not.toBe(old[0]);
  expect(await page.evaluate(() => 'wasWrong' in window)).toBe(false);
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[N-06] [D-08] the comparison has no accessibility fault, and fits', async ({ page }) => {
      await open(page, rooms, '/dashboard', 'maya');
      await page.getByRole('button', { name: 'Compare' }).click();
      await drawn(page);
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
      const [one, two] = [await side(page, 'First').boundingBox(), await side(page, 'Second').boundingBox()];
      if (device === 'a phone') expect(two?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0));
      else expect(two?.y).toBe(one?.y);
      expect((two?.y ?? 0) + (two?.height ?? 0)).toBeLessThan(viewport.height);
    });
  });
}
