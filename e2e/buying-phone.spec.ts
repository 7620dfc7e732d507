import { expect } from '@playwright/test';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { title } from './rooms-page.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[B-03] on a phone the wizard’s checkout takes the same tab, and Back finds the review as it was', async ({
  page,
  context,
}) => {
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
  await enter(page);
  await page.goto('/create/kit');
  const purchase = page.getByRole('button', { name: 'Purchase Brand Kit - $15' });
  await purchase.click();
  await expect(page.getByText('Sandbox · nothing is charged')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const checkout = page.url();
  await page.goBack();
  await expect(title(page)).toHaveText('Final Review');
  await expect(page.getByText('Your checkout is still open.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo preview for Juniper & Rye' }).first()).toBeVisible();
  await expect(purchase).toBeEnabled();
  const back = page.getByRole('link', { name: 'Back to checkout' });
  await expect(back).toHaveAttribute('href', checkout);
  // At another step the brand may change, so nothing is said of this checkout any more.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText('Customize Your Logo');
  await page.goBack();
  await expect(title(page)).toHaveText('Final Review');
  await expect(back).toHaveCount(0);
  await purchase.click();
  await expect(page).toHaveURL(checkout);
  await page.getByRole('button', { name: 'Pay $15' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
  expect(context.pages()).toHaveLength(1);
});

test('[B-03] on a phone a plan’s checkout takes the same tab, and Back finds the plans where they were', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/pricing');
  await expect(
    page
      .getByRole('link', { name: 'My Kits' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first(),
  ).toBeVisible();
  const choose = page.getByRole('button', { name: 'Choose Professional' });
  // Until the page’s own typefaces are there, those of the machine make the lines above longer.
  await page.evaluate(async () => void (await document.fonts.ready));
  await choose.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await choose.click();
  await expect(title(page)).toHaveText('Brandwright Professional');
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(choose).toBeEnabled();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
