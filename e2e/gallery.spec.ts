import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { designs, draftOf, drawings, filled, openGallery, press, slots, toast } from './gallery-page.ts';
import { test } from './quiet.ts';

const styles = [
  'Modern minimalist',
  'Professional corporate',
  'Creative artistic',
  'Tech-inspired',
  'Handcrafted artisan',
  'Bold statement',
  'Elegant sophisticated',
  'Playful friendly',
];

/** What the page asks its worker for, by the name of the task. */
async function listen(page: Page): Promise<() => Promise<{ readonly task: string; readonly ask: { readonly slot: number } }[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      heard.push(message);
      return (send as (...all: unknown[]) => void).call(this, message, ...rest);
    } as typeof send;
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { heard: { task?: string; ask: { slot: number } }[] }).heard.flatMap(({ task, ask }) =>
        task === undefined ? [] : [{ task, ask }],
      ),
    );
}

test('[G-01] eight designs load automatically, each from its own call, into slots that keep their place', async ({ page }) => {
  const heard = await listen(page);
  await page.route('**/api/fonts**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await openGallery(page);
  await expect(page.getByText('Drawing 6', { exact: true })).toBeVisible();
  await expect(slots(page)).toHaveCount(8);
  const before = await slots(page).nth(7).boundingBox();
  await filled(page);
  expect(await slots(page).nth(7).boundingBox()).toEqual(before);
  await expect(page.getByRole('status').filter({ hasText: '8 designs for Juniper & Rye' })).toBeAttached();
  const calls = (await heard()).filter(({ task }) => task === 'generateLogo');
  expect(calls.map(({ ask }) => ask.slot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('[G-01] without a name or a style nothing is drawn', async ({ page }) => {
  await openGallery(page, { styleDirection: '' });
  await expect(page).not.toHaveURL(/step=5/);
  await expect(slots(page)).toHaveCount(0);
});

test('[G-02] the eight styles follow one another in turn, and go on with more', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await page.getByRole('button', { name: 'Generate 4 more' }).click();
  await filled(page, 12);
  expect(await page.locator('.caption .style').allTextContents()).toEqual([...styles, ...styles.slice(0, 4)]);
});

test('[G-03] [G-04] a favorite is marked and unmarked, and stays when another slot is drawn again', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await press(page, 4, 'Favorite');
  await expect(toast(page, 'Logo added to favorites')).toBeVisible();
  const heart = slots(page)
    .nth(4)
    .getByRole('button', { name: /^Remove from favorites/ });
  await expect(heart).toBeVisible();
  await press(page, 5, 'Regenerate');
  await expect(toast(page, 'Logo Regenerated!')).toBeVisible();
  await expect(heart).toBeVisible();
  await heart.click();
  await expect(toast(page, 'Logo removed from favorites')).toBeVisible();
  await expect(heart).toHaveCount(0);
  expect((await draftOf(page)).favorites).toEqual([]);
});

test('[G-04] a slot drawn again shows another design, and one press brings the last one back', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const before = await drawings(page);
  await press(page, 2, 'Regenerate');
  await expect(toast(page, 'Logo Regenerated!')).toContainText('Created a fresh variation for this design slot.');
  const after = await drawings(page);
  expect(after.filter((one, i) => one !== before[i])).toHaveLength(1);
  expect(before).not.toContain(after[2]);
  await toast(page, 'Logo Regenerated!').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drawings(page)).toEqual(before);
  await press(page, 2, 'Regenerate');
  await expect(toast(page, 'Logo Regenerated!')).toBeVisible();
  expect(await drawings(page)).not.toContain(after[2]);
  await press(page, 2, 'Undo');
  await expect.poll(() => drawings(page)).toEqual(before);
});

test.describe('without typefaces', () => {
  test.use({ expected: /Failed to load resource: net::ERR_FAILED/ });

  test('[G-07] [Y-07] a failure is told, what is there stays, and trying again fills the slots', async ({ page }) => {
    await page.route('**/api/fonts**', (route) => route.abort());
    await openGallery(page);
    await expect(toast(page, 'Generation Failed')).toContainText('Failed to generate logos. Please try again.');
    await expect(page.getByText('We couldn’t draw this one.')).toHaveCount(8);
    await page.unroute('**/api/fonts**');
    await page.getByRole('button', { name: 'Try again: 03' }).click();
    await filled(page);
    await expect(toast(page, 'Logo Variations Generated!')).toBeVisible();
  });

  test('[G-04] [G-05] when nothing arrives, both say so and the page keeps what it shows', async ({ page }) => {
    await openGallery(page);
    await filled(page);
    const before = await drawings(page);
    // Another name has other letters: its faces have to be fetched.
    await page.route('**/api/fonts**', (route) => route.abort());
    await page.reload();
    await filled(page);
    await press(page, 1, 'Regenerate');
    await expect(toast(page, 'Regeneration Failed')).toContainText('Failed to regenerate logo. Please try again.');
    expect(await drawings(page)).toEqual(before);
    await page.getByRole('button', { name: 'Generate 4 more' }).click();
    await expect(toast(page, 'Generation Failed')).toContainText('Failed to generate logos. Please try again.');
    await expect(page.getByText('We couldn’t draw this one.')).toHaveCount(4);
    expect(await drawings(page)).toEqual(before);
  });
});

test('[G-05] four more are added, and none is shown again', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const eight = await drawings(page);
  for (const count of [12, 16]) {
    await page.getByRole('button', { name: 'Generate 4 more' }).click();
    await filled(page, count);
  }
  await expect(toast(page, 'Logo Variations Generated!')).toContainText('Created 4 unique logo designs for Juniper & Rye');
  const all = await drawings(page);
  expect(all.slice(0, 8)).toEqual(eight);
  expect(new Set(all).size).toBe(16);
});

