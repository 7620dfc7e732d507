import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { told } from './rooms-page.ts';

/** The page of a kit that was bought just now, at its form. */
async function atForm(page: Page) {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.goto(`/results/${kits[0].id}`);
  const form = page.getByRole('form', { name: 'Change it in your own words' });
  await form.scrollIntoViewIfNeeded();
  return {
    form,
    field: form.getByRole('textbox', { name: 'What should change?' }),
    press: form.getByRole('button', { name: 'Preview the change' }),
    result: page.locator('.instant-revision .result'),
    read: async () => (await page.request.get(`/api/kits/${kits[0].id}`)).json(),
  };
}

test('[V-05] [M-09] a request is previewed before and after, used, and undone', async ({ page }) => {
  const { form, field, press, result, read } = await atForm(page);
  await form.getByRole('combobox', { name: 'Logo' }).selectOption('Logo 3');
  await field.fill('Make it bolder and greener, and make it pop');
  await press.click();
  await expect(result.getByRole('heading', { name: 'Logo 3' })).toBeFocused();
  await expect(result.getByRole('img', { name: /^(?:Before|After): Logo 3$/ })).toHaveCount(2);
  const groups = result.locator('.reading > div');
  await expect(groups).toHaveText([/^What we changedBolder letters.*More green/, /^What we didn’t understand“make it pop”/]);
  const [before, after] = await result.locator('.plate svg').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(after).not.toBe(before);
  await expect(page.locator('.instant-revision [role=status]')).toHaveText('Preview ready: 2 changes made, 1 part skipped.');
  // Nothing is changed by looking.
  const kit = await read();
  expect(kit.changes).toEqual([]);
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await result.getByRole('button', { name: 'Use this version' }).click();
  await told(page, 'Logo updated', 'You can undo this in History.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(result).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' }).locator('.label');
  await expect(history).toHaveText(['Changed logo 3: bolder letters, more green']);
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast').getByText(/^Undone: Changed logo 3/)).toBeVisible();
  expect((await read()).logos).toEqual(kit.logos);
});

test('[V-05] with keys alone, and on a phone at night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { field, press, result } = await atForm(page);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(press).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Tell us what to change\./);
  await page.keyboard.type('In navy, icon on the right');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result.getByRole('heading', { name: 'Logo 1' })).toBeFocused();
  await expect(result.locator('.reading > div')).toHaveText([
    /^What we changedNavy/,
    /^What we couldn’t changeIcon on the right/,
  ]);
  await expect(result.getByText('This logo is finished, so we’ll make its files again.')).toBeVisible();
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await page.keyboard.press('Tab');
  await expect(result.getByRole('button', { name: 'Use this version' })).toBeFocused();
  await page.keyboard.press('Enter');
  await told(page, 'Logo updated', 'You can undo this in History.');
});

test('[V-05] what is no request, opposes itself or is in another language is told', async ({ page }) => {
  const { field, press, result } = await atForm(page);
  for (const [text, said] of [
    ['wow me', 'What we didn’t understand“wow me”'],
    ['bigger and smaller icon', 'These ask for opposite things.'],
    ['lighter', 'This could mean two things. Say which part you mean.'],
    ['mach es bitte größer', 'We can only read English here.'],
    ['<img src=x onerror=alert(1)>', '“img src=x onerror=alert'],
  ] as const) {
    await field.fill(text);
    await press.click();
    await expect(result.locator('.reading')).toContainText(said);
    await expect(result.getByText('We can’t make this change automatically.')).toBeVisible();
    await expect(result.getByRole('button', { name: 'Use this version' })).toHaveCount(0);
  }
});
