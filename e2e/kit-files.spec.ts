import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { readZip } from './read-zip.ts';
import { told } from './rooms-page.ts';

/** Somebody’s paid kit, on its page. */
async function openKit(page: Page): Promise<void> {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.goto(`/results/${kits[0].id}`);
}

/** What a press on a button downloads. */
async function downloaded(page: Page, name: string | RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).first().click();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('[K-02] [L-01] files are made with their progress, then downloaded by format with true sizes', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  const busy = { type: '', title: '', status: 503, detail: 'We’re very busy right now.', code: 'press.busy', requestId: '1' };
  await page.route('**/api/kits/*/files', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await release.promise;
    await route.fulfill({ contentType: 'application/jsonl', body: `{"share":0.43}\n${JSON.stringify({ problem: busy })}\n` });
  });
  await openKit(page);
  const card = page.locator('.guidelines-card');
  await expect(card.getByRole('progressbar', { name: 'Making your files' })).toHaveAttribute('value', '0');
  release.resolve();
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', '43');
  // A busy server goes on making them: the page asks again by itself.
  await page.unroute('**/api/kits/*/files');
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await expect(downloads.getByRole('row')).toHaveText([
    /^PNG.*\d+ files, [\d.]+ [kM]B/,
    /^JPG/,
    /^PDF/,
    /^SVG/,
    /^EPS/,
    /^Social/,
    /^Stationery/,
    /^Everything.*\d{3} files, [\d.]+ MB/,
  ]);
  // The inks of the files.
  const cover = page.locator('.cover');
  await cover.getByRole('radio', { name: 'CMYK' }).check({ force: true });
  await expect(cover.getByRole('button', { name: /^Copy Logo icon/ }).first()).toContainText(/C\d+ M\d+ Y\d+ K\d+$/);
  const svg = await downloaded(page, 'Download SVG');
  expect(svg.name).toBe('juniper-rye-svg-package.zip');
  await told(page, 'Download Complete!', 'juniper-rye-svg-package.zip is in your downloads.');
  const files = [...readZip(svg.bytes).keys()];
  const row = await downloads.getByRole('row').filter({ hasText: /^SVG/ }).textContent();
  expect(row).toContain(`${files.length} files, ${Math.round(svg.bytes.length / 1000)} KB`);
  expect(files.filter((path) => !path.endsWith('.svg'))).toEqual(['licenses.txt']);
  await expect(page.getByText('Downloaded so far: SVG 1×')).toBeVisible();
  // One file by itself.
  await downloads.getByText('Browse every file').click();
  await downloads.getByText('guidelines', { exact: true }).click();
  const arriving = page.waitForEvent('download');
  await downloads.getByRole('button', { name: 'juniper-rye-brand-sheet.pdf' }).click();
  expect((await arriving).suggestedFilename()).toBe('juniper-rye-brand-sheet.pdf');
  const book = await downloaded(page, /^Download PDF, \d+ KB$/);
  expect([book.name, book.bytes.subarray(0, 5).toString()]).toEqual(['juniper-rye-brand-guidelines.pdf', '%PDF-']);
});

test('[T-02] templates are looked at one by one in a window that closes with ×, and downloaded', async ({ page }) => {
  await openKit(page);
  const social = page.getByRole('region', { name: 'Social media templates' });
  const tiles = social.getByRole('button', { name: /^Open / });
  await expect(tiles).toHaveCount(20);
  await tiles.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      tiles
        .first()
        .locator('img')
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBe(800);
  const tile = social.getByRole('button', { name: 'Open Instagram: Story 1080 × 1920' });
  await tile.click();
  const view = page.getByRole('dialog', { name: 'Instagram: Story' });
  const picture = view.getByRole('img', { name: 'Instagram: Story' });
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
    .toEqual([1080, 1920]);
  expect([await axe(page), await smallTargets(page)]).toEqual([[], []]);
  const png = await downloaded(page, /^Download Instagram: Story, PNG, \d+ KB$/);
  expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual(['instagram-story-1080x1920.png', 'PNG']);
  const svg = await downloaded(page, /^Download Instagram: Story, SVG, \d+ KB$/);
  expect(svg.bytes.toString()).toContain('viewBox="0 0 1080 1920"');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Instagram: Story, news' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
  await expect(tile).toBeFocused();
  const all = await downloaded(page, 'Download all templates');
  expect(all.name).toBe('juniper-rye-social-package.zip');
  expect(readZip(all.bytes).size).toBe(41);
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
});

test.describe('a headline', () => {
  // A refusal is a status that browsers log.
  test.use({ expected: /Failed to load resource: .* status of 422/ });

  test('[T-02] [M-09] is edited in the window of its template, redrawn and undone', async ({ page }) => {
    await openKit(page);
    await page.getByRole('button', { name: 'Open Facebook: Post 1200 × 630' }).click();
    const view = page.getByRole('dialog', { name: 'Facebook: Post' });
    const picture = view.getByRole('img', { name: 'Facebook: Post' });
    const before = await picture.getAttribute('src');
    const field = view.getByRole('textbox', { name: 'Headline' });
    await expect(field).toHaveAttribute('placeholder', 'We’re open');
    const update = view.getByRole('button', { name: 'Update' });
    await expect(update).toBeDisabled();
    // Arrows move in the text, not to the next template.
    await field.fill('Sale 🎉');
    await field.press('ArrowLeft');
    await field.press('Enter');
    await expect(view.getByText('Our fonts don’t include “🎉”. Please leave it out.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('Open all night');
    await field.press('Enter');
    await expect(view.getByRole('progressbar', { name: 'Making your files' })).toBeVisible();
    await expect(view.getByRole('status')).toHaveText('Headline updated. Your new files are being made.');
    await expect(view.getByRole('button', { name: /^Download Facebook: Post, PNG/ })).toBeVisible();
    expect(await picture.getAttribute('src')).not.toBe(before);
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    expect([await axe(page), await smallTargets(page)]).toEqual([[], []]);
    await view.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await page.getByRole('button', { name: 'Open Facebook: Post 1200 × 630' }).click();
    await expect(field).toHaveValue('');
  });
});

test.describe('what does not come', () => {
  test.use({ expected: /Failed to load resource|status of (500|503)/ });

  test('[L-01] [T-02] where files cannot be made or a picture does not come, the page says so and tries again', async ({
    page,
  }) => {
    const problem = {
      type: '',
      title: '',
      status: 503,
      detail: 'We’re very busy right now.',
      code: 'press.failed',
      requestId: '1',
    };
    const line = { problem };
    await page.route('**/api/kits/*/files', (route) =>
      route.fulfill({ contentType: 'application/jsonl', body: `${JSON.stringify({ share: 0.1 })}\n${JSON.stringify(line)}\n` }),
    );
    await openKit(page);
    const downloads = page.getByRole('region', { name: 'Downloads' });
    await expect(downloads.getByRole('alert')).toHaveText('We couldn’t make your files. We’re very busy right now.');
    await told(page, 'Generation Failed', 'Failed to generate social media templates. Please try again.');
    await page.unroute('**/api/kits/*/files');
    await downloads.getByRole('button', { name: 'Try again' }).click();
    await expect(downloads.getByRole('row')).toHaveCount(8);
    await page.route('**/api/kits/*/templates/*', (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/kits/*/files', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.reload();
    await page.getByRole('button', { name: /^Open Facebook: Cover/ }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('This preview couldn’t be loaded.');
    await page.getByRole('button', { name: /^Download Facebook: Cover, PNG/ }).click();
    await told(page, 'Download Failed', 'Failed to download template.');
  });
});
