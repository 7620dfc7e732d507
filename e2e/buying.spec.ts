import { expect } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { act, bought, event, order, success } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { title, told } from './rooms-page.ts';
import { passTimeUntil, stopClock } from './stopped-clock.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

test('[W-08] [W-11] [B-03] [Z-01] [Z-03] [Z-04] a new tab pays for the wizard’s kit and follows it, and the first tab opens the kit', async ({
  page,
  context,
}) => {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await enter(page);
  // What the kit is at is told by hand, so that it is seen however fast it is made.
  const seen = Promise.withResolvers<void>();
  let kit = '';
  let streams = 0;
  await context.route('**/api/events', async (route) => {
    streams += 1;
    if (streams > 1) return route.continue();
    const { orders } = await (await page.request.get('/api/orders')).json();
    kit = orders[0].brandKitId;
    await route.fulfill({ contentType: 'text/event-stream', body: event(kit, 'Drawing your logo variations', 0.15) });
  });
  await context.route('**/api/kits/*', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto('/create/kit');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Purchase Brand Kit - $15' }).click();
  const tab = await popup;
  await expect(tab.getByText('Sandbox · nothing is charged')).toBeVisible();
  await expect(page.getByText('Checkout is open in another tab.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reopen checkout' })).toHaveAttribute('href', tab.url());
  await expect(title(tab)).toHaveText('Brandwright AI Brand Kit');
  await expect(tab.getByText('8 designs, one with full files')).toBeVisible();
  await tab.getByRole('button', { name: 'Decline the card' }).click();
  await expect(tab.getByRole('alert')).toContainText('Your card was declined');
  await tab.getByRole('button', { name: 'Pay $15' }).click();
  await expect(title(tab)).toHaveText('Payment Successful!');
  await expect(tab.getByRole('heading', { name: 'Generating your brand kit...' })).toBeVisible();
  await expect(tab.getByText('This may take a few moments')).toBeVisible();
  await expect(tab.getByRole('progressbar', { name: 'Drawing your logo variations' })).toHaveAttribute('value', '15');
  await expect(tab.getByRole('region', { name: 'What’s Next?' }).getByRole('listitem')).toHaveCount(4);
  await expect(tab.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /^\/contact(\?subject=(Order|Payment)%20\S+)?$/,
  );
  seen.resolve();
  await told(tab, 'Brand Kit Generated!', 'Your brand kit has been successfully created.');
  await expect(tab.getByRole('link', { name: 'View Your Brand Kit' })).toHaveAttribute('href', `/results/${kit}`);
  await expect(tab.getByRole('link', { name: 'Create Another Kit' })).toHaveAttribute('href', '/');
  expect(await tab.evaluate(() => localStorage.getItem('pendingBrandKit'))).toBeNull();
  await expect(tab).toHaveURL('/dashboard');
  await expect(page).toHaveURL(`/results/${kit}`);
  await expect(title(page)).toContainText('Juniper & Rye');
});

test('[Z-03] a buyer who says “Stay here”, or does anything, isn’t taken away', async ({ page }) => {
  await enter(page);
  const secret = await bought(page);
  await stopClock(page);
  for (const stays of ['button', 'key']) {
    await page.goto(success(secret));
    const stay = page.getByRole('button', { name: 'Stay here' });
    await passTimeUntil(page, () => expect(stay).toBeVisible({ timeout: 200 }));
    await (stays === 'button' ? stay.click() : page.keyboard.press('Shift'));
    await expect(page.getByText('You’re staying on this page.')).toBeVisible();
  }
  await page.clock.fastForward(10_000);
  await expect(page.waitForURL('/dashboard', { timeout: 1_000 })).rejects.toThrow('Timeout');
});

