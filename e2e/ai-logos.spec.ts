import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { toast, told } from './rooms-page.ts';

const section = (page: Page) => page.getByRole('region', { name: 'AI professional logo generator' });
const tiles = (page: Page) => section(page).locator('.three').getByRole('listitem');

/** Somebody at their own kit, which is bought. */
async function atKit(page: Page): Promise<void> {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.goto(`/results/${kits[0].id}#professional`);
}

test('[M-07] [K-09] [M-09] three AI logos are drawn, saved as PNG, used in the kit and taken back', async ({ page }) => {
  await atKit(page);
  await expect(section(page)).toContainText('Our built-in design engine draws them. Nothing is sent to an AI model.');
  await section(page).getByRole('button', { name: 'Generate AI logos' }).click();
  await told(page, 'AI Logos Generated!', '3 logos are ready.');
  await expect(tiles(page).getByRole('heading')).toHaveText(['Icon-based', 'Typographic', 'Combination']);
  await expect(section(page)).toContainText('Drawn by Brandwright’s built-in design engine.');
  const art = () =>
    section(page)
      .locator('.square svg')
      .evaluateAll((all) => all.map((one) => one.innerHTML));
  const first = await art();
  expect(new Set(first).size).toBe(3);

  const arrives = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download PNG: Combination, on a light background' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('juniper-&-rye-combination-logo-1024.png');
  const png = await readFile(await file.path());
  // Signature, then the sides and the kind of pixels of IHDR.
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1024, 1024]);
  expect(png.toString('latin1')).toContain('built-in design engine');
  await section(page).getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(tiles(page).first().getByRole('img')).toHaveAccessibleName('Juniper & Rye: icon-based on a dark background');
  await expect(section(page).locator('.square').first()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(section(page).getByRole('button', { name: 'Download PNG: Icon-based, on a dark background' })).toBeVisible();
  await section(page).getByRole('button', { name: 'Light', exact: true }).click();

  await section(page).getByRole('button', { name: 'Generate again' }).click();
  await expect.poll(async () => (await art()).filter((one) => first.includes(one))).toEqual([]);

  // By keyboard: the question has the focus, and leaving it leads back.
  const use = section(page).getByRole('button', { name: 'Use in this kit: Combination' });
  await use.focus();
  await page.keyboard.press('Enter');
  const question = section(page).getByRole('heading', { name: 'Which design should the combination logo replace?' });
  await expect(question).toBeFocused();
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await section(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(tiles(page).nth(2)).toBeFocused();
  await use.click();
  await section(page).getByRole('button', { name: 'Replace Logo 3', exact: true }).click();
  await told(page, 'Logo 3 replaced', 'You can undo this in History.');
  await expect(tiles(page).nth(2)).toContainText('Logo 3 in this kit');
  await expect(question).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.locator('.label')).toHaveText(['Logo 3 replaced with an AI logo']);
  await page.keyboard.press('Control+Z');
  await expect(page.locator('.toast').getByText('Undone: Logo 3 replaced with an AI logo', { exact: true })).toBeVisible();
  await expect(tiles(page).nth(2)).not.toContainText('Logo 3 in this kit');

  // In the place of the finished one, whose files are made again.
  await section(page).getByRole('button', { name: 'Use in this kit: Combination' }).click();
  await section(page).getByRole('button', { name: 'Replace Logo 1: files already made' }).click();
  await expect(toast(page, 'Logo 1 replaced')).toBeVisible();
  const social = page.getByRole('region', { name: 'Social media templates' });
  await expect(social.getByRole('button', { name: /^Open / })).toHaveCount(20);
});

test('[M-04] [M-07] the sample kit shows three AI logos of its own', async ({ page }) => {
  await enter(page);
  await page.goto('/results');
  await expect(tiles(page)).toHaveCount(3);
  await expect(section(page).locator('.square svg')).toHaveCount(3);
  await expect(section(page)).toContainText('Drawn by Brandwright’s built-in design engine.');
  await expect(section(page).getByRole('button')).toHaveText(['Light', 'Dark']);
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
});

test.describe('what fails', () => {
  test.use({ expected: /Failed to load resource|status of (401|403|500)/ });

  test('[M-07] [M-12] a failure, the limit and an ended session are told in the product’s words', async ({ page }) => {
    await atKit(page);
    const answer = async (status: number, code: string): Promise<void> => {
      await page.unroute('**/api/kits/*/ai-logos');
      await page.route('**/api/kits/*/ai-logos', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          json: { type: `/problems/${code}`, title: code, status, detail: code, code, requestId: 'x' },
        }),
      );
      await section(page).getByRole('button', { name: 'Generate AI logos' }).click();
    };
    await answer(500, 'server.internal');
    await told(page, 'Generation Failed', 'Failed to generate AI logos. Please try again.');
    await answer(403, 'usage.limit');
    await told(page, 'Usage Limit Reached', 'Upgrade to premium for unlimited AI logo generation!');
    await answer(401, 'account.needed');
    await told(page, 'Authentication Required', 'Please sign in to generate AI logos.');
    await expect(section(page).getByRole('button', { name: 'Generate AI logos' })).toBeEnabled();
  });
});
