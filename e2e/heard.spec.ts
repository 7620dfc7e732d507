import { expect, type Page } from '@playwright/test';
import { axe, looks } from './access.ts';
import { filled, openGallery } from './gallery-page.ts';
import { test } from './quiet.ts';
import { stage, stored } from './wizard-page.ts';

const heard = (page: Page) => page.getByRole('region', { name: 'What should your logo show?' });
/** The switch that shows a thing. */
const thing = (page: Page, label: string) => heard(page).getByRole('button', { name: new RegExp(`^${label}`) });
const shows = async (page: Page) => (await stored(page)).shows;

async function begin(page: Page, description = 'Surf school by the bay'): Promise<void> {
  await page.goto('/create/kit');
  await page.getByLabel('Business name').fill('Pelican');
  await page.getByLabel('Brief description').fill(description);
  await expect(thing(page, 'Pelican')).toBeVisible();
}

test('[W-16] step 1 shows what was understood of the name and the description', async ({ page }) => {
  await page.goto('/create/kit');
  await expect(page.getByLabel('Business name')).toBeVisible();
  await expect(heard(page)).toHaveCount(0);
  await page.getByLabel('Business name').fill('Okoye Partners');
  await expect(heard(page).getByRole('button', { name: /^(Letters|No picture)/ })).toHaveCount(2);
  await expect(heard(page).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Brief description').fill('Surf school by the bay');
  await expect(thing(page, 'Surfboard')).toContainText('from “Surf school”');
  await page.getByLabel('Business name').fill('Pelican');
  await expect(heard(page).getByRole('listitem').first()).toContainText('from “Pelican”');
  await expect(heard(page).locator('[data-art] svg path').first()).toBeVisible();
});

test('[W-17] things are chosen, ruled out and brought back, and the drafts and the preview follow', async ({ page }) => {
  await begin(page);
  const before = await stage(page);
  await thing(page, 'Surfboard').click();
  await expect(thing(page, 'Surfboard')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stage(page)).not.toBe(before);
  const never = heard(page).getByRole('button', { name: 'Don’t show pelican' });
  await never.click();
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  await expect(thing(page, 'Pelican')).toContainText('not shown');
  await thing(page, 'Letters').click();
  expect(await shows(page)).toEqual({ things: ['surfboard'], never: ['pelican'], letters: true, nothing: false });
  await page.reload();
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  await expect(thing(page, 'Surfboard')).toHaveAttribute('aria-pressed', 'true');
  await never.click();
  await thing(page, 'Letters').click();
  await thing(page, 'Surfboard').click();
  expect(await shows(page)).toBeNull();
  await expect.poll(() => stage(page)).toBe(before);
});

test('[W-17] another thing is found by its name, added by keyboard alone, and taken away', async ({ page }) => {
  await begin(page);
  const field = heard(page).getByLabel('Another thing');
  await field.focus();
  await page.keyboard.type('lightho');
  await expect(heard(page).getByRole('button', { name: 'Add lighthouse', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(thing(page, 'Lighthouse')).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/create\/kit/);
  expect(await shows(page)).toMatchObject({ things: ['lighthouse'] });
  await page.reload();
  await heard(page).getByRole('button', { name: 'Remove lighthouse' }).click();
  await expect(thing(page, 'Lighthouse')).toHaveCount(0);
  expect(await shows(page)).toBeNull();
  await field.fill('zzzz');
  await expect(heard(page)).toContainText('We don’t have a drawing for “zzzz” yet.');
});

test('[W-17] Enter pressed before the search has ended takes the first thing found', async ({ page }) => {
  await begin(page);
  await heard(page).getByLabel('Another thing').fill('lighthouse');
  await page.keyboard.press('Enter');
  await expect(thing(page, 'Lighthouse')).toHaveAttribute('aria-pressed', 'true');
  await expect(heard(page).getByLabel('Another thing')).toHaveValue('');
  expect(await shows(page)).toMatchObject({ things: ['lighthouse'] });
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[W-17] [N-06] the things have no accessibility fault, and targets of 44 px within the page', async ({ page }) => {
      await begin(page);
      await thing(page, 'Surfboard').click();
      await heard(page).getByRole('button', { name: 'Don’t show pelican' }).click();
      await heard(page).getByLabel('Another thing').fill('anchor');
      await expect(heard(page).getByRole('button', { name: 'Add anchor', exact: true })).toBeVisible();
      expect(await axe(page)).toEqual([]);
      for (const button of await heard(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box).not.toBeNull();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
    });
  });
}

test('[W-17] the gallery shows what was chosen in three designs, and nothing that was ruled out', async ({ page }) => {
  const shows = { things: ['lighthouse'], never: ['wave'], letters: false, nothing: false };
  await openGallery(page, { description: 'Surf school by the bay', shows });
  await filled(page);
  const marks = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('brandwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('designs').objectStore('designs').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () =>
            resolve(reading.result.flatMap(({ genome }: { genome: { mark: string | null } }) => genome.mark ?? []));
        };
      }),
  );
  expect(marks.filter((mark) => /beacon|lighthouse|tower/.test(mark)).length, marks.join()).toBeGreaterThanOrEqual(3);
  expect(marks.filter((mark) => /wave/.test(mark))).toEqual([]);
});
