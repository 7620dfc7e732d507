import { expect, type Page } from '@playwright/test';
import { act, bought, order, success } from './buying-page.ts';
import { enter, linkTo, newAddress, password, leave as signOut } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';
import { passTimeUntil, stopClock } from './stopped-clock.ts';
import { answers, drawnLogo, leave, stored } from './wizard-page.ts';

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Brand Kit - $15' });
const chosen = async (page: Page): Promise<unknown> => ((await stored(page)).selectedLogo as { readonly id: string }).id;

/** A visitor at the review, who presses Purchase and is asked to sign in. Returns the id of the logo they chose. */
async function askedToSignIn(page: Page): Promise<unknown> {
  const logo = (await drawnLogo(page, answers.businessName)) as { readonly id: string };
  await leave(page, { ...answers, selectedLogo: logo, step: 7 });
  await page.goto('/create/kit');
  await purchase(page).click();
  await expect(page.getByText('Please sign in to purchase your brand kit.').first()).toBeVisible();
  await page
    .getByRole('status')
    .getByRole('link', { name: /sign in/i })
    .click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/create/kit?step=7')}`);
  return logo.id;
}

/** At the review again, with the logo that was chosen before. */
async function isBack(page: Page, logo: unknown): Promise<void> {
  await expect(page).toHaveURL(/\/create\/kit\?step=7$/);
  await expect(title(page)).toHaveText('Final Review');
  await expect(purchase(page)).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Logo preview for Juniper & Rye' }).first()).toBeVisible();
  expect(await chosen(page)).toBe(logo);
}

test('[W-15] signing in at the review leads back to it with the same logo', async ({ page }) => {
  const email = await enter(page);
  await signOut(page);
  const logo = await askedToSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await isBack(page, logo);
});

test('[W-15] signing up and confirming at the review leads back to it with the same logo', async ({ page }) => {
  const logo = await askedToSignIn(page);
  const account = page.getByRole('main').locator('a[href^="/signup"]');
  await expect(account).toHaveAttribute('href', /next=/);
  await account.click();
  const email = newAddress();
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(await linkTo(page.request, email, 'Confirm your email address'));
  await isBack(page, logo);
});

test.describe('signed out on the way', () => {
  test.use({ expected: /status of 401/ });

  test('[B-08] a link to an order shows, focuses and marks it, also after signing in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const email = await enter(page);
    for (const plan of ['starter', 'professional', 'enterprise']) await act(page, await order(page, { plan }), 'pay');
    const { orders } = (await (await page.request.get('/api/orders')).json()) as {
      readonly orders: readonly { readonly id: string; readonly plan: string }[];
    };
    const id = orders.find(({ plan }) => plan === 'starter')?.id ?? '';
    const current = page.locator('.order[aria-current]');
    const isMarked = async (): Promise<void> => {
      await expect(current).toHaveCount(1);
      await expect(current.getByRole('heading')).toHaveText('Starter');
      await expect(current.getByRole('heading')).toBeFocused();
      await expect(current.getByRole('heading')).toBeInViewport();
    };
    await page.goto(`/orders?order=${id}`);
    await isMarked();
    await page.goto('/orders?order=00000000-0000-4000-8000-000000000000');
    await expect(page.locator('.order')).toHaveCount(3);
    await expect(current).toHaveCount(0);
    await signOut(page);
    await page.goto(`/orders?order=${id}`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`/orders?order=${id}`);
    await isMarked();
  });
});

test('[B-09] Cancel leads home from the wizard’s checkout and to the plans from theirs', async ({ page }) => {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await enter(page);
  for (const [path, button, back] of [
    ['/create/kit', 'Purchase Brand Kit - $15', '/'],
    ['/pricing', 'Choose Starter', '/pricing'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'My Kits' }).or(page.getByText('Final Review')).first()).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: button }).click();
    const tab = await popup;
    await tab.getByRole('link', { name: 'Cancel' }).click();
    await expect(tab).toHaveURL(back);
    await tab.close();
  }
});

test('[Z-01] What’s Next names the time, the email, the dashboard and the resolution', async ({ page }) => {
  await enter(page);
  await page.goto(success(await bought(page)));
  const list = page.getByRole('region', { name: 'What’s Next?' }).getByRole('listitem');
  await expect(list).toHaveText([
    /kit.*within 5-10 minutes$/i,
    /email confirmation.*download link/i,
    /available.*dashboard/i,
    /high[- ]resolution/i,
  ]);
});

test('[Z-03] the success page stays at 2.9 s and leaves for the dashboard at 3.1 s', async ({ page }) => {
  await enter(page);
  const secret = await bought(page);
  await stopClock(page);
  await page.goto(success(secret));
  // No step is longer than a hundredth of what is measured.
  const stay = page.getByRole('button', { name: 'Stay here' });
  await passTimeUntil(page, () => expect(stay).toBeVisible({ timeout: 200 }));
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
  });
  await page.clock.runFor(2_880);
  await expect(stay).toBeVisible();
  expect(left).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/dashboard');
  expect(left).toEqual(['/dashboard']);
});

for (const { reducedMotion, draws } of [
  { reducedMotion: 'no-preference', draws: true },
  { reducedMotion: 'reduce', draws: false },
] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion }, viewport: { width: 390, height: 844 } });

    test(`[Z-01] a paid kit’s logo ${draws ? 'draws itself once' : 'stands there'}, in sight on a phone`, async ({ page }) => {
      await enter(page);
      const secret = await bought(page);
      // The page stays: after 3 s it would lead on.
      await stopClock(page);
      await page.goto(success(secret));
      const stay = page.getByRole('button', { name: 'Stay here' });
      await passTimeUntil(page, () => expect(stay).toBeVisible({ timeout: 200 }));
      await stay.click();
      const logo = page.getByRole('img', { name: 'Juniper & Rye logo' });
      await expect(logo).toBeInViewport({ ratio: 1 });
      await expect(logo).toHaveAttribute('src', draws ? /^data:image\/svg\+xml,.*%40keyframes/ : /^\/api\/kits\/[\w-]+\/logo$/);
      // A picture that cannot be shown has no size of its own.
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(592);
      await expect(page.getByRole('link', { name: 'View your receipt' })).toHaveAttribute('href', /^\/orders\?order=/);
    });
  });

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('[B-03] the tab that waits for the checkout can be read', async ({ page }) => {
    const logo = await drawnLogo(page, answers.businessName);
    await leave(page, { ...answers, selectedLogo: logo, step: 7 });
    await enter(page);
    // The checkout is never begun.
    await page.route('**/api/create-payment', () => {});
    await page.goto('/create/kit');
    const popup = page.waitForEvent('popup');
    await purchase(page).click();
    const body = (await popup).locator('body');
    await expect(body).toHaveText('Opening checkout');
    await expect(body).toHaveCSS('background-color', 'rgb(19, 18, 17)');
    await expect(body).toHaveCSS('color', 'rgb(243, 239, 232)');
  });
});
