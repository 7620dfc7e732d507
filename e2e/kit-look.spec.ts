import { expect } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';
import { told } from './rooms-page.ts';

test('[M-05] [M-09] a palette and a personality redraw designs and files, and are undone', async ({ page }) => {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.goto(`/results/${kits[0].id}`);
  const customize = page.getByRole('region', { name: 'Customize' });
  const tiles = customize.locator('.looks button.look');
  await expect(tiles).toHaveText([
    'Deep Blue and White',
    'Forest Green and Earth Tones',
    'Royal Purple and Silver',
    'Sunset Orange and Coral',
    'Midnight Black and Gold',
    'Rose Gold and Blush',
  ]);
  await expect(customize.locator('.looks .plate svg')).toHaveCount(6);
  const cover = page.locator('.cover .cell.logo');
  const drawn = () => cover.locator('svg').innerHTML();
  const designed = await drawn();
  await customize.getByRole('button', { name: 'Rose Gold and Blush' }).click();
  await told(page, 'Your designs have been redrawn', 'New files are on the way. You can undo this in History.');
  await expect(customize.getByRole('button', { pressed: true })).toHaveText('Rose Gold and Blush');
  await expect(cover).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  await expect(customize.locator('.facts dd')).toHaveText('Rose Gold and Blush');
  await expect(customize.locator('.palette')).toContainText('#7D3F45');
  // Every design of the page, not the first alone.
  const stages = page.getByRole('region', { name: 'Logos and guidelines' }).locator('.stage');
  await expect(stages.last()).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  // Files are made anew.
  const social = page.getByRole('region', { name: 'Social media templates' });
  await expect(social.getByRole('button', { name: /^Open / })).toHaveCount(20);

  await customize.getByRole('tab', { name: 'Personality' }).click();
  const recolored = await drawn();
  await customize.getByRole('button', { name: 'Elegant & Sophisticated' }).click();
  await expect(customize.getByRole('button', { pressed: true })).toHaveText('Elegant & Sophisticated');
  await expect.poll(drawn).not.toBe(recolored);
  await expect(cover).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  await expect(page.getByRole('region', { name: 'History' }).locator('.label')).toHaveText([
    'Personality: Elegant & Sophisticated',
    'Colors: Rose Gold and Blush',
  ]);
  await page.reload();
  await expect(cover).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await customize.getByRole('tab', { name: 'Personality' }).click();
  await customize.getByRole('button', { name: 'Use the original fonts' }).click();
  await expect(customize.getByRole('button', { pressed: true })).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' });
  for (const label of ['Personality: as designed', 'Personality: Elegant & Sophisticated', 'Colors: Rose Gold and Blush']) {
    await steps.click();
    await expect(page.locator('.toast').getByText(`Undone: ${label}`, { exact: true })).toBeVisible();
  }
  await expect.poll(drawn).toBe(designed);
});

test('[M-06] [M-09] a design is regenerated, told where that fails, and brought back', async ({ page }) => {
  await enter(page);
  await bought(page);
  const { kits } = await (await page.request.get('/api/kits')).json();
  await page.goto(`/results/${kits[0].id}#regenerate`);
  const designs = page.getByRole('tabpanel', { name: 'Regenerate' }).getByRole('listitem');
  await expect(designs).toHaveCount(8);
  await expect(designs.first()).toContainText('Finished: its files stay as they are.');
  await expect(page.getByRole('button', { name: 'Regenerate: Logo 1', exact: true })).toHaveCount(0);
  const art = () => designs.nth(2).locator('.plate svg').innerHTML();
  const before = await art();
  const others = await designs.nth(3).locator('.plate svg').innerHTML();
  await page.getByRole('button', { name: 'Regenerate: Logo 3' }).click();
  await told(page, 'Logo Regenerated!', 'You can bring the old one back in History.');
  await expect.poll(art).not.toBe(before);
  expect(await designs.nth(3).locator('.plate svg').innerHTML()).toBe(others);
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await page.keyboard.press('Control+Z');
  await expect(page.locator('.toast').getByText('Undone: New design for logo 3', { exact: true })).toBeVisible();
  await expect.poll(art).toBe(before);
});

test.describe('what fails', () => {
  test.use({ expected: /Failed to load resource|status of 500/ });

  test('[M-12] a regeneration that fails is told, and the design stays', async ({ page }) => {
    await enter(page);
    await bought(page);
    const { kits } = await (await page.request.get('/api/kits')).json();
    await page.route('**/api/kits/*/regenerated', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/results/${kits[0].id}#regenerate`);
    await page.getByRole('button', { name: 'Regenerate: Logo 2' }).click();
    await told(page, 'Error', 'Failed to regenerate logo. Please try again.');
    await expect(page.getByRole('button', { name: 'Regenerate: Logo 2' })).toHaveText('Regenerate');
  });
});
