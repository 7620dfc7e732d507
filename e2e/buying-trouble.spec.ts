import { expect, type Page } from '@playwright/test';
import { axe } from './access.ts';
import { act, bought, order, success } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { title, told } from './rooms-page.ts';
import { passTimeUntil, stopClock } from './stopped-clock.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

const buys = 'Purchase Brand Kit - $15';

/** Somebody at the last step of the wizard, with a finished brand. */
async function atReview(page: Page): Promise<void> {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await enter(page);
}

/** Answers a question with what the server said, changed. */
async function changed(page: Page, path: string, change: (answer: Record<string, unknown>) => object): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}

test('[Z-01] while the payment is looked up, the page says so', async ({ page }) => {
  await enter(page);
  const secret = await bought(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/verify-payment', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(success(secret));
  await expect(title(page)).toHaveText('Verifying payment...');
  await expect(page.getByText('We’re checking with the payment provider.')).toBeVisible();
  await expect(page).toHaveTitle('Verifying payment... · Brandwright');
  answer.resolve();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test.describe('an address of a payment that is none of ours', () => {
  test.use({ expected: /status of (400|404)/ });

  test('[Z-02] an unknown or malformed payment session shows “Order not found”', async ({ page }) => {
    await enter(page);
    for (const secret of ['unknown', 'x'.repeat(300), '%00']) {
      await page.goto(success(secret));
      await expect(title(page), secret).toHaveText('Order not found');
    }
  });
});

test.describe('a question that does not arrive', () => {
  test.use({ expected: /Failed to load resource/ });

  test('[Z-02] the page of a payment keeps asking, and says that it does', async ({ page }) => {
    await enter(page);
    const secret = await order(page);
    await act(page, secret, 'pay-late');
    let cut = true;
    await page.route('**/api/verify-payment', (route) => (cut ? route.abort() : route.continue()));
    await page.goto(success(secret));
    await expect(title(page)).toHaveText('We haven’t been able to check yet');
    await expect(page.getByText('We’ll keep checking automatically.')).toBeVisible();
    cut = false;
    await expect(title(page)).toHaveText('Your payment is processing');
    cut = true;
    await expect(page.getByText('We can’t reach the server right now.')).toBeVisible();
    await expect(title(page)).toHaveText('Your payment is processing');
    await act(page, secret, 'late-money-came');
    cut = false;
    await expect(title(page)).toHaveText('Payment Successful!');
  });

  test('[W-08] no price is pressed before it is known whether a plan is paid and unused', async ({ page }) => {
    await atReview(page);
    await act(page, await order(page, { plan: 'starter' }), 'pay');
    const answer = Promise.withResolvers<void>();
    let cut = true;
    await page.route('**/api/orders', async (route) => {
      await answer.promise;
      await (cut ? route.abort() : route.continue());
    });
    await page.goto('/create/kit');
    await expect(page.getByRole('button', { name: 'One moment…' })).toBeDisabled();
    await expect(page.getByRole('button', { name: buys })).toHaveCount(0);
    answer.resolve();
    await expect(page.getByText('We couldn’t check whether you have an unused plan.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy this kit for $15 anyway' })).toBeVisible();
    cut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Use your plan' })).toBeEnabled();
  });
});

interface Credit {
  readonly credit: boolean;
}

test('[W-08] of several plans the one that holds most is used, and named', async ({ page }) => {
  await atReview(page);
  for (const plan of ['enterprise', 'starter', 'professional']) await act(page, await order(page, { plan }), 'pay');
  // A payment counts when its event arrives, which the answer to the payer does not wait for.
  await expect
    .poll(async () => (await (await page.request.get('/api/orders')).json()).orders.filter(({ credit }: Credit) => credit).length)
    .toBe(3);
  await page.goto('/create/kit');
  await expect(page.getByRole('button', { name: 'Use your Enterprise plan' })).toBeVisible();
  await expect(page.getByText('Your other 2 plans stay available for later.')).toBeVisible();
  // A server that is busy is asked again.
  const busy = { type: '', title: '', status: 503, detail: 'We’re very busy right now.', code: 'press.busy', requestId: '1' };
  await page.route('**/api/generate-brand-kit', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
  await page.getByRole('button', { name: 'Use your Enterprise plan' }).click();
  await expect(page).toHaveURL(/\/results\/[\w-]{36}$/);
  const { orders } = await (await page.request.get('/api/orders')).json();
  expect(orders.filter(({ credit }: Credit) => credit).map(({ plan }: { plan: string }) => plan)).toEqual([
    'professional',
    'starter',
  ]);
});

test('[Z-02] [Z-03] a plan is used for the brand as it was reviewed, whole; a brand of another name stays', async ({ page }) => {
  await atReview(page);
  await page.goto('/create/kit');
  const sent = page.waitForRequest('**/api/create-payment');
  await page.getByRole('button', { name: buys }).click();
  const reviewed = (await sent).postDataJSON().brand;
  expect(reviewed).toMatchObject({ slogan: 'bread, slowly', iconPlacement: 'left', designTheme: 'Market Morning' });
  await expect(page.getByText('Checkout is open in another tab.')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('pendingBrandKit') ?? 'null'));

  const other = await order(page, { plan: 'starter', brand: { businessName: 'Kiln' } });
  await act(page, other, 'pay');
  await page.goto(success(other));
  await told(page, 'Brand Kit Generated!', 'Your brand kit has been successfully created.');
  expect(await kept()).toMatchObject({ businessName: 'Juniper & Rye' });

  const secret = await order(page, { plan: 'starter' });
  await act(page, secret, 'pay');
  await page.goto(success(secret));
  const asked = page.waitForRequest('**/api/generate-brand-kit');
  await page.getByRole('button', { name: 'Create the kit for Juniper & Rye' }).click();
  const { orderId, ...brand } = (await asked).postDataJSON();
  expect(orderId).toMatch(/^[\w-]{36}$/);
  expect(brand).toEqual(reviewed);
  await told(page, 'Brand Kit Generated!', 'Your brand kit has been successfully created.');
  await expect.poll(kept).toBeNull();
});

test('[W-08] [R-10] a second payment for one brand is told as that, where one waits and where one paid', async ({ page }) => {
  await atReview(page);
  await page.goto('/create/kit');
  const sent = page.waitForRequest('**/api/create-payment');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: buys }).click();
  const tab = await popup;
  await expect(tab.getByRole('button', { name: 'Pay $15' })).toBeVisible();
  const { brand } = (await sent).postDataJSON();
  // Money on its way, when another plan for the brand is paid at once.
  await tab.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByText('Your payment is processing.')).toBeVisible();
  await act(page, await order(page, { plan: 'starter', brand }), 'pay');
  await tab.getByRole('button', { name: 'Payment cleared' }).click();
  await expect(title(tab)).toHaveText('This was a second payment');
  await expect(tab.getByText('You had already paid for the Juniper & Rye kit')).toBeVisible();
  const way = await tab.getByRole('link', { name: 'View Your Brand Kit' }).getAttribute('href');
  expect(way).toMatch(/^\/results\/[\w-]{36}$/);
  await expect(page.getByText('You’ve already paid for this brand.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View your kit' })).toHaveAttribute('href', way ?? '');
  await page.goto('/orders');
  const row = page.locator('.order').filter({ hasText: 'This was a second payment for the same brand' });
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'View kit: Juniper & Rye' })).toHaveAttribute('href', way ?? '');
});

