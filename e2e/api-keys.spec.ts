import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page) => page.getByRole('region', { name: 'API keys' });

/** Makes a key on the account’s page, and reads it from there. */
async function makeKey(page: Page, name: string): Promise<string> {
  await press(page, 'Create a key');
  await field(page, 'Key name').fill(name);
  await press(page, 'Create key');
  return field(page, 'API key').inputValue();
}

test('[P-02] from the dashboard to a key that draws a logo, is shown once, and is revoked', async ({ page, request }) => {
  await enter(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(part(page)).toBeInViewport();
  await expect(part(page).getByText('You have no keys yet.')).toBeVisible();

  // Nothing is made without a name and something to do.
  await press(page, 'Create a key');
  await expect(field(page, 'Key name')).toBeFocused();
  await press(page, 'Create key');
  await expect(field(page, 'Key name')).toHaveAccessibleDescription('Please enter a name.');
  for (const scope of ['Draw logos', 'Read kits']) await page.getByRole('checkbox', { name: scope }).uncheck();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Draw logos' }).check();
  await press(page, 'Cancel');

  const key = await makeKey(page, 'Shop website');
  expect(key).toMatch(/^bw_[0-9A-Za-z]{36}$/);
  await expect(field(page, 'API key')).toBeFocused();
  const draw = () =>
    request.post('/api/v1/logos/generate', {
      headers: { authorization: `Bearer ${key}` },
      data: { business_name: 'Juniper & Rye' },
    });
  const answer = await draw();
  expect(answer.status()).toBe(200);
  const { logos } = (await answer.json()) as { readonly logos: readonly { readonly svg: string }[] };
  expect(logos.map(({ svg }) => svg.startsWith('<svg'))).toEqual([true]);

  await press(page, 'I’ve saved it');
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeFocused();
  await page.reload();
  const row = part(page).getByRole('listitem');
  await expect(row).toContainText('Draw logos · Read kits');
  await expect(row).toContainText(`${key.slice(0, 8)}…`);
  await expect(row).toContainText('last used');
  expect(await page.content()).not.toContain(key);

  await press(page, 'Revoke Shop website');
  await expect(page.getByRole('button', { name: 'Keep key' })).toBeFocused();
  await press(page, 'Keep key');
  await expect(page.getByRole('button', { name: 'Revoke Shop website' })).toBeFocused();
  await press(page, 'Revoke Shop website');
  await press(page, 'Revoke key');
  await expect(part(page).getByText('You have no keys yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeFocused();
  expect((await draw()).status()).toBe(401);
});

test('[P-01] [X-01] the calls on the page work as they stand there, with a key of one’s own', async ({ page, request }) => {
  await enter(page);
  await page.goto('/account#api-keys');
  const key = await makeKey(page, 'From the page');
  await page.goto('/api-documentation');
  await expect(page.getByText(`${new URL(page.url()).origin}/api/v1`, { exact: true })).toBeVisible();
  const calls = await page.locator('article pre').allTextContents();
  expect(calls).toHaveLength(await page.locator('article').count());
  const statuses = [];
  for (const call of calls) {
    const [, address = ''] = /(http\S+)/.exec(call) ?? [];
    const headers = Object.fromEntries(Array.from(call.matchAll(/-H "([^:]+): ([^"]+)"/g), ([, name, value]) => [name, value]));
    const bearer =
      headers.Authorization === undefined ? {} : { Authorization: headers.Authorization.replace('$BRANDWRIGHT_KEY', key) };
    const [, data] = /-d '(.+)'/.exec(call) ?? [];
    const sent = { headers: { ...headers, ...bearer } };
    const answer = data === undefined ? await request.get(address, sent) : await request.post(address, { ...sent, data });
    statuses.push(answer.status());
  }
  // Two logos; no scope to make kits; no kits; no such kit, logo and files; and the document.
  expect(statuses).toEqual([200, 403, 200, 404, 404, 404, 404, 404, 200]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[X-02] the whole reference can be read', async ({ page }) => {
    await page.goto('/api-documentation');
    await expect(page.getByRole('heading', { level: 3, name: 'Draw logos', exact: true })).toBeVisible();
    await page.locator('summary', { hasText: 'Body' }).first().click();
    await expect(page.getByText('business_name', { exact: true }).first()).toBeVisible();
  });
});

for (const { colorScheme, device, viewport } of looks)
  test(`[N-06] [P-02] [X-01] keys and their documentation on ${device}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto('/api-documentation');
    for (const summary of await page
      .locator('summary:visible')
      .filter({ hasText: /Body|Answer/ })
      .all())
      await summary.click();
    expect([await axe(page), await cutOff(page), await smallTargets(page)]).toEqual([[], 0, []]);
    await enter(page);
    await page.goto('/account#api-keys');
    await makeKey(page, 'An unusually long name for a key that says what it is for, all');
    expect([await axe(page), await cutOff(page)]).toEqual([[], 0]);
    await press(page, 'I’ve saved it');
    await page.getByRole('button', { name: /^Revoke An/ }).click();
    expect([await axe(page), await cutOff(page)]).toEqual([[], 0]);
  });
