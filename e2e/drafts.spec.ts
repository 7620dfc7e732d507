import { expect, type Page, type Route } from '@playwright/test';
import { enter, leave, linkTo, newAddress, password, post } from './member.ts';
import { test } from './quiet.ts';
import { answers, leave as leaveDraft, stored } from './wizard-page.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text }).first();
const kept = async (page: Page): Promise<Record<string, unknown> | null> =>
  ((await (await page.request.get('/api/draft')).json()) as { readonly draft: Record<string, unknown> | null }).draft;
const stamp = (page: Page) => page.evaluate(() => localStorage.getItem('brandwright.draft.stamp'));

/** Tells the page that the session changed, as another tab does in which it changes. */
const tellTabs = (page: Page) => page.evaluate(() => new BroadcastChannel('brandwright.session').postMessage('changed'));

/** Answers of the server that wait until they are let go. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const held = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await gate;
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route(path, held);
  return async () => {
    go();
    await page.unroute(path, held);
  };
}

test('[A-04] [A-08] a draft is its owner’s: it leaves the browser with them, and nobody after them gets it', async ({ page }) => {
  await page.goto('/create/kit');
  await expect(field(page, 'Business name')).toBeVisible();
  const ada = await enter(page);
  await tellTabs(page);
  await expect.poll(() => stamp(page)).toContain(ada);
  await field(page, 'Business name').fill('Ada’s Kiln');
  await expect.poll(async () => (await kept(page))?.businessName).toBe('Ada’s Kiln');

  // Her session ends without a word, and somebody else signs in while the wizard stands open.
  await leave(page);
  const ben = await enter(page);
  await tellTabs(page);
  await expect.poll(() => stamp(page)).toContain(ben);
  await expect(field(page, 'Business name')).toHaveValue('');
  await field(page, 'Business name').fill('Ben’s Bread');
  await expect.poll(async () => (await kept(page))?.businessName).toBe('Ben’s Bread');

  // What is newer than the account's goes there before he is out; nothing of it stays here.
  await page.goto('/');
  await page.getByRole('main').getByRole('textbox').first().fill('Ben & Daughters');
  await expect.poll(async () => (await stored(page)).businessName).toBe('Ben & Daughters');
  const menu = page.getByRole('banner').locator('details.who');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect(await stamp(page)).toBeNull();
  await post(page.request, '/api/account/sign-in', { email: ben, password });
  expect(await kept(page)).toMatchObject({ businessName: 'Ben & Daughters' });
  await leave(page);

  // What is made here now is nobody's, until somebody signs in.
  await page.goto('/create/kit');
  await field(page, 'Business name').fill('A visitor’s brand');
  await enter(page);
  await tellTabs(page);
  await expect.poll(async () => (await kept(page))?.businessName).toBe('A visitor’s brand');
  await expect(field(page, 'Business name')).toHaveValue('A visitor’s brand');
});

test('[A-08] [W-12] text typed while the account is asked is kept, and the other draft is offered', async ({ page }) => {
  await enter(page);
  const headers = { origin: `http://127.0.0.1:${process.env.E2E_PORT}` };
  expect((await page.request.put('/api/draft', { headers, data: { draft: { ...answers, step: 1 } } })).ok()).toBe(true);
  // Newer than what the account has, as a name typed on the first page is.
  await leaveDraft(page, { version: 1, businessName: 'Quick' });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('stamped') !== null) return;
    sessionStorage.setItem('stamped', 'yes');
    localStorage.setItem('brandwright.draft.stamp', JSON.stringify({ at: Date.now() + 60_000, owner: null }));
  });
  await page.clock.install();
  await page.goto('/create/kit?step=1');
  await expect(toast(page, 'Opened from this browser')).toContainText('Your account has a draft of Juniper & Rye.');
  await page.clock.runFor(60_000);
  await toast(page, 'Opened from this browser').getByRole('button', { name: 'Open that instead' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Juniper & Rye');
  await page.clock.runFor(3000);
  await expect.poll(async () => (await kept(page))?.businessName).toBe('Juniper & Rye');

  const release = await hold(page, '/api/draft');
  await page.goto('/create/kit?step=1');
  const description = page.getByLabel('Brief description');
  await description.fill('Typed meanwhile.');
  await release();
  await expect.poll(async () => (await kept(page))?.description).toBe('Typed meanwhile.');
  await expect(description).toHaveValue('Typed meanwhile.');
});

test.describe('a server that does not answer', () => {
  test.use({ expected: /Failed to load resource: the server responded with a status of (401|503)/ });

  test('[A-02] [A-03] [A-05] [A-06] what could not be asked is said, and tried again; /account is the page of who is here', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const email = newAddress();
    await post(page.request, '/api/account/sign-up', { name: 'Ada Byron', email, password, accepted: true });
    const link = await linkTo(page.request, email, 'Confirm your email address');
    await page.route('/api/account/confirm', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Welcome to our hotel' }),
    );
    await page.goto(link);
    await expect(title).toHaveText('Your email isn’t confirmed yet');
    await expect(page.getByRole('main')).toContainText('We got a response that didn’t come from our server.');
    await page.unroute('/api/account/confirm');
    await again.click();
    await expect(toast(page, 'Email confirmed')).toBeVisible();

    await page.route('/api/session', (route) => route.fulfill({ status: 503 }));
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText('We couldn’t load your account.');
    await expect(page).toHaveURL('/account');
    await page.unroute('/api/session');
    await again.click();
    await expect(field(page, 'Full Name')).toHaveValue('Ada Byron');

    // If the session has ended, saving leads to the login page.
    await leave(page);
    await field(page, 'Full Name').fill('Ada Lovelace');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL('/login?next=%2Faccount');
    await expect(toast(page, 'Authentication Required')).toBeVisible();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(email, { exact: true }).last()).toBeVisible();

    await leave(page);
    const other = await enter(page);
    await tellTabs(page);
    await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toHaveCount(0);
  });
});