test('[W-08] a buyer whose payment doesn’t come is told, and can start again', async ({ page }) => {
  await atReview(page);
  await page.goto('/create/kit');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: buys }).click();
  const tab = await popup;
  await tab.getByRole('button', { name: 'Pay later' }).click();
  await page.bringToFront();
  await expect(page.getByText('Your payment is processing.')).toBeVisible();
  await expect(page.getByText('This payment was refunded.')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Payment failed' }).click();
  await expect(tab.getByRole('heading', { name: 'This checkout has ended' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('This checkout has ended.')).toBeVisible();
  await expect(page.getByText('Checkout is open in another tab.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: buys })).toBeEnabled();
});

test('[Z-02] [B-07] a disputed payment has its own words, on its page and with the orders', async ({ page }) => {
  await enter(page);
  const secret = await bought(page);
  const disputed = (one: unknown) => ({ ...(one as object), status: 'disputed' });
  await changed(page, '**/api/verify-payment', ({ order: one, ...rest }) => ({
    ...rest,
    state: 'refunded',
    order: disputed(one),
  }));
  await changed(page, '**/api/orders', ({ orders, ...rest }) => ({ ...rest, orders: (orders as unknown[]).map(disputed) }));
  await page.goto(success(secret));
  await expect(title(page)).toHaveText('This payment is disputed');
  await page.goto('/orders');
  await expect(page.getByText('Your bank has disputed this payment, so')).toBeVisible();
  await expect(page.getByText('Disputed', { exact: true })).toBeVisible();
});

test('[Z-06] where the operator has an address, emails go there and name the order', async ({ page }) => {
  await enter(page);
  const secret = await bought(page);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: /^Email help/ })).toHaveCount(0);
  await changed(page, '**/api/session', (session) => ({ ...session, support: 'help@brandwright.example' }));
  await changed(page, '**/api/kits/*', (kit) => ({ ...kit, status: 'error' }));
  await page.goto(success(secret));
  await expect(title(page)).toHaveText('Generation Failed');
  const { orders } = await (await page.request.get('/api/orders')).json();
  await expect(page.getByRole('link', { name: 'Email help@brandwright.example' })).toHaveAttribute(
    'href',
    `mailto:help@brandwright.example?subject=Order%20${orders[0].id}`,
  );
  const contact = page.getByRole('link', { name: 'Contact support' });
  await expect(contact).toHaveAttribute('href', `/contact?subject=Order%20${orders[0].id}`);
  await contact.click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${orders[0].id}`);
});

test('[R-11] mail that is late is told where the receipt and the kit are', async ({ page }) => {
  // A toast that is only just fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page);
  const secret = await bought(page);
  await changed(page, '**/api/orders', (answer) => ({ ...answer, mailDelayed: true }));
  await stopClock(page);
  await page.goto(success(secret));
  await passTimeUntil(page, () => expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible({ timeout: 200 }));
  await page.keyboard.press('Shift');
  await expect(page.getByText('You’re staying on this page.')).toBeVisible();
  await page.clock.resume();
  for (const path of [success(secret), '/orders']) {
    if (path === '/orders') await page.goto(path);
    await expect(page.getByText('Our emails to you are delayed right now.')).toBeVisible();
    await expect(page.getByText('Nothing is missing. Your receipt and your kit are right here')).toBeVisible();
    expect(await axe(page), path).toEqual([]);
  }
});

test.describe('what is bought already', () => {
  test.use({ expected: /status of 409/ });

  test('[W-08] a buyer who already has the kit is told so, and where it is', async ({ page }) => {
    await atReview(page);
    await page.goto('/create/kit');
    const sent = page.waitForRequest('**/api/create-payment');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: buys }).click();
    const tab = await popup;
    const { brand } = (await sent).postDataJSON();
    await tab.getByRole('button', { name: 'Pay $15' }).click();
    await expect(title(tab)).toHaveText('Payment Successful!');
    await page.evaluate((kept) => localStorage.setItem('pendingBrandKit', JSON.stringify(kept)), brand);
    const again = await page.context().newPage();
    await again.goto('/create/kit');
    await again.getByRole('button', { name: buys }).click();
    await expect(again.getByText('You’ve already bought this kit.')).toBeVisible();
    await expect(again.getByRole('link', { name: 'See your kits' })).toHaveAttribute('href', '/dashboard');
  });
});

test.describe('where the day has begun already', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('[B-09] the last day of the guarantee is the one that the server counts', async ({ page }) => {
    await enter(page);
    await bought(page);
    const { orders } = (await (await page.request.get('/api/orders')).json()) as {
      readonly orders: readonly { readonly refundableUntil: string }[];
    };
    const until = new Date(orders[0]?.refundableUntil ?? '');
    const day = until.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
    await page.goto('/orders');
    await expect(page.getByText(`until the end of ${day} (UTC)`)).toBeVisible();
  });
});
