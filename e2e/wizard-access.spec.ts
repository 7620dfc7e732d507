import { expect } from '@playwright/test';
import { axe, looks } from './access.ts';
import { test } from './quiet.ts';
import { answers, drawnLogo, heading, leave, panel, stage } from './wizard-page.ts';

const places = ['step=1', 'step=2', 'step=3&question=2', 'step=4', 'step=7'];

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[N-06] no step of the wizard has an accessibility fault', async ({ page }) => {
      await page.goto('/create/kit');
      await expect(heading(page)).toHaveText('Tell us about your business');
      expect(await axe(page)).toEqual([]);
      const draft = { ...answers, selectedLogo: await drawnLogo(page, answers.businessName) };
      await page.evaluate((text) => localStorage.setItem('brandwright.draft', text), JSON.stringify(draft));
      for (const place of places) {
        await page.goto(`/create/kit?${place}`);
        await stage(page);
        expect(await axe(page), place).toEqual([]);
      }
      await page.goto('/create/kit?step=4');
      await stage(page);
      await page.getByRole('button', { name: 'Start over' }).click();
      expect(await axe(page), 'dialog').toEqual([]);
    });
  });
}

const odd = [
  ['hostile', '<img src=x onerror=alert(1)> & "Söhne"'],
  ['of 80 characters', 'The Northlight Physiotherapy and Rehabilitation Rooms of Saint Bartholomew Street'.slice(0, 80)],
  ['written from right to left', 'مقهى الياسمين'],
] as const;

/** A phone, 200 % zoom, a large screen. */
const sizes = [
  [360, 740],
  [720, 450],
  [1920, 1080],
] as const;

for (const [what, businessName] of odd) {
  test(`[N-06] a name that is ${what} fits from 360 px to 1920 px`, async ({ page }) => {
    const draft = { ...answers, businessName, selectedLogo: await drawnLogo(page, businessName) };
    await leave(page, draft);
    for (const place of places) {
      await page.goto(`/create/kit?${place}`);
      await stage(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const over = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
        expect(over, `${place} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByText(businessName, { exact: true })).toBeVisible();
  });
}

test('[N-06] targets of every step are at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName) });
  for (const place of places) {
    await page.goto(`/create/kit?${place}`);
    await stage(page);
    const small = await page.locator('a, button, label:has(input)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    expect(small, place).toEqual([]);
  }
});

test('[N-06] nothing moves while a name is typed and drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/create/kit');
  await page.getByLabel('Business name').pressSequentially('Kiln & Co', { delay: 60 });
  await stage(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)).toBeLessThan(0.02);
});

test('[N-06] the whole wizard by keyboard alone: name, quiz, style, gallery, editor, review, purchase', async ({ page }) => {
  await page.goto('/create/kit');
  await expect(heading(page)).toHaveText('Tell us about your business');
  const { keyboard } = page;
  const tabTo = async (wanted: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await keyboard.press('Tab');
      if (await wanted()) return;
    }
    throw new Error('Tab does not lead there.');
  };
  const on = (selector: string) => () => page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  const field = (name: string) => tabTo(on(`[name="${name}"]`));
  const group = (className: string) => tabTo(on(`.${className} input`));
  await field('businessName');
  await keyboard.type('Kiln & Co');
  await field('description');
  await keyboard.type('Pots');
  await tabTo(on('[type="submit"]'));
  await keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await group('trades');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Technology/ })).toBeChecked();
  await keyboard.press('Enter');
  for (let question = 1; question <= 4; question++) {
    await expect(page).toHaveURL(new RegExp(`question=${question}$`));
    await expect(heading(page)).toBeFocused();
    await group('answers');
    await keyboard.press('Space');
    await keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText('Logo Style Preferences');
  for (const className of ['styleDirection', 'fontStyle', 'colorPreference', 'iconPlacement']) {
    await group(className);
    await keyboard.press('Space');
  }
  await field('slogan');
  await keyboard.type('fired twice');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\?step=5$/);

  const called = (label: string) => () =>
    page.evaluate((text) => {
      const { activeElement: one } = document;
      return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim() === text;
    }, label);
  const designs = page.locator('.designs [type="radio"]');
  await expect(designs).toHaveCount(8);
  await tabTo(on('.designs [type="radio"]'));
  await keyboard.press('ArrowRight');
  await keyboard.press('Space');
  await expect(designs.nth(1)).toBeChecked();
  await tabTo(called('Continue with Selected Logo'));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\?step=6$/);
  const size = page.getByRole('slider', { name: 'Text size' });
  await expect(size).toHaveValue('100');
  await tabTo(() => size.evaluate((one) => one === document.activeElement));
  await keyboard.press('ArrowRight');
  await expect(size).toHaveValue('110');
  await keyboard.press('Control+z');
  await expect(size).toHaveValue('100');
  await keyboard.press('Control+y');
  await expect(size).toHaveValue('110');
  await tabTo(called('Next'));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\?step=7$/);
  await expect(heading(page)).toHaveText('Final Review');
  await tabTo(called('Purchase Brand Kit - $15'));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });
  test('[W-12] offline nothing typed is lost, and the drawing goes on by itself', async ({ page }) => {
    await page.goto('/create/kit');
    await page.getByLabel('Business name').fill('Kiln');
    const before = await stage(page);
    await page.context().setOffline(true);
    await page.getByLabel('Business name').fill('Ελιά');
    await expect(panel(page).getByText('You’re offline. What you entered is safe')).toBeVisible();
    expect(await stage(page)).toBe(before);
    await page.context().setOffline(false);
    await expect(panel(page).getByRole('img', { name: 'Logo preview for Ελιά' })).toBeVisible();
    await expect(page.getByLabel('Business name')).toHaveValue('Ελιά');
  });
});

test('[W-02] a name no typeface writes is told at the field, and leads nowhere', async ({ page }) => {
  await page.goto('/create/kit');
  const field = page.getByLabel('Business name');
  await field.fill('საქართველო');
  await expect(field).toHaveAccessibleDescription(/has characters that our fonts don’t include/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading(page)).toHaveText('Tell us about your business');
});
