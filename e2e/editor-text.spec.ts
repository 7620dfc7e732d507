import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks } from './access.ts';
import { art, canvas, customization, lockup, logo, press, redrawn, slider } from './editor-page.ts';
import { test } from './quiet.ts';
import { bakery, keptDraft, openEditor } from './seed-editor.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const name = (page: Page) => canvas(page).getByRole('textbox', { name: 'Business name' });
const slogan = (page: Page) => canvas(page).getByRole('textbox', { name: 'Slogan' });

test('[E-05] the name is edited on the canvas, the engine redraws it, and undo brings it back', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  await press(page, 'Edit text');
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveValue('Juniper & Rye');
  await name(page).fill('Kestrel & Rye');
  await redrawn(page, designed);
  await expect(logo(page)).toHaveAccessibleName(/^Kestrel & Rye, /);
  await expect.poll(async () => (await keptDraft(page)).businessName).toBe('Kestrel & Rye');
  expect((await keptDraft(page)).selectedLogo).toMatchObject({ name: 'Kestrel & Rye' });
  await expect(page.getByText('The gallery will draw new designs for this name.')).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByRole('button', { name: 'Edit text' })).toBeFocused();
  await press(page, 'Undo');
  await expect.poll(() => art(page)).toBe(designed);
  await expect.poll(async () => (await keptDraft(page)).businessName).toBe('Juniper & Rye');
  await press(page, 'Redo');
  await expect(logo(page)).toHaveAccessibleName(/^Kestrel & Rye, /);
  await expect.poll(async () => (await keptDraft(page)).businessName).toBe('Kestrel & Rye');
  await page.reload();
  await expect(logo(page)).toHaveAccessibleName(/^Kestrel & Rye, /);
});

test('[E-05] what cannot be drawn is said at its field, and the last drawing stays', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  await canvas(page).locator('.logo').dblclick();
  await name(page).fill('');
  await expect(name(page)).toHaveAccessibleDescription('Type a business name to see logos for it.');
  await name(page).fill('ꦗꦮ');
  await expect(name(page)).toHaveAccessibleDescription(/^This name has characters that our fonts don’t include/);
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await art(page)).toBe(designed);
  expect((await keptDraft(page)).businessName).toBe('Juniper & Rye');
  await name(page).fill('Juniper & Rye');
  await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await name(page).getAttribute('maxlength')).toBe('80');
  await slogan(page).fill('Bread, very slowly');
  await redrawn(page, designed);
  await expect.poll(async () => (await customization(page)).slogan).toBe('Bread, very slowly');
  await page.keyboard.press('Escape');
  await expect(name(page)).toBeHidden();
});

test('[E-01] a letter pressed on the canvas chooses its pair', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const first = canvas(page).getByRole('button', { name: /^Gap between J and u$/i });
  const box = await first.boundingBox();
  await first.click({ position: { x: 3, y: (box?.height ?? 10) / 2 } });
  await expect(canvas(page).getByRole('group', { name: /^Space between J and u$/i })).toBeVisible();
});

test('[E-02] eight mockups stand around the logo, with words of the brand', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Mockups' });
  for (const one of ['Business card', 'Store sign', 'App icon', 'Browser tab', 'Delivery van', 'Mug', 'Tote bag', 'Social post'])
    await expect(strip.getByRole('img', { name: one })).toBeAttached();
  const tab = strip.getByRole('img', { name: 'Browser tab' });
  const before = await tab.innerHTML();
  await press(page, 'Edit text');
  await name(page).fill('Kestrel');
  await expect.poll(() => tab.innerHTML()).not.toBe(before);
  await page.getByRole('button', { name: 'More mockups' }).click();
  await expect(strip.getByRole('img', { name: 'Social post' })).toBeInViewport();
});

test('[E-06] a version is saved under a name, opened again in one step, and there after a reload', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  await slider(page, 'Text size').fill('140');
  await page.getByLabel('Name of this version').fill('Large letters');
  await press(page, 'Save');
  const saved = page.getByRole('list', { name: 'Saved versions' });
  await expect(saved.getByRole('button', { name: 'Open Large letters' })).toBeVisible();
  await slider(page, 'Text size').fill('80');
  await press(page, 'Open Large letters');
  await expect(slider(page, 'Text size')).toHaveValue('140');
  await press(page, 'Undo');
  await expect(slider(page, 'Text size')).toHaveValue('80');
  await page.reload();
  await press(page, 'Open Large letters');
  await expect(slider(page, 'Text size')).toHaveValue('140');
  await press(page, 'Delete Large letters');
  await expect(saved).toBeHidden();
  expect((await keptDraft(page)).savedVersions).toEqual([]);
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport });

    test('[N-06] [E-05] text and versions of the editor have no accessibility fault, and fit', async ({ page }) => {
      await openEditor(page, bakery, await lockup());
      await expect(logo(page)).toBeVisible();
      if (device === 'a phone') await page.getByRole('tab', { name: 'Saved' }).click();
      await press(page, 'Save');
      await press(page, 'Edit text');
      await name(page).fill('');
      await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
      expect(await axe(page)).toEqual([]);
      expect(await cutOff(page)).toBeLessThanOrEqual(0);
    });
  });
}