test('[G-06] [Y-07] a design downloads as {id}.png, 512 pixels wide and high, and as {id}.svg of paths alone', async ({
  page,
}) => {
  await openGallery(page);
  await filled(page);
  const id = await designs(page).nth(3).inputValue();
  const save = async (format: string) => {
    await press(page, 3, 'Download');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile((await download.path()) ?? '') };
  };
  const png = await save('PNG');
  expect(png.name).toBe(`${id}.png`);
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([512, 512]);
  const svg = await save('SVG');
  expect(svg.name).toBe(`${id}.svg`);
  const tags = new Set([...svg.bytes.toString('utf8').matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));
  expect([...tags].sort()).toEqual(['path', 'svg', 'title']);
});

test('[G-07] success is told once, with the number and the name', async ({ page }) => {
  await openGallery(page);
  await expect(toast(page, 'Logo Variations Generated!')).toContainText('Created 8 unique logo designs for Juniper & Rye');
  await expect(toast(page, 'Logo Variations Generated!')).toHaveCount(1);
  await page.reload();
  await filled(page);
  await page.waitForTimeout(300);
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** Genomes by id, from the browser's own shelf. */
const genomes = (page: Page): Promise<Record<string, { readonly face: string; readonly mark: string | null }>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('brandwright');
        opened.onsuccess = () => {
          const all = opened.result.transaction('designs').objectStore('designs').getAll();
          all.onsuccess = () => resolve(Object.fromEntries(all.result.map((one) => [one.id, one.genome])));
        };
      }),
  );

test('[G-08] More like this brings relatives of that design, and favorites lead the next four', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const ids = () => designs(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await press(page, 6, 'More like this');
  await filled(page, 12);
  const kin = await genomes(page);
  const first = await ids();
  const parent = kin[first[6] ?? ''];
  const related = (id: string): boolean => {
    const one = kin[id];
    return one !== undefined && (one.face === parent?.face || (one.mark !== null && one.mark === parent?.mark));
  };
  expect(first.slice(8).filter(related).length).toBeGreaterThanOrEqual(2);

  await press(page, 4, 'Favorite');
  await expect(page.getByText('Your favorite guides the next four.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate 4 more' }).click();
  await filled(page, 16);
  expect(new Set(await drawings(page)).size).toBe(16);
  const stored = (await draftOf(page)).gallery as { readonly places: { readonly kind: string }[] };
  expect(stored.places.map(({ kind }) => kind)).toEqual([...Array(8).fill('set'), ...Array(8).fill('kin')]);
});

test('[G-09] no two of the eight slots are equal', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  const all = await drawings(page);
  expect(all).toHaveLength(8);
  expect(new Set(all).size).toBe(8);
  for (const one of all) expect(one).not.toMatch(/<(?:text|image)/);
});

test('[W-06] going on needs a choice; with one it leads to the editor', async ({ page }) => {
  await openGallery(page);
  await filled(page);
  await page.getByRole('button', { name: 'Continue with Selected Logo' }).click();
  await expect(toast(page, 'Validation Error')).toContainText('Please select a logo design to continue.');
  await slots(page).nth(1).locator('label').click();
  await expect(designs(page).nth(1)).toBeChecked();
  const { selectedLogo, logoCustomization } = (await draftOf(page)) as unknown as {
    readonly selectedLogo: { readonly id: string; readonly scene: object };
    readonly logoCustomization: unknown;
  };
  expect(selectedLogo.id).toBe(await designs(page).nth(1).inputValue());
  expect(selectedLogo.scene).toBeTruthy();
  expect(logoCustomization).toBeNull();
  await page.getByRole('button', { name: 'Continue with Selected Logo' }).click();
  await expect(page).toHaveURL(/step=6/);
});
