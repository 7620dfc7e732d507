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
  await told(page, 'Your designs are redrawn', 'New files are on the way. You can undo this in History.');
  await expect(customize.getByRole('button', { pressed: true })).toHaveText('Rose Gold and Blush');
  await expect(cover).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  await expect(customize.locator('.facts dd')).toHaveText('Rose Gold and Blush');
  await expect(customize.locator('.swatch-list')).toContainText('#7D3F45');
  // Every design of the page, not the first alone.
  const stages = page.getByRole('region', { name: 'Logos and guidelines' }).locator('.stage');
  await expect(stages.last()).toHaveCSS('background-color', 'rgb(251, 237, 234)');
  // Files are made anew.
  const social = page.getByRole('region', { name: 'Social media templates' });
  await expect(social.getByRole('button', { name: /^Open / })).toHaveCount(20);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download SVG', exact: true }).click();
  await arriving;

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