test('[B-05] the sandbox: cancel leads back, money may come later, and what is paid is not paid again', async ({
  page,
  context,
}) => {
  await enter(page);
  const secret = await order(page);
  await page.goto(`/sandbox/${secret}`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goto(`/sandbox/${secret}`);
  await page.getByRole('button', { name: 'Pay later' }).click();
  const back = await context.newPage();
  await back.goto(success(secret));
  await expect(title(back)).toHaveText('Your payment is processing');
  await page.getByRole('button', { name: 'Payment cleared' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(title(back)).toHaveText('Payment Successful!');
  await back.goto(`/sandbox/${secret}`);
  await expect(back.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  const other = await order(page, { plan: 'starter' });
  await act(page, other, 'pay-late');
  await back.goto(`/sandbox/${other}`);
  await back.getByRole('button', { name: 'Payment failed' }).click();
  await expect(back.getByRole('heading', { name: 'This checkout has ended' })).toBeVisible();
});

test('[Z-02] [W-08] a plan bought without a brand waits for one, and the wizard uses it', async ({ page }) => {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await enter(page);
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Kits' })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const tab = await popup;
  await tab.getByRole('button', { name: 'Pay $29.99' }).click();
  await expect(title(tab)).toHaveText('No brand data found');
  await tab.getByRole('link', { name: 'Create your brand kit now' }).click();
  await expect(tab.getByText('You’ve already paid for your Starter plan and haven’t used it yet')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Keep the plan for later and buy this kit for $15' })).toBeVisible();
  await tab.getByRole('button', { name: 'Use your plan' }).click();
  await expect(tab).toHaveURL(/\/results\/[\w-]{36}$/);
});

test('[A-06] [B-08] deleting an account with an unused plan warns of it first', async ({ page }) => {
  await enter(page);
  await act(page, await order(page, { plan: 'starter' }), 'pay');
  await page.goto('/orders');
  await expect(page.getByText('Starter')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(ask).toContainText('You’ve paid for a plan you haven’t used yet. If you delete your account, you’ll lose it.');
  await ask.getByRole('link', { name: 'Get a refund first' }).click();
  await expect(page.getByRole('button', { name: /^Cancel this order and get a refund/ })).toBeVisible();
});

test('[Z-02] a brand that waits in this browser is offered to a plan without one', async ({ page }) => {
  await enter(page);
  const secret = await order(page, { plan: 'starter' });
  await act(page, secret, 'pay');
  await page.goto('/pricing');
  await page.evaluate(() => localStorage.setItem('pendingBrandKit', JSON.stringify({ businessName: 'Kiln', industry: '' })));
  await page.goto(success(secret));
  await page.getByRole('button', { name: 'Create the kit for Kiln' }).click();
  await told(page, 'Brand Kit Generated!', 'Your brand kit has been successfully created.');
});

test('[H6-03] [Z-02] the next person isn’t offered what somebody before them was about to buy', async ({ page }) => {
  await enter(page);
  const secret = await order(page, { plan: 'starter' });
  await act(page, secret, 'pay');
  await page.goto('/pricing');
  const waiting = { businessName: 'Kiln', industry: '', owner: 'somebody.else@example.com' };
  await page.evaluate((kit) => localStorage.setItem('pendingBrandKit', JSON.stringify(kit)), waiting);
  await page.goto(success(secret));
  await expect(page.getByRole('link', { name: 'Create your brand kit now' })).toBeVisible();
  await expect(page.getByText('Kiln')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('pendingBrandKit'))).toBeNull();
});

test('[B-07] [B-08] [B-09] orders: a receipt, and the way to give one back', async ({ page }) => {
  await enter(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await bought(page);
  await page.reload();
  const row = page.locator('.order');
  await expect(row.getByRole('heading', { name: 'AI Brand Kit' })).toBeVisible();
  await expect(row.locator('.amount')).toHaveText('$15');
  await expect(row.getByText('8 designs, one with full files')).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Receipt TEST-\d{4}-\d{6}$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^receipt-TEST-\d{4}-\d{6}\.html$/);
  const withdraw = row.getByRole('button', { name: 'Cancel this order and get a refund' });
  // EU 2023/2673: the law’s own words stand on the button, beside the plain ones.
  await expect(withdraw).toContainText(/Withdraw from contract here until the end of .+ \(UTC\)/);
  await withdraw.click();
  await expect(row.getByText('In legal terms, you’re withdrawing from the contract.')).toBeVisible();
  await expect(row.getByText('You’ll lose access to the Juniper & Rye kit')).toBeVisible();
  await row.getByRole('button', { name: 'Keep the order' }).click();
  await withdraw.click();
  await row.getByRole('button', { name: 'Confirm cancellation' }).click();
  await told(page, 'Order canceled', 'We’ll refund $15 to your original payment method and confirm it by email.');
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});

test('[K-07] [Z-01] the kit shows its logo where it was paid for, and its page downloads it, first thing', async ({ page }) => {
  await enter(page);
  await page.goto(success(await bought(page)));
  const logo = page.getByRole('img', { name: 'Juniper & Rye logo' });
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'View Your Brand Kit' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the kit' }).first().click();
  expect((await file).suggestedFilename()).toBe('juniper-rye-brand-kit.zip');
  await told(page, 'Download Complete!', 'juniper-rye-brand-kit.zip is in your downloads.');
});

test('[B-06] [K-07] a plan of three logos lets its buyer finish two more, each with its own files', async ({ page }) => {
  await enter(page);
  await bought(page, { plan: 'starter', brand: { businessName: 'Kiln', industry: 'Retail' } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View Details: Kiln' }).click();
  await expect(page).toHaveURL(/results/);
  const copied = await page.request.post(`/api/kits/${page.url().split('/').at(-1)}/duplicate`, {
    headers: { origin: new URL(page.url()).origin },
  });
  const { id: copy } = await copied.json();
  const logos = page.getByRole('region', { name: 'Logos and guidelines' });
  await expect(logos.getByRole('button', { name: 'Download its files: Logo 1' })).toBeVisible();
  for (const [place, left] of [
    [3, 'You have 2'],
    [2, 'It’s the last one'],
  ] as const) {
    const opener = logos.getByRole('button', { name: `Finish this logo: Logo ${place}` });
    await opener.click();
    await expect(logos.getByText(left)).toBeFocused();
    await logos.getByRole('button', { name: 'Not this one' }).click();
    await expect(opener).toBeFocused();
    await opener.click();
    await logos.getByRole('button', { name: 'Create the files' }).click();
    await expect(page.getByText(`Logo ${place} is finished`)).toBeVisible();
    await expect(logos.getByRole('button', { name: `Download its files: Logo ${place}` })).toBeFocused();
  }
  await expect(logos.getByRole('button', { name: /^Finish this logo/ })).toHaveCount(0);
  await expect(logos.getByRole('heading', { level: 3 }).filter({ hasText: /^Logo/ })).toHaveText(['Logo 1', 'Logo 2', 'Logo 3']);
  await expect(logos.getByText('You’ve used all the finished logos in your plan.')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await logos.getByRole('button', { name: 'Download its files: Logo 2' }).click();
  expect((await arriving).suggestedFilename()).toBe('kiln-brand-kit-3.zip');
  await expect(page.getByText('Downloaded so far: ZIP 1×')).toBeVisible();

  // A copy that was made before has them for nothing more.
  await page.goto(`/results/${copy}`);
  await logos.getByRole('button', { name: 'Create the files: Logo 3' }).click();
  await expect(logos.getByRole('button', { name: 'Download its files: Logo 3' })).toBeFocused();
  await expect(logos.getByRole('button', { name: 'Create the files: Logo 2' })).toBeVisible();
});

test('[D-03] the dashboard follows a kit in the making, which becomes completed by itself', async ({ page }) => {
  await enter(page);
  await bought(page);
  const seen = Promise.withResolvers<void>();
  let asked = 0;
  let kit = '';
  await page.route('**/api/kits', async (route) => {
    asked += 1;
    if (asked > 1) {
      await seen.promise;
      return route.continue();
    }
    const { kits } = await (await route.fetch()).json();
    kit = kits[0].id;
    await route.fulfill({ json: { kits: [{ ...kits[0], status: 'generating', variants: 0 }], deleted: [] } });
  });
  await page.route('**/api/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: event(kit, 'Putting your kit together', 0.8) }),
  );
  await page.goto('/dashboard');
  const row = page.locator('.kit-row');
  await expect(row.getByRole('progressbar', { name: 'Putting your kit together' })).toHaveAttribute('value', '80');
  seen.resolve();
  await expect(row.getByText('Completed')).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveCount(0);
});

test('[D-03] [Z-04] the dashboard shows what the real stream tells of a kit', async ({ page }) => {
  await enter(page);
  await bought(page);
  // Its end is not known here until the stream tells of one.
  let looks = 0;
  let known = false;
  await page.route('**/api/kits', async (route) => {
    looks += 1;
    const answer = await route.fetch();
    const { kits } = (await answer.json()) as { readonly kits: readonly object[] };
    const generating = { kits: kits.map((kit) => ({ ...kit, status: 'generating' })), deleted: [] };
    await route.fulfill(known ? { response: answer } : { json: generating });
  });
  await page.goto('/dashboard');
  await expect.poll(() => looks).toBe(2);
  await expect(page.getByText('Generating')).toBeVisible();
  known = true;
  await act(page, await order(page, { plan: 'starter', brand: { businessName: 'Kiln', industry: 'Retail' } }), 'pay');
  await expect(page.locator('.kit-row').getByText('Completed')).toHaveCount(2);
});

test.describe('what is refused', () => {
  test.use({ expected: /status of (401|404|502|503)|Failed to load resource/ });

  test('[B-03] [W-08] each flow has its own words when a payment cannot begin, and leaves no empty tab', async ({
    page,
    context,
  }) => {
    await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
    await enter(page);
    let refuses = true;
    await context.route('**/api/create-payment', (route) =>
      refuses ? route.fulfill({ status: 503, json: { code: 'payment.unavailable', detail: '' } }) : route.abort(),
    );
    for (const [path, button, refused, unexpected] of [
      [
        '/create/kit',
        'Purchase Brand Kit - $15',
        ['Payment Error', 'Failed to create payment session. Please try again.'],
        ['Payment Error', 'An unexpected error occurred. Please try again.'],
      ],
      [
        '/pricing',
        'Choose Starter',
        ['Payment Error', 'Failed to create checkout session. Please try again.'],
        ['Error', 'Something went wrong. Please try again.'],
      ],
    ] as const) {
      for (const said of [refused, unexpected]) {
        refuses = said === refused;
        await page.goto(path);
        // The page answers, and that of the plans knows who is here.
        await expect(page.getByRole('link', { name: 'My Kits' }).or(page.getByText('Final Review')).first()).toBeVisible();
        await page.getByRole('button', { name: button }).click();
        await told(page, said[0], said[1]);
        await expect.poll(() => context.pages().length).toBe(1);
      }
    }
  });

  test('[Z-02] [B-05] a payment nobody knows, a checkout that is none, and whoever is signed out', async ({ page }) => {
    await page.goto('/orders');
    await expect(page).toHaveURL('/login?next=%2Forders');
    await page.goto(success('nothing'));
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(success('nothing'))}`);
    await enter(page);
    await page.goto(success('nothing'));
    await expect(title(page)).toHaveText('Order not found');
    await page.goto('/sandbox/nothing-of-the-kind00');
    await expect(title(page)).toHaveText('Checkout not found');
    await page.goto('/payment-success');
    await expect(page.getByRole('link', { name: 'View Your Brand Kit' })).toHaveAttribute('href', '/results');
  });

  test('[Z-02] a kit that could not be made says so', async ({ page }) => {
    await enter(page);
    const secret = await bought(page);
    await page.route('**/api/kits/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'error' } });
    });
    await page.goto(success(secret));
    await expect(title(page)).toHaveText('Generation Failed');
    await told(page, 'Generation Error', 'There was an issue generating your brand kit. Please contact support.');
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });
});

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[N-06] nothing of buying is cut off, too small, or a fault of accessibility', async ({ page }) => {
      await enter(page);
      const secret = await order(page, { plan: 'starter' });
      const looked = async (path: string, sign: string): Promise<void> => {
        await page.goto(path);
        await expect(page.getByText(sign).first()).toBeVisible();
        expect(await cutOff(page), path).toBeLessThanOrEqual(0);
        expect(await axe(page), path).toEqual([]);
      };
      await looked('/pricing', 'Pay once.');
      expect(await smallTargets(page)).toEqual([]);
      await looked(`/sandbox/${secret}`, 'Pay $29.99');
      expect(await smallTargets(page)).toEqual([]);
      await act(page, secret, 'pay');
      await looked(success(secret), 'No brand data found');
      // A brand that waits in this browser, of a name that has nowhere to break.
      const businessName = 'Bäckereifachverkäuferinnenausbildungswerkstattleitung';
      await page.evaluate(
        (name) => localStorage.setItem('pendingBrandKit', JSON.stringify({ businessName: name, industry: '' })),
        businessName,
      );
      await looked(success(secret), `Create the kit for ${businessName}`);
      await page.evaluate(() => localStorage.removeItem('pendingBrandKit'));
      await bought(page, { plan: 'premium', brand: { businessName, industry: 'Retail' } });
      await page.goto('/orders');
      await looked('/orders', 'AI Brand Kit');
      await page
        .getByRole('button', { name: /^Cancel this order/ })
        .first()
        .click();
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  });
