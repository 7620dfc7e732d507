import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks } from './access.ts';
import { customization, lockup, slider } from './editor-page.ts';
import { filled, openGallery } from './gallery-page.ts';
import { test } from './quiet.ts';
import { bakery, keptDraft, openEditor } from './seed-editor.ts';
import { heading } from './wizard-page.ts';

/** Opens one of the two steps without a side panel, with a brand. */
const open = {
  5: async (page: Page) => {
    await openGallery(page);
    await filled(page);
  },
  6: async (page: Page) => {
    await openEditor(page, bakery, await lockup());
    await expect(page.getByRole('region', { name: 'Canvas' }).getByRole('img')).toBeVisible();
  },
} as const;

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    for (const step of [5, 6] as const) {
      test(`[W-01] step ${step} shows the progress and opens the brand facts`, async ({ page }) => {
        await open[step](page);
        await expect(page.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
        const bar = page.getByRole('progressbar', { name: `Step ${step} of 7` });
        await expect(bar).toBeVisible();
        await expect(bar).toHaveJSProperty('position', step / 7);
        const button = page.getByRole('button', { name: 'Brand facts' });
        const facts = page.getByRole('region', { name: 'Brand facts' });
        await expect(facts).toBeHidden();
        await button.click();
        await expect(facts).toBeVisible();
        await expect(facts).toBeInViewport({ ratio: 1 });
        await expect(facts.getByRole('definition').first()).toHaveText('Juniper & Rye');
        await expect(facts.getByRole('term')).toHaveText(['Name', 'Industry', 'Personality', 'Style', 'Colors', 'Design theme']);
        expect(await axe(page)).toEqual([]);
        expect(await cutOff(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(facts).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(facts).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(facts).toBeHidden();
      });
    }
  });
}

test('[W-01] step 6 without a logo shows the progress as well', async ({ page }) => {
  await openEditor(page, bakery, null);
  await expect(page.getByRole('progressbar', { name: 'Step 6 of 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Brand facts' }).click();
  await expect(page.getByRole('region', { name: 'Brand facts' })).toContainText('Food & Beverage');
});

test('[W-10] Back from step 7 to step 4 and forward again keeps the logo and its changes', async ({ page }) => {
  const logo = await lockup();
  await openEditor(page, bakery, logo);
  await slider(page, 'Spacing').fill('150');
  await expect.poll(async () => (await customization(page)).spacing).toBe(150);
  const isAt = async (step: number, title: string): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`));
    await expect(heading(page)).toHaveText(title);
    expect((await keptDraft(page)).selectedLogo).toMatchObject({ id: logo.id, name: logo.name });
    expect((await customization(page)).spacing).toBe(150);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Next');
  await isAt(7, 'Final Review');
  await press('Back');
  await isAt(6, 'Customize Your Logo');
  await expect(slider(page, 'Spacing')).toHaveValue('150');
  await press('Back');
  await isAt(5, 'Choose Your Logo');
  await press('Back');
  await isAt(4, 'Logo Style Preferences');
  await press('Next');
  await isAt(5, 'Choose Your Logo');
  await filled(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await press('Continue with Selected Logo');
  await isAt(6, 'Customize Your Logo');
  await expect(slider(page, 'Spacing')).toHaveValue('150');
  await press('Next');
  await isAt(7, 'Final Review');
});
