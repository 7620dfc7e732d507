import { expect } from '@playwright/test';
import { bought, event } from './buying-page.ts';
import { leftAndBack } from './left-and-back.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';
import { passTimeUntil, stopClock } from './stopped-clock.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

test('[B-03] [W-11] a blocked pop-up opens the checkout in this tab, and Back returns to the review', async ({ page }) => {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await enter(page);
  // The page stays as it is when it is left: an empty answer leads nowhere.
  let went = '';
  await page.route('**/sandbox/*', async (route) => {
    went = route.request().url();
    await route.fulfill({ status: 204 });
  });
  await page.goto('/create/kit');
  await page.getByRole('button', { name: 'Purchase Brand Kit - $15' }).click();
  await expect(title(page)).toHaveText('Creating Your Friendly Creative Brand Kit');
  await expect.poll(() => went).not.toBe('');
  await expect(title(page)).toHaveText('Creating Your Friendly Creative Brand Kit');
  await leftAndBack(page);
  await expect(title(page)).toHaveText('Final Review');
  await expect(page.getByText('Your checkout is still open.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Brand Kit - $15' })).toBeEnabled();
  await page.unroute('**/sandbox/*');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page).toHaveURL(went);
  await page.getByRole('button', { name: 'Pay $15' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('[Z-04] [D-03] a page that was put aside takes up its stream again', async ({ page }) => {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  const steps = [
    ['Drawing your logo variations', 0.15],
    ['Putting your kit together', 0.8],
  ] as const;
  let asked = 0;
  await page.route('**/api/kits', (route) =>
    route.fulfill({ json: { kits: [{ ...kits[0], status: 'generating' }], deleted: [] } }),
  );
  // A browser whose stream broke off waits ten minutes here.
  await page.route('**/api/events', (route) => {
    const [step, progress] = steps[asked] ?? steps[1];
    const body = event(kits[0].id, step, progress).replace('retry: 2000', 'retry: 600000');
    asked += 1;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar', { name: 'Drawing your logo variations' })).toBeVisible();
  await leftAndBack(page);
  await expect(page.getByRole('progressbar', { name: 'Putting your kit together' })).toBeVisible();
  expect(asked).toBe(2);
});

test('[Y-06] [Z-04] a stream that stands and is silent is given up, and asked for anew', async ({ page }) => {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.route('**/api/kits', (route) =>
    route.fulfill({ json: { kits: [{ ...kits[0], status: 'generating' }], deleted: [] } }),
  );
  let asked = 0;
  // Like a line that was cut: nothing comes, and no end of it.
  await page.route('**/api/events', () => {
    asked += 1;
  });
  await stopClock(page);
  await page.goto('/dashboard');
  await passTimeUntil(page, () => expect(asked).toBe(1));
  await page.clock.fastForward(34_000);
  expect(asked).toBe(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => asked).toBe(2);
});
